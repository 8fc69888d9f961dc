/**
 * The changes that the server takes from a browser. In a file of its own, so that a first paint needs no zod.
 * Objects are strict and sizes have ends; bounds that belong to a rule are the reducer's.
 */

import * as z from 'zod/mini';
import { isDay } from '../calendar/day.ts';
import { isInstant } from '../calendar/instant.ts';
import { MAX_BRAIN_DUMP_CHARACTERS, MAX_EARLIER_DUMPS } from '../contract.ts';
import type { Mountain } from '../plan/plan.ts';
import { storable } from '../plan/storable.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '../plan/text-limits.ts';
import { THEMES, type Completion, type Settings } from '../profile/profile.ts';
import { LANGUAGE_TAG } from '../profile/settings.ts';
import type { Change, KeptBrainDump, Operation } from './operation.ts';

const MAX_AT_ONCE = 50;
/**
 * Of one parent. The reducer lets a plan grow by one for ever, and what grew may be exported and come back,
 * as long as a whole mountain fits into one push.
 */
const MAX_CHILDREN_TAKEN = 10_000;
const MAX_COMPLETIONS = 10_000;
const MAX_DUMPS = 1000;
const MAX_MOUNTAINS_OF_DUMP = 1000;
const MAX_PLANNER_NAME = 20;
/** Far above all that counts, and small enough to calculate with. */
const MAX_NUMBER = 1e9;

const text = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((words) => words === storable(words)),
  );
/**
 * What somebody poured out is made storable instead of refused: nothing of it is turned away for a broken
 * character. Its length is for whoever takes it to judge.
 */
export const pouredOut = z.string().check(z.overwrite(storable));
const pouredOutOnDevice = pouredOut.check(z.maxLength(MAX_BRAIN_DUMP_CHARACTERS));
const title = text(MAX_TITLE);
const description = text(MAX_DESCRIPTION);
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/));
const day = z.string().check(z.maxLength(10), z.refine(isDay));
export const instantSchema = z.string().check(z.maxLength(24), z.refine(isInstant));
/** Only the form: a zone that this machine does not know yet counts as UTC. */
export const zoneSchema = z.string().check(z.regex(/^[A-Za-z0-9_+:/-]{1,64}$/));
const amount = z.number().check(z.minimum(0), z.maximum(MAX_NUMBER));
const priority = z.int().check(z.minimum(0), z.maximum(MAX_NUMBER));
const list = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max));

const pebbleText = { id, title, description, estimatedMinutes: amount, xpValue: amount };

const pebbleSchema = z.discriminatedUnion('status', [
  z.strictObject({ ...pebbleText, status: z.literal('in-the-way') }),
  z.strictObject({
    ...pebbleText,
    status: z.literal('moved'),
    completedAt: instantSchema,
    actualMinutes: amount,
    timeTracked: z.boolean(),
    completedDay: day,
  }),
]);

const rockSchema = z.strictObject({
  id,
  title,
  completed: z.boolean(),
  pebbles: list(pebbleSchema, MAX_CHILDREN_TAKEN),
});

const boulderSchema = z.strictObject({
  id,
  title,
  priority,
  completed: z.boolean(),
  rocks: list(rockSchema, MAX_CHILDREN_TAKEN),
});

export const mountainSchema: z.ZodMiniType<Mountain> = z.strictObject({
  id,
  title,
  description,
  priority,
  progress: amount,
  boulders: list(boulderSchema, MAX_CHILDREN_TAKEN),
});

const timerSchema = z.strictObject({
  pebbleId: id,
  startedAt: z.nullable(instantSchema),
  accumulatedMs: amount,
});

export const settingsSchema = z.strictObject({
  dayStartHour: z.exactOptional(z.int().check(z.minimum(0), z.maximum(23))),
  theme: z.exactOptional(z.enum(THEMES)),
  dictationLanguage: z.exactOptional(z.string().check(z.regex(LANGUAGE_TAG))),
} satisfies Readonly<Record<keyof Settings, unknown>>);

export const completionSchema: z.ZodMiniType<Completion> = z.strictObject({
  pebbleId: id,
  title,
  mountainTitle: title,
  completedAt: instantSchema,
  day,
  estimatedMinutes: amount,
  actualMinutes: amount,
  timeTracked: z.boolean(),
  xp: amount,
});

/** Within what can be submitted; who planned it is a word that a later version may add to. */
export const keptBrainDumpSchema: z.ZodMiniType<KeptBrainDump> = z.strictObject({
  id: z.uuid(),
  text: text(MAX_BRAIN_DUMP_CHARACTERS),
  plannedBy: text(MAX_PLANNER_NAME),
  mountainIds: list(id, MAX_MOUNTAINS_OF_DUMP),
  createdAt: instantSchema,
});

const changeSchema: z.ZodMiniType<Change> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mountains.add'),
    mountains: list(mountainSchema, MAX_AT_ONCE),
    brainDump: z.exactOptional(
      z.strictObject({
        id: z.uuid(),
        text: pouredOutOnDevice,
        earlier: z.exactOptional(list(z.uuid(), MAX_EARLIER_DUMPS)),
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal('mountain.revise'),
    mountain: mountainSchema,
    from: z.exactOptional(mountainSchema),
    changeText: z.exactOptional(pouredOutOnDevice),
    earlier: z.exactOptional(list(z.uuid(), MAX_EARLIER_DUMPS)),
  }),
  z.strictObject({
    kind: z.literal('pebble.add'),
    rockId: id,
    pebbleId: id,
    // As it was typed: the reducer makes it storable.
    title: z.string().check(z.maxLength(MAX_TITLE)),
    description: z.string().check(z.maxLength(MAX_DESCRIPTION)),
  }),
  z.discriminatedUnion('status', [
    z.strictObject({
      kind: z.literal('pebble.setStatus'),
      pebbleId: id,
      status: z.literal('moved'),
      trackedMinutes: z.nullable(amount),
      known: z.exactOptional(
        z.strictObject({ title, mountainTitle: title, estimatedMinutes: amount }),
      ),
    }),
    z.strictObject({
      kind: z.literal('pebble.setStatus'),
      pebbleId: id,
      status: z.literal('in-the-way'),
      completedAt: z.exactOptional(instantSchema),
    }),
  ]),
  z.strictObject({
    kind: z.literal('node.delete'),
    nodeType: z.enum(['mountain', 'boulder', 'rock', 'pebble']),
    nodeId: id,
  }),
  z.strictObject({
    kind: z.literal('dayList.load'),
    day,
    pebbleIds: list(id, MAX_AT_ONCE),
    reason: z.enum(['new-day', 'next']),
  }),
  z.strictObject({
    kind: z.literal('timer.set'),
    timer: z.nullable(timerSchema),
    seen: z.exactOptional(z.strictObject({ day, timer: z.nullable(timerSchema) })),
  }),
  z.strictObject({ kind: z.literal('settings.set'), settings: settingsSchema }),
  z.strictObject({
    kind: z.literal('plan.import'),
    mountains: list(mountainSchema, MAX_AT_ONCE),
    completions: list(completionSchema, MAX_COMPLETIONS),
    brainDumps: z.exactOptional(list(keptBrainDumpSchema, MAX_DUMPS)),
  }),
]);

export const operationSchema: z.ZodMiniType<Operation> = z.strictObject({
  opId: z.uuid(),
  schema: z.literal(1),
  at: instantSchema,
  zone: zoneSchema,
  change: changeSchema,
});
