// @ts-check
/** The covers of the sample projects: one thing each, large and whole, in the mood of its category. */
import { flask, incubator, ivStand, microscope, roundFlask, testTubes, ultrasound } from './lab.mjs';
import { jerrycan, photometer, pump, solarCentre } from './places.mjs';
import { crate, deskLamp, repairBench, toolBoard } from './workshop.mjs';
import { MOODS, archWindow, counter, disc, outdoors, room, wovenStrip } from './scenes.mjs';
import { bookRow, bookStack, libraryVan, openBook } from './library.mjs';
import {
  blackboard,
  brailler,
  desktopComputer,
  globe,
  keyboard,
  laptop,
  pencils,
  plant,
  schoolDesk,
} from './school.mjs';
import { C, at, mirrored, rect } from './shapes.mjs';
import {
  cabinet,
  dentalChair,
  hospitalBed,
  monitorTrolley,
  otoscope,
  stethoscope,
  wheelchair,
} from './ward.mjs';

const { education, healthcare, community } = MOODS;

/** @type {(...parts: string[]) => string} */
const drawn = (...parts) => [...parts, wovenStrip()].join('');

const clinicTable = counter('#F1F6F3', '#CFE3D8');
const woodenTable = counter(C.wood, '#A06C3D');

/** @type {Record<string, string>} By the name that the sample data uses. */
export const covers = {
  'cover-laptops': drawn(
    room(education, 1300),
    disc(750, 470, 340, education),
    archWindow(240, 520, 0.8, education),
    woodenTable,
    at(1190, 752, 0.72, laptop(C.pine)),
    at(690, 754, 1.35, laptop()),
    at(260, 752, 0.9, bookStack([C.brick, C.forest, C.ochre])),
    at(1420, 752, 0.8, pencils()),
  ),
  'cover-science-lab': drawn(
    room(education),
    at(1130, 500, 0.85, blackboard()),
    disc(520, 470, 310, education),
    woodenTable,
    at(520, 752, 1.75, flask(C.fern)),
    at(870, 752, 1.3, testTubes()),
    at(240, 752, 1.25, roundFlask(C.brick)),
    at(1240, 752, 0.78, microscope()),
  ),
  'cover-braillers': drawn(
    room(education, 1150),
    disc(700, 450, 340, education),
    archWindow(1260, 520, 0.82, education),
    woodenTable,
    at(700, 754, 1.16, brailler()),
    at(1240, 760, 1, openBook),
    at(215, 752, 0.85, plant()),
  ),
  'cover-desks': drawn(
    room(education),
    at(750, 460, 1.15, blackboard(760, 300)),
    at(1250, 780, 0.62, schoolDesk(C.wood)),
    at(250, 780, 0.62, schoolDesk(C.wood)),
    at(750, 888, 1.12, schoolDesk()),
    at(640, 628, 0.7, bookStack([C.brick, C.pine])),
    at(880, 628, 0.62, pencils()),
  ),
  'cover-books': drawn(
    outdoors(education, 1180),
    at(790, 872, 1.12, libraryVan()),
    at(200, 890, 0.8, crate(at(-128, -186, 1, bookRow(270, 3, 0.72)))),
  ),
  'cover-microscopes': drawn(
    room(healthcare, 1250),
    disc(760, 470, 330, healthcare),
    archWindow(270, 500, 0.8, healthcare),
    clinicTable,
    at(1130, 748, 0.62, microscope(C.brick, C.clay)),
    at(700, 752, 1.12, microscope()),
    at(330, 752, 0.9, testTubes()),
    at(1340, 752, 0.8, flask()),
  ),
  'cover-hospital-beds': drawn(
    room(healthcare, 1180),
    archWindow(1180, 480, 0.9, healthcare),
    archWindow(660, 480, 0.9, healthcare),
    at(180, 872, 1.3, ivStand()),
    at(800, 888, 1.42, hospitalBed()),
  ),
  'cover-ultrasound': drawn(
    room(healthcare, 560),
    disc(800, 450, 345, healthcare),
    archWindow(300, 548, 0.95, healthcare),
    at(1280, 872, 1.1, plant()),
    at(790, 888, 1.28, ultrasound()),
  ),
  'cover-wheelchairs': drawn(
    room(healthcare),
    disc(700, 500, 350, healthcare),
    archWindow(1230, 540, 0.9, healthcare),
    at(1190, 850, 0.92, mirrored(wheelchair(C.ochre))),
    at(640, 888, 1.5, wheelchair()),
  ),
  'cover-polyclinic': drawn(
    room(healthcare, 1260),
    disc(720, 420, 330, healthcare),
    at(320, 200, 1.25, stethoscope),
    archWindow(1230, 540, 0.9, healthcare),
    at(720, 888, 1.24, monitorTrolley()),
    at(1230, 888, 1.05, cabinet()),
    at(1230, 614, 0.95, otoscope()),
  ),
  'cover-incubators': drawn(
    room(healthcare, 1260),
    disc(700, 400, 340, healthcare),
    archWindow(220, 540, 0.85, healthcare),
    at(1230, 868, 1.05, ivStand()),
    at(700, 888, 1.28, incubator()),
  ),
  'cover-dental': drawn(
    room(healthcare),
    archWindow(1190, 540, 0.95, healthcare),
    disc(640, 430, 340, healthcare),
    at(660, 888, 1.2, dentalChair()),
  ),
  'cover-solar': drawn(outdoors(community), at(790, 876, 1.06, solarCentre()), at(150, 884, 0.9, plant())),
  'cover-water': drawn(
    outdoors(community, 1180),
    at(440, 872, 1.35, pump()),
    at(645, 878, 1, jerrycan()),
    at(
      1110,
      880,
      1,
      rect(-300, -150, 600, 26, C.wood, 6),
      rect(-270, -126, 26, 126, C.bark),
      rect(244, -126, 26, 126, C.bark),
      at(-90, -150, 1, photometer()),
      at(180, -150, 0.85, testTubes([C.dusk, C.mint, C.dusk])),
    ),
  ),
  'cover-repair': drawn(
    room(community),
    at(700, 310, 1.18, toolBoard),
    woodenTable,
    at(620, 752, 1.2, repairBench()),
    at(1260, 752, 1.25, deskLamp()),
  ),
  'cover-computer-hall': drawn(
    room(community, 1200),
    disc(620, 430, 330, community),
    archWindow(1240, 540, 0.9, community),
    woodenTable,
    at(1290, 750, 0.72, desktopComputer(false)),
    at(600, 752, 1.3, desktopComputer()),
    at(590, 800, 1.05, keyboard),
    at(1290, 786, 0.66, keyboard),
    at(150, 752, 0.8, globe()),
  ),
};
