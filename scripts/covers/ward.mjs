// @ts-check
/** Things of wards and workshops for health. The origin of each is the middle of where it stands. */
import { C, circle, faded, path, polygon, rect, ring, shadow, stroke, times, turned } from './shapes.mjs';
import { heartLine } from './lab.mjs';

/** @type {(x: number) => string} */
const castor = (x) =>
  [stroke(`M${x} -86 V-36`, C.slate, 14), circle(x, -22, 23, C.ink), circle(x, -22, 9, C.steel)].join('');

/** A hospital bed from its side, with a blanket of woven cloth. */
export function hospitalBed(blanket = C.brick) {
  return [
    shadow(800),
    castor(-290),
    castor(290),
    stroke('M-250 -96 L190 -64 M250 -96 L-190 -64', C.slate, 12),
    rect(-352, -136, 704, 40, C.steel, 12),
    rect(-384, -386, 40, 300, C.forest, 16),
    rect(344, -306, 40, 220, C.forest, 16),
    path('M-340 -136 V-190 Q-340 -206 -322 -206 H322 Q340 -206 340 -188 V-136 Z', '#F7FAF8'),
    path('M-340 -200 L-330 -232 Q-322 -262 -286 -256 L-150 -224 Q-128 -218 -134 -204 Z', C.sand),
    faded(0.5, stroke('M-312 -228 Q-240 -214 -168 -206', C.line, 7)),
    path(
      'M-110 -212 Q-96 -238 -60 -234 H300 Q344 -234 346 -192 V-120 Q346 -108 334 -108 H-100 Q-116 -108 -116 -124 Z',
      blanket,
    ),
    path('M-110 -212 Q-96 -238 -60 -234 H-20 L-36 -108 H-100 Q-116 -108 -116 -124 Z', C.straw),
    times(9, (index) =>
      polygon(
        [
          [2 + index * 38, -108],
          [21 + index * 38, -142],
          [40 + index * 38, -108],
        ],
        C.straw,
      ),
    ),
    times(8, (index) =>
      polygon(
        [
          [32 + index * 38, -176],
          [40 + index * 38, -190],
          [48 + index * 38, -176],
          [40 + index * 38, -162],
        ],
        C.peach,
      ),
    ),
    stroke('M-70 -124 V-252 Q-70 -276 -46 -276 H106 Q130 -276 130 -252 V-124', C.slate, 11),
    stroke('M-70 -200 H130', C.slate, 9),
  ].join('');
}

/** A wheelchair from its side. */
export function wheelchair(cloth = C.brick) {
  return [
    shadow(470),
    stroke('M-132 -400 H-186', C.ink, 20),
    stroke('M-132 -396 L-104 -190 H96 L150 -44', C.slate, 17),
    stroke('M-104 -190 L-112 -120 M96 -190 L74 -70', C.slate, 15),
    path('M-156 -380 Q-140 -392 -122 -384 L-92 -208 H-126 Z', cloth),
    rect(-116, -222, 226, 34, cloth, 14),
    faded(0.16, rect(-116, -202, 226, 14, C.ink, 7)),
    stroke('M-104 -300 H44 Q70 -300 72 -270 V-224', C.slate, 14),
    rect(-84, -314, 132, 24, C.night, 12),
    stroke('M140 -40 H206', C.night, 18),
    circle(98, -40, 40, C.ink),
    circle(98, -40, 20, C.steel),
    ring(-70, -144, 134, C.ink, 20),
    ring(-70, -144, 110, C.steel, 6),
    times(8, (index) => turned(index * 45, -70, -144, stroke('M0 -26 V-124', C.slate, 4))),
    circle(-70, -144, 26, C.forest),
    circle(-70, -144, 10, C.straw),
  ].join('');
}

