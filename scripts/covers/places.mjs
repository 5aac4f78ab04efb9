// @ts-check
/** Buildings and water. The origin of each is the middle of where it stands. */
import { C, at, circle, faded, path, polygon, rect, shadow, stroke, times, turned } from './shapes.mjs';

/** A slanted field of solar panels. @type {(columns: number, rows: number) => string} */
function panels(columns, rows) {
  const [width, height, slant] = [96, 66, 34];
  return times(rows, (row) =>
    times(columns, (column) => {
      const x = column * (width + 8) - row * slant;
      const y = row * (height + 7);
      return [
        polygon(
          [
            [x, y],
            [x + width, y],
            [x + width - slant * 0.9, y + height],
            [x - slant * 0.9, y + height],
          ],
          '#24506B',
        ),
        stroke(
          `M${x + width / 2} ${y + 3} l${-slant * 0.82} ${height - 6} M${x - 13} ${y + height / 2} h${width - 4}`,
          '#4C7E96',
          2.5,
        ),
        polygon(
          [
            [x + 4, y + 3],
            [x + 34, y + 3],
            [x - 12, y + height - 3],
            [x - slant * 0.9 + 4, y + height - 3],
          ],
          '#33627D',
        ),
      ].join('');
    }),
  );
}

/** A community centre with panels on its roof. */
export function solarCentre() {
  return [
    shadow(1060),
    rect(-430, -300, 860, 300, '#F6EDDB'),
    rect(-430, -300, 860, 300, C.blush),
    rect(130, -300, 300, 300, '#E9C4A6'),
    rect(-430, -46, 860, 46, C.brick),
    times(17, (index) =>
      polygon(
        [
          [-428 + index * 51, -46],
          [-402 + index * 51, -86],
          [-377 + index * 51, -46],
        ],
        C.brick,
      ),
    ),
    polygon(
      [
        [-520, -290],
        [-390, -560],
        [470, -560],
        [520, -290],
      ],
      C.clay,
    ),
    polygon(
      [
        [-520, -290],
        [520, -290],
        [520, -266],
        [-520, -266],
      ],
      C.bark,
    ),
    at(-330, -538, 1, panels(7, 3)),
    rect(-66, -212, 132, 212, C.forest, 8),
    path('M-66 -196 Q-66 -256 0 -256 Q66 -256 66 -196 Z', C.pine),
    circle(42, -98, 8, C.straw),
    [-320, -190, 190, 320]
      .map((x) =>
        [
          rect(x - 46, -212, 92, 104, C.sand, 8),
          rect(x - 36, -202, 72, 84, C.straw, 4),
          stroke(`M${x} -202 V-118 M${x - 36} -160 H${x + 36}`, C.sand, 7),
        ].join(''),
      )
      .join(''),
  ].join('');
}

/** A hand pump on its slab, water running into a can. */
export function pump() {
  return [
    shadow(420),
    rect(-190, -26, 380, 26, C.steel, 8),
    rect(-46, -300, 92, 276, C.forest, 12),
    faded(0.16, rect(10, -300, 36, 276, C.ink, 12)),
    rect(-62, -330, 124, 44, C.pine, 14),
    stroke('M-10 -330 L-40 -384 L-214 -330', C.pine, 22),
    circle(-222, -326, 24, C.brick),
    stroke('M40 -216 H126 Q150 -216 150 -190', C.forest, 32),
    stroke('M150 -172 V-120', C.dusk, 16),
  ].join('');
}

/** @type {(colour?: string) => string} */
export function jerrycan(colour = C.ochre) {
  return [
    shadow(130),
    path(
      'M-56 0 Q-64 0 -64 -12 V-104 Q-64 -126 -44 -132 L-30 -138 H34 Q64 -132 64 -104 V-12 Q64 0 54 0 Z',
      colour,
    ),
    stroke('M-24 -134 Q-20 -160 6 -158 H22 Q40 -156 40 -134', colour, 15),
    rect(-54, -156, 32, 24, C.bark, 6),
    faded(0.18, stroke('M-38 -26 L38 -96 M-38 -96 L38 -26', C.ink, 10)),
  ].join('');
}

/** A bench photometer with a vial. */
export function photometer() {
  return [
    shadow(320),
    path('M-140 0 V-92 Q-140 -110 -122 -112 L96 -150 Q140 -154 140 -116 V0 Z', '#F4F7F4'),
    faded(0.5, rect(-140, -24, 280, 24, C.steel)),
    turned(
      -9,
      -48,
      -78,
      rect(-66, -34, 132, 58, C.night, 8),
      rect(-56, -26, 112, 42, C.mint, 4),
      stroke('M-40 -2 h30 m14 0 h36', C.forest, 8),
    ),
    times(3, (index) => circle(48 + index * 30, -54, 10, [C.brick, C.ochre, C.fern][index] ?? C.fern)),
    rect(62, -196, 52, 58, '#EAF1EF', 8),
    rect(62, -172, 52, 34, C.dusk, 8),
    rect(58, -206, 60, 16, C.forest, 6),
  ].join('');
}
