// @ts-check
/** Workshops, and what brings things there. The origin of each is the middle of where it stands. */
import {
  C,
  at,
  circle,
  ellipse,
  faded,
  path,
  polygon,
  rect,
  ring,
  shadow,
  stroke,
  times,
  turned,
} from './shapes.mjs';

/** Tools on a board. The origin is the middle of the board. */
export const toolBoard = [
  rect(-430, -170, 860, 340, C.wood, 14),
  rect(-412, -152, 824, 304, '#C79361', 8),
  times(15, (column) => times(5, (row) => circle(-378 + column * 54, -120 + row * 60, 4, C.bark))),
  at(
    -320,
    -110,
    1,
    rect(-16, 0, 32, 110, C.brick, 14),
    rect(-6, 108, 12, 104, C.steel, 4),
    rect(-10, 200, 20, 12, C.slate, 3),
  ),
  at(-236, -110, 0.9, rect(-16, 0, 32, 110, C.forest, 14), rect(-6, 108, 12, 82, C.steel, 4)),
  at(
    -120,
    -104,
    1,
    ring(0, 26, 26, C.slate, 20),
    rect(-14, 46, 28, 128, C.slate, 6),
    ring(0, 194, 20, C.slate, 16),
    polygon(
      [
        [-20, -14],
        [20, -14],
        [12, 14],
        [-12, 14],
      ],
      '#C79361',
    ),
  ),
  at(
    10,
    -108,
    1,
    stroke('M-20 0 L14 84', C.slate, 22),
    stroke('M20 0 L-14 84', C.slate, 22),
    circle(0, 52, 16, C.steel),
    stroke('M14 84 C 40 130 34 170 28 214', C.brick, 22),
    stroke('M-14 84 C -40 130 -34 170 -28 214', C.brick, 22),
  ),
  at(140, -110, 1, rect(-58, 0, 116, 46, C.slate, 10), rect(-12, 40, 24, 176, C.bark, 8)),
  at(300, -100, 1, ring(0, 84, 74, C.night, 20), ring(0, 84, 42, C.night, 16), circle(62, 130, 16, C.ochre)),
].join('');

/** A device that lies open on a bench, with its lamp and a soldering iron. */
export function repairBench() {
  return [
    rect(-330, -20, 660, 20, C.pine, 8),
    turned(
      0,
      -90,
      -20,
      shadow(360),
      path('M-170 0 V-178 Q-170 -196 -152 -196 H152 Q170 -196 170 -178 V0 Z', C.night),
      rect(-150, -176, 300, 156, C.pine, 6),
      rect(-126, -154, 84, 52, C.forest, 4),
      times(5, (index) => rect(-118 + index * 15, -146, 7, 36, C.mint, 2)),
      rect(-24, -154, 40, 40, C.night, 4),
      circle(70, -128, 26, C.ochre),
      circle(70, -128, 12, C.straw),
      stroke('M-126 -80 H-40 V-48 H60 V-84 H120', C.ochre, 6),
      stroke('M-126 -56 H-70 V-34 H110', C.peach, 6),
      circle(-126, -80, 8, C.straw),
      circle(120, -84, 8, C.straw),
    ),
    turned(
      -28,
      180,
      -72,
      rect(0, -12, 120, 26, C.brick, 12),
      rect(-66, -6, 70, 14, C.steel, 6),
      polygon(
        [
          [-66, -6],
          [-66, 8],
          [-96, 3],
        ],
        C.slate,
      ),
    ),
    stroke('M286 -120 C 350 -150 330 -40 300 -20', C.night, 9),
  ].join('');
}

/** A lamp on a jointed arm, its cone of light falling to the left. */
export function deskLamp() {
  return [
    faded(
      0.4,
      polygon(
        [
          [-212, -282],
          [-128, -246],
          [-60, -6],
          [-420, -6],
        ],
        C.straw,
      ),
    ),
    shadow(180),
    rect(-76, -22, 152, 22, C.forest, 11),
    stroke('M0 -20 L58 -220 L-130 -330', C.forest, 17),
    circle(58, -220, 17, C.ochre),
    turned(
      24,
      -150,
      -318,
      path('M-34 -30 H34 L72 52 H-72 Z', C.brick),
      ellipse(0, 52, 72, 12, C.straw),
      rect(-18, -50, 36, 26, C.clay, 8),
    ),
  ].join('');
}

/** A wooden crate; `inside` shows above its edge. @type {(inside?: string, width?: number) => string} */
export function crate(inside = '', width = 330) {
  const half = width / 2;
  return [
    shadow(width + 40),
    inside,
    rect(-half, -190, width, 190, C.wood, 6),
    times(3, (index) => rect(-half, -188 + index * 64, width, 54, index === 1 ? '#C28D59' : '#B47B45', 4)),
    rect(-half, -190, 30, 190, C.bark, 4),
    rect(half - 30, -190, 30, 190, C.bark, 4),
    rect(-58, -122, 116, 54, C.straw, 4),
    polygon(
      [
        [-40, -84],
        [-24, -108],
        [-8, -84],
      ],
      C.clay,
    ),
    rect(6, -106, 34, 7, C.clay, 3),
    rect(6, -92, 24, 7, C.clay, 3),
  ].join('');
}

/** A parcel of card. @type {(width: number, height: number) => string} */
export const carton = (width, height) =>
  [
    shadow(width),
    rect(-width / 2, -height, width, height, '#D2A672', 5),
    faded(0.14, rect(width * 0.12, -height, width * 0.38, height, C.ink, 5)),
    rect(-18, -height, 36, height * 0.42, C.straw),
    stroke(`M${-width / 2 + 26} -26 v-30 m-12 12 l12 -14 l12 14`, C.bark, 6),
  ].join('');

/** A lorry with an open load of desks and crates. */
export function lorry(load = '') {
  return [
    shadow(1080),
    load,
    rect(-500, -150, 700, 44, C.bark, 6),
    rect(-500, -230, 700, 84, C.brick, 8),
    times(6, (index) => rect(-482 + index * 114, -220, 96, 62, C.clay, 6)),
    times(11, (index) =>
      polygon(
        [
          [-480 + index * 62, -164],
          [-458 + index * 62, -206],
          [-436 + index * 62, -164],
        ],
        C.straw,
      ),
    ),
    path(
      'M214 -106 V-366 Q214 -392 240 -392 H366 Q392 -392 404 -366 L448 -240 Q494 -228 498 -190 V-106 Z',
      C.forest,
    ),
    path('M256 -352 H352 Q366 -352 372 -336 L404 -246 H256 Z', C.sky),
    rect(230, -214, 44, 10, C.mint, 5),
    rect(468, -186, 30, 32, C.straw, 8),
    rect(196, -112, 306, 30, C.night, 10),
    [-360, -210, 350]
      .map((x) =>
        [circle(x, -70, 72, C.ink), circle(x, -70, 38, C.steel), circle(x, -70, 13, C.slate)].join(''),
      )
      .join(''),
  ].join('');
}
