// @ts-check
/** Books, and what carries them. The origin of each is the middle of where it stands. */
import { C, at, circle, faded, path, polygon, rect, shadow, stroke, times } from './shapes.mjs';

/** A closed book that lies flat. @type {(width: number, height: number, cover: string) => string} */
const flatBook = (width, height, cover) =>
  [
    rect(-width / 2, -height, width, height, cover, 7),
    rect(-width / 2 + 22, -height + 7, width - 22, height - 14, C.sand, 3),
    stroke(`M${-width / 2 + 26} ${-height / 2} H${width / 2 - 6}`, C.line, 2),
    rect(width / 2 - 5, -height, 5, height, cover, 2),
  ].join('');

/** @type {(colours?: string[]) => string} */
export function bookStack(colours = [C.clay, C.forest, C.ochre]) {
  const widths = [250, 214, 232, 190];
  return [
    shadow(270),
    colours
      .map((colour, index) =>
        at([0, 10, -8, 6][index % 4] ?? 0, -index * 46, 1, flatBook(widths[index % 4] ?? 220, 44, colour)),
      )
      .join(''),
  ].join('');
}

const SPINES = [
  [30, 130, C.clay],
  [24, 112, C.forest],
  [36, 142, C.ochre],
  [22, 120, C.pine],
  [32, 104, C.brick],
  [26, 136, C.night],
  [34, 118, C.fern],
  [24, 128, C.bark],
  [30, 108, C.peach],
  [28, 140, C.forest],
];

/** Books that stand in a row, filling a width. @type {(width: number, first?: number, scale?: number) => string} */
export function bookRow(width, first = 0, scale = 1) {
  const drawn = [];
  for (let x = 0, index = first; ; index += 1) {
    const [thickness, height, colour] = SPINES[index % SPINES.length] ?? [0, 0, ''];
    const w = Number(thickness) * scale;
    const h = Number(height) * scale;
    if (x + w > width) break;
    drawn.push(rect(x, -h, w - 2, h, String(colour), 3));
    drawn.push(
      rect(x + 4, -h * 0.8, w - 10, 5 * scale, C.straw, 2),
      rect(x + 4, -h * 0.25, w - 10, 4 * scale, C.straw, 2),
    );
    x += w;
  }
  return drawn.join('');
}

export function bookshelf(width = 460, shelves = 3) {
  const step = 182;
  const height = shelves * step + 26;
  return [
    shadow(width + 30),
    rect(-width / 2, -height, width, height, C.bark, 8),
    times(shelves, (index) => {
      const floor = -height + 22 + (index + 1) * step - 22;
      return [
        rect(-width / 2 + 20, floor - 162, width - 40, 162, '#5E3B22'),
        at(-width / 2 + 24, floor, 1, bookRow(width - 60, index * 3 + 1)),
        rect(-width / 2 + 20, floor, width - 40, 18, C.wood),
      ].join('');
    }),
    rect(-width / 2 - 10, -height - 10, width + 20, 24, C.wood, 6),
  ].join('');
}

/** An open book that lies on a table. */
export const openBook = [
  path('M0 -8 C -50 -44 -120 -40 -158 -22 L-158 8 C -116 -10 -50 -10 0 20 Z', C.sand),
  path('M0 -8 C 50 -44 120 -40 158 -22 L158 8 C 116 -10 50 -10 0 20 Z', C.sand2),
  stroke('M-134 -18 C -90 -28 -50 -24 -18 -6 M134 -18 C 90 -28 50 -24 18 -6', C.line, 4),
  path(
    'M-158 8 C -116 -10 -50 -10 0 20 C 50 -10 116 -10 158 8 L158 16 C 110 0 50 2 0 30 C -50 2 -110 0 -158 16 Z',
    C.clay,
  ),
].join('');

/** A van whose side opens to shelves of books. */
export function libraryVan() {
  return [
    shadow(1010),
    path('M-480 -60 V-372 Q-480 -404 -448 -404 H196 V-60 Z', C.forest),
    path('M196 -404 H286 Q320 -404 340 -372 L420 -236 Q470 -226 480 -186 V-60 H196 Z', C.pine),
    rect(-480, -112, 960, 46, C.night, 14),
    path('M232 -364 H286 Q304 -364 316 -346 L374 -240 H232 Z', C.sky),
    faded(0.6, path('M232 -364 H262 L240 -240 H232 Z', C.sand)),
    rect(236, -200, 44, 10, C.mint, 5),
    rect(446, -188, 34, 34, C.straw, 8),
    rect(-434, -346, 580, 222, '#5E3B22', 8),
    at(-426, -246, 1, bookRow(566, 2, 0.62)),
    rect(-434, -246, 580, 14, C.wood),
    at(-426, -138, 1, bookRow(566, 6, 0.66)),
    rect(-434, -138, 580, 14, C.wood),
    polygon(
      [
        [-434, -346],
        [146, -346],
        [188, -432],
        [-476, -432],
      ],
      C.brick,
    ),
    times(7, (index) =>
      polygon(
        [
          [-434 + index * 83, -346],
          [-393 + index * 83, -346],
          [-428 + index * 95, -432],
          [-476 + index * 95, -432],
        ],
        C.straw,
      ),
    ),
    rect(-480, -440, 672, 12, C.clay, 6),
    [-300, 300]
      .map((x) =>
        [circle(x, -56, 76, C.ink), circle(x, -56, 42, C.steel), circle(x, -56, 15, C.slate)].join(''),
      )
      .join(''),
  ].join('');
}
