// All attacks, in the order in which they are made.
import { CLOSINGS } from './closings.js';
import { CONNECTIONS } from './connections.js';
import { FLOODS } from './floods.js';
import { GALLERY } from './gallery.js';
import { HTTP } from './http.js';
import { LEAVERS } from './leavers.js';
import { LICENSE } from './license.js';
import { LOG } from './log.js';
import { PIPELINING } from './pipelining.js';
import { PNG } from './png.js';
import { READERS_AND_LEAVERS } from './readers.js';
import { SHUTDOWN } from './shutdown.js';
import { WAITING } from './waiting.js';

/** @type {readonly import('./attack.js').Attack[]} */
export const ATTACKS = [
  ...PIPELINING,
  ...WAITING,
  ...PNG,
  // The first one draws for a while: beside attacks that compare no speeds.
  ...READERS_AND_LEAVERS,
  ...CONNECTIONS,
  ...CLOSINGS,
  ...LOG,
  ...GALLERY,
  ...LEAVERS,
  ...SHUTDOWN,
  ...LICENSE,
  ...HTTP,
  ...FLOODS,
];
