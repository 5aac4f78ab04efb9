// @ts-check
/** Things of schools and offices. The origin of each is the middle of where it stands. */
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

/** @type {(index: number, height: number, colour: string) => string} */
const bar = (index, height, colour) => rect(14 + index * 30, 44 - height, 20, height, colour, 4);

/** What a screen shows: a page of text with a chart. */
const page = [
  rect(-130, -74, 92, 12, C.mint, 6),
  times(4, (index) => rect(-130, -46 + index * 26, 110 - (index % 2) * 26, 8, C.fern, 4)),
  bar(0, 52, C.ochre),
  bar(1, 84, C.brick),
  bar(2, 66, C.ochre),
  bar(3, 112, C.peach),
].join('');

/** An open laptop, seen from the front. */
export function laptop(lid = C.night) {
  return [
    shadow(500),
    rect(-184, -282, 368, 258, lid, 18),
    rect(-168, -266, 336, 214, C.forest, 8),
    at(0, -158, 1, page),
    faded(
      0.08,
      polygon(
        [
          [-168, -266],
          [30, -266],
          [-90, -52],
          [-168, -52],
        ],
        C.sand,
      ),
    ),
    path('M-240 -26 H240 L252 -8 Q252 0 240 0 H-240 Q-252 0 -252 -8 Z', C.steel),
    path('M-240 -26 H240 L246 -17 H-246 Z', '#DDE4E0'),
    rect(-46, -26, 92, 8, C.slate, 4),
  ].join('');
}

/** A desk for two with its bench, seen from the front. */
export function schoolDesk(wood = C.ochre, frame = C.forest) {
  return [
    shadow(460),
    stroke('M-176 -300 V-6 M176 -300 V-6', frame, 16),
    rect(-206, -396, 412, 66, wood, 12),
    faded(0.12, rect(-206, -350, 412, 20, C.ink, 10)),
    stroke('M-196 -226 L-214 0 M196 -226 L214 0', frame, 20),
    rect(-224, -196, 448, 82, C.bark, 10),
    rect(-206, -182, 412, 34, '#6F4527', 8),
    rect(-246, -232, 492, 40, wood, 10),
    faded(0.16, rect(-246, -204, 492, 12, C.ink, 6)),
    stroke('M-204 -40 H204', frame, 12),
  ].join('');
}

/** A brailler: a machine with six keys and a space bar, a page standing in it. */
export function brailler() {
  const dots = [
    [0, 0],
    [0, 1],
    [1, 0],
    [0, 2],
    [1, 1],
    [1, 2],
  ];
  return [
    shadow(560),
    path('M-168 -210 V-470 Q-168 -482 -156 -482 H156 Q168 -482 168 -470 V-210 Z', C.sand),
    faded(0.5, rect(-168, -230, 336, 24, C.line)),
    times(3, (row) =>
      times(6, (cell) =>
        dots
          .filter((_, index) => (cell * 5 + row * 3 + index * index) % 3 !== 0)
          .map(([column, line]) =>
            circle(-134 + cell * 50 + (column ?? 0) * 16, -450 + row * 70 + (line ?? 0) * 16, 5.5, C.control),
          )
          .join(''),
      ),
    ),
    rect(-236, -236, 472, 44, C.night, 20),
    circle(-250, -214, 32, C.brick),
    circle(250, -214, 32, C.brick),
    circle(-250, -214, 13, C.clay),
    circle(250, -214, 13, C.clay),
    path('M-226 -200 H226 L262 -34 Q264 0 234 0 H-234 Q-264 0 -262 -34 Z', C.forest),
    path('M-226 -200 H226 L234 -164 H-234 Z', C.pine),
    times(
      3,
      (index) =>
        rect(-206 + index * 58, -104, 48, 76, C.sand2, 14) +
        faded(0.14, rect(-206 + index * 58, -50, 48, 22, C.ink, 11)),
    ),
    rect(-26, -92, 52, 64, C.peach, 14),
    times(
      3,
      (index) =>
        rect(42 + index * 58, -104, 48, 76, C.sand2, 14) +
        faded(0.14, rect(42 + index * 58, -50, 48, 22, C.ink, 11)),
    ),
  ].join('');
}

/** A desktop computer with its keyboard. */
export function desktopComputer(tower = true) {
  return [
    shadow(tower ? 560 : 420),
    rect(-46, -70, 92, 64, C.slate, 6),
    rect(-104, -14, 208, 14, C.slate, 7),
    rect(-196, -318, 392, 256, C.night, 18),
    rect(-178, -300, 356, 214, C.forest, 8),
    at(0, -192, 1.02, page),
    tower
      ? [
          rect(224, -296, 112, 296, C.night, 14),
          rect(242, -272, 76, 14, C.slate, 7),
          rect(242, -246, 76, 14, C.slate, 7),
          circle(280, -60, 15, C.fern),
        ].join('')
      : '',
  ].join('');
}

