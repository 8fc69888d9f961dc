import type { FakeAnswer } from '../../../../tests/setup/fake-ai-server.ts';
import { rocksOf } from '#domain/plan/walk.ts';
import { says } from '../../../../tests/setup/fake-ai-server.ts';
import { plannerKeepsItsPromises } from '../planner.test-suite.ts';
import { useFakeAi } from './test-ai-planner.ts';

const service = useFakeAi();

/** A model that reads its prompt, does as it is told, and counts badly. */
const simpleModel: FakeAnswer = (response, request) => {
  const user = request.body.messages[1]?.content ?? '';
  const isRevision = user.startsWith('The plan: ');
  says(isRevision ? changed(user) : planOf(user))(response, request);
};

function dataAfter(label: string, text: string): unknown {
  const line = text.split('\n').find((found) => found.startsWith(label));
  return JSON.parse(line?.slice(label.length) ?? 'null');
}

function planOf(user: string) {
  const dump = String(dataAfter('The dump: ', user));
  const description = dump.slice(0, 500);
  const pebbles = dump
    .split(/[\n,.、]| and | y /)
    .map((part) => ({ title: part, description, minutes: part.length }));
  const rocks = [{ title: dump, pebbles }];
  return { mountains: [{ title: dump, description: dump, boulders: [{ title: dump, rocks }] }] };
}

type Sent = { boulders: { rocks: { title: string; pebbles: { title: string }[] }[] }[] };

/** It does to the letter what a change says, and keeps to no limit. */
function changed(user: string) {
  const plan = dataAfter('The plan: ', user) as Sent;
  const change = String(dataAfter('The change: ', user));
  const rocks = plan.boulders[0]?.rocks ?? [];
  const step = (title = '') => ({ id: '', title, description: change, minutes: 90 });
  const [, title] = /add a step: (.*)/i.exec(change) ?? [];
  if (title !== undefined) rocks[0]?.pebbles.push(step(title));
  const [, name = '', only] = /new rock (.*): (.*)/i.exec(change) ?? [];
  if (only !== undefined) rocks.push({ title: name, pebbles: [step(only)] });
  const gone = [...change.matchAll(/remove “(.*?)”/gi)].map(([, said]) => said);
  for (const rock of rocksOf(plan))
    rock.pebbles = rock.pebbles.filter((pebble) => !gone.includes(pebble.title));
  return plan;
}

const planner = () => {
  service.ai.answers(simpleModel);
  return service.planner();
};

plannerKeepsItsPromises(planner);
