import { wordSet } from '../words/word-set.ts';

/** Words that say how a thing is. */
export const BROKEN = wordSet(`
broken broke leaking leaks dripping drips stuck jammed dead cracked blocked clogged squeaky squeaking squeaks faulty
smashed loose down working work shut close open start charge ripped torn wobbly flat bust knackered rattling
flickering buzzing wobbling sagging crashing slow noise noises offline laggy glitchy buggy floaty
`);
export const DIRTY = wordSet(`
tip mess disaster filthy dirty disgusting gross overflowing chaos messy chaotic grim rank tornado bombsite landfill
nightmare horror shambles pit dump pigsty sty state pigsty bomb warzone cluttered dusty sticky mouldy moldy
`);
export const LATE = wordSet(`overdue late expired expiring expires due unpaid outstanding`);