/** A keyboard, seen from above its front edge. */
export const keyboard = [
  path('M-160 -34 H160 L178 0 H-178 Z', '#E3E8E4'),
  times(9, (index) => rect(-146 + index * 33, -28, 25, 8, C.slate, 3)),
  times(9, (index) => rect(-152 + index * 34, -15, 27, 8, C.slate, 3)),
].join('');

export function blackboard(width = 620, height = 300) {
  return [
    rect(-width / 2 - 16, -height - 16, width + 32, height + 32, C.wood, 10),
    rect(-width / 2, -height, width, height, C.forest, 4),
    stroke(
      `M${-width / 2 + 50} -230 h120 M${-width / 2 + 50} -196 h170 M${-width / 2 + 50} -162 h92`,
      C.mint,
      8,
    ),
    ring(width / 2 - 130, -170, 66, C.mint, 6),
    stroke(
      `M${width / 2 - 130} -236 V-104 M${width / 2 - 196} -170 H${width / 2 - 64} M${width / 2 - 130} -236 C ${width / 2 - 190} -200 ${width / 2 - 190} -140 ${width / 2 - 130} -104 C ${width / 2 - 70} -140 ${width / 2 - 70} -200 ${width / 2 - 130} -236`,
      C.mint,
      5,
    ),
    rect(-width / 2, 4, width, 12, C.bark, 4),
    rect(-30, -2, 60, 8, C.sand, 4),
  ].join('');
}

export function globe() {
  return [
    shadow(170),
    rect(-62, -18, 124, 18, C.bark, 9),
    stroke('M0 -18 V-52', C.bark, 14),
    `<clipPath id="globe"><circle cx="0" cy="-152" r="94"/></clipPath>`,
    circle(0, -152, 94, C.dusk),
    '<g clip-path="url(#globe)">',
    path(
      'M-34 -232 C 10 -250 64 -232 60 -206 C 46 -188 66 -178 48 -160 C 54 -120 26 -92 10 -66 C -6 -86 -4 -112 -16 -130 C -44 -132 -60 -152 -54 -186 C -52 -210 -50 -222 -34 -232 Z',
      C.fern,
    ),
    path('M66 -118 C 82 -122 78 -88 68 -82 C 60 -92 60 -110 66 -118 Z', C.fern),
    path('M-96 -170 C -70 -180 -70 -130 -88 -112 L-110 -120 Z', C.pine),
    '</g>',
    stroke('M44 -262 A118 118 0 0 1 40 -42', C.ochre, 10),
  ].join('');
}

/** A potted plant. */
export function plant(pot = C.brick) {
  return [
    shadow(120),
    path('M0 -84 C -18 -150 -70 -170 -96 -228 C -40 -220 -8 -180 0 -120 Z', C.pine),
    path('M0 -84 C 14 -140 60 -160 92 -204 C 84 -140 40 -112 6 -92 Z', C.fern),
    path('M-4 -90 C -26 -170 -2 -230 16 -282 C 44 -220 34 -150 10 -90 Z', C.forest),
    path('M-60 -92 H60 L46 0 H-46 Z', pot),
    rect(-68, -104, 136, 26, pot, 8),
    faded(0.16, rect(-68, -82, 136, 10, C.ink)),
    ellipse(0, -92, 0.1, 0.1, pot),
  ].join('');
}

/** Pencils in a cup. */
export function pencils() {
  return [
    shadow(100),
    turned(
      -9,
      -14,
      -70,
      rect(-8, -84, 16, 90, C.ochre),
      polygon(
        [
          [-8, -84],
          [8, -84],
          [0, -108],
        ],
        C.peach,
      ),
    ),
    turned(
      4,
      4,
      -74,
      rect(-8, -96, 16, 100, C.clay),
      polygon(
        [
          [-8, -96],
          [8, -96],
          [0, -120],
        ],
        C.peach,
      ),
    ),
    turned(
      15,
      20,
      -70,
      rect(-8, -74, 16, 80, C.pine),
      polygon(
        [
          [-8, -74],
          [8, -74],
          [0, -98],
        ],
        C.peach,
      ),
    ),
    rect(-42, -92, 84, 92, C.sand2, 8),
    rect(-42, -60, 84, 14, C.forest),
    rect(-42, -40, 84, 6, C.ochre),
  ].join('');
}
