// @ts-check
/** Proofs of delivery: the same things as on the covers, several of them, where they arrived. */
import { incubator, ivStand, microscope } from './lab.mjs';
import { carton, crate, lorry, toolBoard } from './workshop.mjs';
import { MOODS, archWindow, counter, outdoors, room, wovenStrip } from './scenes.mjs';
import { bookRow, bookshelf, libraryVan } from './library.mjs';
import { blackboard, desktopComputer, globe, keyboard, plant, schoolDesk } from './school.mjs';
import { C, at, mirrored } from './shapes.mjs';
import { hospitalBed, wheelchair } from './ward.mjs';

const { education, healthcare, community } = MOODS;

/** @type {(...parts: string[]) => string} */
const drawn = (...parts) => [...parts, wovenStrip()].join('');

/** @type {(xs: number[], y: number, scale: number, thing: (index: number) => string) => string} */
const row = (xs, y, scale, thing) => xs.map((x, index) => at(x, y, scale, thing(index))).join('');

const desksOnTheLorry = [
  row([-390, -190, 10], -226, 0.46, (index) => schoolDesk([C.ochre, C.wood, C.ochre][index])),
  row([-290, -90], -398, 0.42, (index) => schoolDesk([C.wood, C.ochre][index])),
].join('');

const cratesOnTheLorry = row([-390, -190, 40], -226, 0.58, () => crate());

/** @type {Record<string, string>} By the name that the sample data uses. */
export const proofs = {
  'proof-desks-classroom': drawn(
    room(education, 1340),
    at(620, 450, 0.95, blackboard(680, 290)),
    archWindow(1230, 500, 0.82, education),
    row([405, 915, 1425], 762, 0.56, (index) => schoolDesk([C.wood, C.ochre][index % 2])),
    row([150, 660, 1170], 896, 0.86, (index) => schoolDesk([C.ochre, C.wood][index % 2])),
  ),
  'proof-desks-truck': drawn(outdoors(education, 1190), at(760, 884, 1.16, lorry(desksOnTheLorry))),
  'proof-library-van': drawn(
    outdoors(education, 330),
    at(820, 850, 0.92, mirrored(libraryVan())),
    at(210, 890, 0.95, crate(at(-128, -186, 1, bookRow(270, 1, 0.8)))),
    at(1390, 894, 0.8, crate(at(-128, -186, 1, bookRow(270, 5, 0.72)))),
  ),
  'proof-library-shelf': drawn(
    room(education),
    archWindow(1270, 520, 0.85, education),
    at(390, 872, 1.2, bookshelf(520)),
    at(950, 872, 0.98, bookshelf(430)),
    at(1310, 884, 1.2, globe()),
  ),
  'proof-microscopes': drawn(
    room(healthcare, 900),
    archWindow(260, 440, 0.72, healthcare),
    archWindow(760, 440, 0.72, healthcare),
    archWindow(1260, 440, 0.72, healthcare),
    counter('#F1F6F3', '#CFE3D8'),
    row([200, 560, 920, 1280], 752, 0.78, (index) =>
      index === 2 ? microscope(C.brick, C.clay) : microscope(),
    ),
  ),
  'proof-beds-ward': drawn(
    room(healthcare, 1260),
    archWindow(380, 420, 0.72, healthcare),
    archWindow(1120, 420, 0.72, healthcare),
    at(750, 850, 1.12, ivStand()),
    at(330, 880, 0.84, hospitalBed(C.brick)),
    at(1160, 880, 0.84, mirrored(hospitalBed(C.fern))),
  ),
  'proof-beds-arrival': drawn(
    outdoors(healthcare, 1150),
    at(640, 812, 0.92, lorry(cratesOnTheLorry)),
    at(1090, 900, 0.82, hospitalBed(C.brick)),
  ),
  'proof-wheelchairs': drawn(
    room(healthcare),
    at(750, 300, 1, toolBoard),
    at(1230, 830, 0.95, mirrored(wheelchair(C.ochre))),
    at(750, 850, 1.05, wheelchair(C.pine)),
    at(300, 890, 1.2, wheelchair(C.brick)),
  ),
  'proof-incubators': drawn(
    room(healthcare, 1300),
    archWindow(750, 470, 0.85, healthcare),
    at(1140, 872, 1.02, incubator()),
    at(390, 888, 1.1, incubator()),
  ),
  'proof-incubators-crate': drawn(
    room(healthcare),
    archWindow(300, 520, 0.92, healthcare),
    at(690, 886, 1.5, crate('', 420)),
    at(690, 600, 0.95, crate('', 360)),
    at(1180, 884, 1.25, carton(300, 230)),
    at(1200, 598, 1, carton(230, 170)),
    at(190, 884, 1, plant()),
  ),
  'proof-computer-hall': drawn(
    room(community, 760),
    archWindow(480, 440, 0.72, community),
    archWindow(1010, 440, 0.72, community),
    counter(C.wood, '#A06C3D'),
    row([220, 750, 1280], 752, 1, () => desktopComputer(false)),
    row([220, 750, 1280], 800, 0.95, () => keyboard),
  ),
  'proof-computer-boxes': drawn(
    room(community),
    archWindow(1240, 520, 0.92, community),
    at(330, 884, 1.4, carton(320, 240)),
    at(310, 548, 1.2, carton(270, 200)),
    at(1160, 888, 1.3, carton(340, 230)),
    at(740, 888, 1.2, carton(360, 170)),
    at(740, 686, 0.95, desktopComputer(false)),
  ),
};