/** A dental chair with its lamp. */
export function dentalChair() {
  return [
    shadow(640),
    rect(-150, -34, 320, 34, C.night, 16),
    path('M-40 -34 L-66 -166 H96 L64 -34 Z', C.steel),
    path(
      'M-330 -392 Q-344 -436 -306 -448 Q-276 -456 -258 -424 L-150 -220 H40 L242 -122 Q272 -104 258 -78 Q244 -56 214 -70 L20 -156 H-150 Q-188 -156 -208 -190 Z',
      C.pine,
    ),
    path(
      'M-330 -392 Q-344 -436 -306 -448 Q-276 -456 -258 -424 L-150 -220 H40 L242 -122 L230 -104 L34 -198 H-160 Z',
      C.fern,
    ),
    rect(-106, -258, 150, 30, C.forest, 15),
    turned(-30, -316, -452, rect(-50, -50, 100, 62, C.forest, 22)),
    stroke('M190 -34 V-520 L20 -600 L-96 -520', C.slate, 17),
    circle(190, -520, 20, C.forest),
    circle(20, -600, 18, C.forest),
    turned(
      34,
      -104,
      -516,
      path('M-82 -22 Q0 -62 82 -22 L64 30 Q0 12 -64 30 Z', C.night),
      path('M-60 24 Q0 8 60 24 Q0 44 -60 24 Z', C.straw),
    ),
    rect(190, -330, 190, 26, C.sand, 10),
    rect(190, -304, 190, 8, C.slate, 4),
    stroke('M236 -330 V-372 M276 -330 V-388 M316 -330 V-366', C.slate, 9),
  ].join('');
}

/** One trace of a monitor: waves whose height rises and falls. @type {(y: number, height: number, phase: number, colour: string) => string} */
const trace = (y, height, phase, colour) => {
  const waves = Array.from({ length: 13 }, (_, index) => {
    const size = height * (0.5 + 0.5 * Math.abs(Math.sin(index * 0.9 + phase)));
    return `q 6 ${-size * 2} 12 0 t 12 0`;
  });
  return stroke(`M-156 ${y} ${waves.join(' ')}`, colour, 6);
};

/** A trolley with a monitor that shows several traces. */
export function monitorTrolley() {
  return [
    shadow(440),
    stroke('M-130 -30 H130', C.slate, 22),
    circle(-150, -20, 21, C.ink),
    circle(150, -20, 21, C.ink),
    stroke('M0 -34 V-330', C.slate, 26),
    rect(-176, -160, 352, 22, C.steel, 8),
    rect(-176, -226, 352, 68, '#F4F7F4', 12),
    rect(-150, -206, 120, 28, C.mint, 8),
    circle(90, -192, 17, C.brick),
    circle(136, -192, 17, C.ochre),
    rect(-206, -578, 412, 268, C.night, 20),
    rect(-186, -558, 372, 228, C.forest, 8),
    `<g transform="translate(0 -444)">${trace(-84, 14, 0.2, C.mint)}${trace(-40, 18, 1.1, C.ochre)}${trace(4, 12, 2.3, C.peach)}</g>`,
    `<g transform="translate(0 -370) scale(1 0.52)">${heartLine(310, C.straw)}</g>`,
  ].join('');
}

/** A low cabinet on castors. */
export function cabinet() {
  return [
    shadow(330),
    circle(-120, -16, 16, C.ink),
    circle(120, -16, 16, C.ink),
    rect(-150, -250, 300, 228, '#F4F7F4', 14),
    rect(-132, -206, 264, 78, '#DFE9E4', 8),
    rect(-132, -116, 264, 78, '#DFE9E4', 8),
    rect(-34, -182, 68, 14, C.fern, 7),
    rect(-34, -92, 68, 14, C.fern, 7),
    rect(-162, -262, 324, 24, C.forest, 10),
  ].join('');
}

/** An otoscope that lies on its tray. */
export function otoscope() {
  return [
    shadow(300),
    rect(-150, -18, 300, 18, C.steel, 9),
    turned(
      -8,
      -20,
      -36,
      rect(-110, -22, 170, 40, C.night, 18),
      rect(-92, -22, 60, 40, C.pine, 14),
      path('M56 -30 H92 L150 -8 V6 L92 26 H56 Z', C.slate),
      circle(74, -2, 30, C.steel),
      circle(74, -2, 16, C.straw),
    ),
  ].join('');
}

/** A stethoscope that hangs from a hook. The origin is the hook. */
export const stethoscope = [
  circle(0, -4, 12, C.bark),
  stroke('M-64 96 C -70 30 -44 -6 0 0 C 44 -6 70 30 64 96', C.night, 11),
  stroke('M-64 96 L-50 128 M64 96 L50 128', C.slate, 10),
  stroke('M0 2 C 8 90 -60 130 -40 206 C -22 262 44 246 42 196', C.night, 11),
  circle(42, 178, 30, C.slate),
  circle(42, 178, 16, C.steel),
].join('');
