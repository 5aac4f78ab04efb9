// @ts-check
/** Things of laboratories and clinics. The origin of each is the middle of where it stands. */
import {
  C,
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

export function microscope(body = C.forest, side = C.pine) {
  return [
    shadow(380, 10),
    path('M-165 0 V-26 Q-165 -48 -140 -48 H120 Q165 -48 165 -10 V0 Z', body),
    faded(0.2, rect(-165, -14, 330, 14, C.ink)),
    stroke('M110 -60 C 205 -130 205 -300 92 -372', body, 62),
    stroke('M120 -84 C 190 -150 192 -280 104 -356', side, 16),
    rect(-66, -92, 70, 46, side, 10),
    ellipse(-31, -92, 35, 9, C.straw),
    rect(-150, -172, 270, 28, C.ink, 8),
    rect(-92, -182, 122, 10, C.sky, 3),
    rect(-46, -182, 26, 10, C.brick),
    turned(
      20,
      52,
      -352,
      rect(-50, -34, 100, 96, body, 16),
      rect(-38, -186, 76, 164, C.sand, 12),
      faded(0.1, rect(6, -186, 32, 164, C.ink, 10)),
      rect(-38, -60, 76, 12, C.ochre),
      rect(-29, -246, 58, 66, C.ink, 12),
      rect(-36, -258, 72, 20, C.night, 9),
      polygon(
        [
          [-44, 62],
          [44, 62],
          [30, 92],
          [-30, 92],
        ],
        C.night,
      ),
      turned(-24, 18, 86, rect(-13, 0, 26, 44, C.slate, 5)),
      rect(-17, 88, 34, 76, C.steel, 6),
      rect(-17, 116, 34, 9, C.brick),
      rect(-11, 164, 22, 16, C.slate, 4),
    ),
    circle(158, -206, 41, C.brick),
    ring(158, -206, 27, C.peach, 7),
    circle(158, -206, 9, C.clay),
  ].join('');
}

export function flask(liquid = C.fern) {
  return [
    shadow(150),
    path('M-26 -170 V-116 L-74 -22 Q-82 0 -58 0 H58 Q82 0 74 -22 L26 -116 V-170 Z', '#EAF1EF'),
    path('M-46 -74 L-74 -22 Q-82 0 -58 0 H58 Q82 0 74 -22 L46 -74 Z', liquid),
    faded(0.35, ellipse(0, -74, 46, 9, C.sand), circle(-18, -36, 8, C.sand), circle(14, -52, 5, C.sand)),
    rect(-34, -182, 68, 18, '#EAF1EF', 8),
    faded(0.7, stroke('M-18 -150 V-112 L-40 -66', C.sand, 7)),
  ].join('');
}

export function roundFlask(liquid = C.ochre) {
  return [
    shadow(150),
    rect(-22, -210, 44, 100, '#EAF1EF'),
    circle(0, -72, 72, '#EAF1EF'),
    path('M-70 -62 A72 72 0 0 0 70 -62 Z', liquid),
    rect(-31, -220, 62, 18, '#EAF1EF', 8),
    faded(0.7, stroke('M-46 -92 A52 52 0 0 1 -24 -118', C.sand, 8)),
  ].join('');
}

export function testTubes(colours = [C.brick, C.fern, C.ochre, C.dusk]) {
  return [
    shadow(310),
    times(colours.length, (index) => {
      const x = -108 + index * 72;
      const level = [-118, -92, -136, -104][index % 4] ?? -100;
      return [
        path(`M${x - 19} -188 V-40 A19 19 0 0 0 ${x + 19} -40 V-188 Z`, '#EAF1EF'),
        path(`M${x - 19} ${level} V-40 A19 19 0 0 0 ${x + 19} -40 V${level} Z`, colours[index] ?? C.fern),
        rect(x - 24, -196, 48, 12, '#F7FAF8', 6),
      ].join('');
    }),
    rect(-158, -136, 316, 20, C.wood, 6),
    rect(-158, -16, 316, 20, C.bark, 6),
    rect(-158, -136, 18, 140, C.wood, 6),
    rect(140, -136, 18, 140, C.bark, 6),
  ].join('');
}

/** A screen on a stand; `picture` is drawn around its middle. @type {(width: number, height: number, picture: string) => string} */
export const screen = (width, height, picture) =>
  [
    rect(-width / 2, -height / 2, width, height, C.night, 18),
    rect(-width / 2 + 16, -height / 2 + 16, width - 32, height - 32, C.forest, 8),
    picture,
  ].join('');

/** @type {(width: number, colour: string) => string} */
export const heartLine = (width, colour) =>
  stroke(
    `M${-width / 2} 0 H${-width * 0.2} l${width * 0.04} -14 l${width * 0.04} 14 h${width * 0.03} l${width * 0.05} -62 l${width * 0.06} 104 l${width * 0.05} -42 h${width * 0.05} l${width * 0.05} -18 l${width * 0.05} 18 H${width / 2}`,
    colour,
    8,
  );

export function ultrasound() {
  const sector = [
    path('M0 -78 L-84 62 A164 164 0 0 0 84 62 Z', '#28473C'),
    path('M-36 -12 C -4 -34 34 -22 44 10 C 46 40 4 52 -18 38 C -40 28 -58 6 -36 -12 Z', C.mint),
    path('M-18 6 C 0 -12 22 -6 24 12 C 24 28 0 32 -10 24 Z', C.fern),
    stroke('M-62 20 A120 120 0 0 0 60 26', '#4F9579', 4),
  ].join('');
  return [
    shadow(420),
    stroke('M-120 -40 H120', C.slate, 26),
    circle(-142, -20, 21, C.ink),
    circle(142, -20, 21, C.ink),
    circle(-142, -20, 8, C.steel),
    circle(142, -20, 8, C.steel),
    path('M-66 -44 L-50 -290 H50 L66 -44 Z', '#F4F7F4'),
    path('M20 -44 L18 -290 H50 L66 -44 Z', '#DCE5E0'),
    rect(-44, -218, 88, 12, C.mint, 6),
    rect(-44, -188, 88, 12, C.mint, 6),
    path('M-190 -286 H190 L166 -340 H-150 Z', '#F4F7F4'),
    path('M-190 -286 H190 V-262 Q190 -252 178 -252 H-178 Q-190 -252 -190 -262 Z', C.steel),
    times(7, (index) => rect(-118 + index * 30, -322, 20, 10, C.slate, 3)),
    times(7, (index) => rect(-128 + index * 31, -305, 21, 10, C.slate, 3)),
    circle(126, -314, 15, C.brick),
    stroke('M0 -340 V-404', C.slate, 24),
    turned(0, 0, -498, screen(336, 232, sector)),
    stroke('M188 -276 C 262 -240 254 -120 214 -112 C 178 -106 172 -160 196 -206', C.night, 9),
    turned(
      -14,
      196,
      -208,
      rect(-16, -64, 32, 62, C.sand, 10),
      path('M-24 -64 H24 Q24 -96 0 -96 T-24 -64 Z', C.brick),
    ),
  ].join('');
}

export function incubator() {
  return [
    shadow(520),
    rect(-190, -190, 380, 150, '#F4F7F4', 14),
    rect(0, -190, 190, 150, '#E1EAE5', 14),
    times(2, (index) => rect(-160 + index * 172, -168, 148, 104, index ? '#D3DFD8' : '#E6EEEA', 8)),
    times(2, (index) => rect(-40 + index * 64, -122, 16, 34, C.fern, 6)),
    times(
      2,
      (index) => circle(-150 + index * 300, -22, 22, C.ink) + circle(-150 + index * 300, -22, 8, C.steel),
    ),
    rect(-236, -226, 472, 44, C.forest, 12),
    path('M-214 -226 L-190 -384 Q-186 -414 -154 -414 H154 Q186 -414 190 -384 L214 -226 Z', '#E9F3F2'),
    faded(0.55, path('M-214 -226 L-190 -384 Q-186 -414 -154 -414 H-60 L-96 -226 Z', C.sand)),
    rect(-150, -252, 300, 26, C.sand, 10),
    path('M-104 -252 Q-112 -306 -44 -308 H36 Q110 -304 108 -252 Z', C.peach),
    path('M-40 -308 H36 Q110 -304 108 -252 H-20 Q-12 -288 -40 -308 Z', C.brick),
    stroke('M-4 -300 Q 10 -280 6 -256 M40 -302 Q 56 -280 52 -256', C.straw, 6),
    ring(-118, -330, 33, C.fern, 11),
    ring(118, -330, 33, C.fern, 11),
    rect(-206, -436, 412, 26, C.pine, 12),
    rect(150, -560, 18, 136, C.slate),
    turned(
      0,
      160,
      -588,
      rect(-92, -58, 184, 116, C.night, 14),
      rect(-78, -44, 156, 88, C.forest, 6),
      heartLine(140, C.mint),
    ),
  ].join('');
}

export function ivStand() {
  return [
    stroke('M-46 0 L0 -26 L46 0', C.slate, 12),
    stroke('M0 -20 V-470 M-44 -462 Q0 -496 44 -462', C.slate, 10),
    path('M20 -456 H68 V-366 Q68 -346 44 -342 Q20 -346 20 -366 Z', '#EAF3F3'),
    path('M20 -412 H68 V-366 Q68 -346 44 -342 Q20 -346 20 -366 Z', C.dusk),
    stroke('M44 -342 C 46 -250 6 -220 12 -130', C.dusk, 5),
  ].join('');
}
