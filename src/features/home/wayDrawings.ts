import collect from './drawings/way-collect.svg?raw';
import deliver from './drawings/way-deliver.svg?raw';
import prove from './drawings/way-prove.svg?raw';
import repair from './drawings/way-repair.svg?raw';

/** A crate's journey from a college to a ward, in one scene for each step. They join into one road. */
export const wayDrawings = [collect, repair, deliver, prove] as const;
