import { wordSet } from '../words/word-set.ts';

/** Verbs that say little without their thing: "Sign" wants to know what. */
export const NEEDS_THING = wordSet(`
fix post sign send return book cancel renew reorder order buy print submit finish scan upload collect replace empty frame
repair charge bleed descale repot sew mend glue deliver file pay rebook reschedule confirm proofread invoice shred
download install update upgrade photograph measure clear declutter wrap label glaze varnish sand iron hem wash clean
`);

/** Verbs whose "them" are people. */
export const DONE_TO_PEOPLE = wordSet(`
tell ask ring call phone text email message thank invite let remind give show meet visit help warn inform pay chase nag feed
bring take pick drop drive follow see hear marry love hug kiss owe
`);

/** Verbs with an "it" that stands for nothing. */
export const EMPTY_IT = wordSet('have call make wing lose blow leave face bin rough risk');
