// @ts-check
/** Backgrounds on a canvas of 1500 by 1000, and the woven strip that every drawing stands on. */
import { C, at, circle, ellipse, faded, path, polygon, rect, stroke, times } from './shapes.mjs';

export const WIDTH = 1500;
export const HEIGHT = 1000;
const STRIP = 84;
const TILE = 125;

/** @typedef {{ wall: string, wallDark: string, floor: string, floorDark: string, accent: string }} Mood */

/** One mood per category, so that a list of projects can be told apart from afar. @satisfies {Record<string, Mood>} */
export const MOODS = {
  education: { wall: C.blush, wallDark: '#ECC9AE', floor: '#D9A27C', floorDark: '#C98F68', accent: C.clay },
  healthcare: {
    wall: '#DCEBE3',
    wallDark: '#C5DFD2',
    floor: '#9CC4B1',
    floorDark: '#86B39F',
    accent: C.forest,
  },
  community: { wall: '#F5E8C9', wallDark: '#EBD7A6', floor: '#D6B577', floorDark: '#C5A263', accent: C.bark },
};

/** @type {(x: number) => string} */
function stripTile(x) {
  const top = HEIGHT - STRIP;
  const mid = top + STRIP / 2;
  return [
    rect(x + 4, top + 14, 9, STRIP - 28, C.peach),
    rect(x + 19, top + 14, 5, STRIP - 28, C.ochre),
    polygon(
      [
        [x + 34, top + 14],
        [x + 66, top + 14],
        [x + 50, mid - 3],
      ],
      C.sand2,
    ),
    polygon(
      [
        [x + 34, HEIGHT - 14],
        [x + 66, HEIGHT - 14],
        [x + 50, mid + 3],
      ],
      C.sand2,
    ),
    polygon(
      [
        [x + 74, mid],
        [x + 92, top + 16],
        [x + 110, mid],
        [x + 92, HEIGHT - 16],
      ],
      C.brick,
    ),
    polygon(
      [
        [x + 84, mid],
        [x + 92, mid - 14],
        [x + 100, mid],
        [x + 92, mid + 14],
      ],
      C.straw,
    ),
  ].join('');
}

/** The ornament of the site, after African textile borders. */
export function wovenStrip() {
  const top = HEIGHT - STRIP;
  return [
    rect(0, top, WIDTH, STRIP, C.forest),
    rect(0, top, WIDTH, 5, C.ochre),
    times(WIDTH / TILE, (index) => stripTile(index * TILE)),
  ].join('');
}

/** Hills behind one another, the nearest darkest. @type {(y: number, far: string, near: string) => string} */
function hills(y, far, near) {
  return [
    path(
      `M0 ${y} C 180 ${y - 120} 330 ${y - 130} 520 ${y - 40} S 900 ${y - 150} 1120 ${y - 70} S 1400 ${y - 120} 1500 ${y - 60} V ${y + 300} H 0 Z`,
      far,
    ),
    path(
      `M0 ${y + 60} C 220 ${y - 20} 420 ${y + 70} 640 ${y + 40} S 1080 ${y - 30} 1500 ${y + 50} V ${y + 300} H 0 Z`,
      near,
    ),
  ].join('');
}

/** A flat-crowned acacia, its foot at the origin. */
function acacia() {
  return [
    stroke('M0 0 C -6 -70 8 -120 -6 -190', C.bark, 18),
    stroke('M-2 -110 C 30 -150 60 -160 86 -196', C.bark, 11),
    stroke('M-4 -120 C -40 -150 -64 -166 -92 -190', C.bark, 10),
    ellipse(-10, -226, 168, 40, C.pine),
    ellipse(58, -252, 118, 32, C.fern),
    ellipse(-76, -250, 96, 28, C.fern),
  ].join('');
}

/** Under the open sky. @type {(mood: Mood, sunX?: number) => string} */
export function outdoors(mood, sunX = 1130) {
  return [
    rect(0, 0, WIDTH, HEIGHT, mood.wall),
    faded(0.55, circle(sunX, 300, 210, mood.wallDark)),
    circle(sunX, 300, 142, '#F8F0DC'),
    hills(610, mood.wallDark, mood.floor),
    rect(0, 720, WIDTH, HEIGHT - 720, mood.floorDark),
    faded(0.5, ellipse(420, 800, 380, 16, mood.floor), ellipse(1220, 850, 300, 14, mood.floor)),
    at(215, 712, 0.72, acacia()),
  ].join('');
}

/** An arched window with a view. @type {(x: number, y: number, scale: number, mood: Mood) => string} */
export function archWindow(x, y, scale, mood) {
  const arch = 'M-150 0 V-250 A150 150 0 0 1 150 -250 V0 Z';
  const id = `arch-${x}-${y}`;
  return at(
    x,
    y,
    scale,
    path('M-172 14 V-250 A172 172 0 0 1 172 -250 V14 Z', C.sand),
    `<clipPath id="${id}"><path d="${arch}"/></clipPath>`,
    `<g clip-path="url(#${id})">`,
    rect(-160, -420, 320, 430, C.sky),
    circle(62, -262, 46, '#F8F0DC'),
    path('M-160 -90 C -90 -160 -20 -150 40 -100 S 140 -140 170 -110 V20 H-160 Z', C.mint),
    path('M-160 -40 C -60 -90 40 -20 170 -60 V20 H-160 Z', C.fern),
    at(-70, -44, 0.36, acacia()),
    '</g>',
    stroke('M0 -400 V0 M-150 -205 H150', C.sand, 11),
    rect(-192, 4, 384, 26, C.sand, 6),
    rect(-192, 26, 384, 9, mood.wallDark, 3),
  );
}

/** A room: wall, skirting, floor. `light` is where the sun falls on the wall. @type {(mood: Mood, light?: number) => string} */
export function room(mood, light = 0) {
  return [
    rect(0, 0, WIDTH, HEIGHT, mood.wall),
    light
      ? faded(
          0.6,
          polygon(
            [
              [light, 0],
              [light + 260, 0],
              [light - 60, 700],
              [light - 420, 700],
            ],
            C.sand,
          ),
        )
      : '',
    rect(0, 560, WIDTH, 150, mood.wallDark),
    rect(0, 553, WIDTH, 9, C.sand),
    rect(0, 700, WIDTH, 16, C.sand),
    rect(0, 716, WIDTH, HEIGHT - 716, mood.floor),
    faded(0.55, rect(0, 716, WIDTH, 8, mood.floorDark)),
  ].join('');
}

/** A table across the whole picture. @type {(top: string, front: string) => string} */
export const counter = (top, front) =>
  [
    rect(0, 742, WIDTH, 40, top),
    rect(0, 782, WIDTH, 160, front),
    faded(0.16, rect(0, 782, WIDTH, 14, C.ink)),
  ].join('');

/** A large quiet disc that holds the eye behind a thing. @type {(x: number, y: number, radius: number, mood: Mood) => string} */
export const disc = (x, y, radius, mood) =>
  [circle(x, y, radius, mood.wallDark), faded(0.5, circle(x, y, radius * 0.8, C.sand))].join('');
