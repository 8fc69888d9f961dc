import { BlockList } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { hashCheaply, testApp, type TestApp } from '../test-app.ts';
import { rowsOf } from '../db/test-database.ts';
import { pairIn } from '../recovery/test-link.ts';
import { someCredentials, type Credentials, type Person } from '../test-person.ts';

let test: TestApp;
/** A second server on the same database. */
let replica: TestApp;
let owner: Person;
let hashed = 0;

beforeAll(async () => {
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1');
  const hashPassword = (password: string) => {
    hashed += 1;
    return hashCheaply(password);
  };
  test = await testApp({ trustedProxies, hashPassword });
  replica = await testApp({ database: test.database, trustedProxies });
});
beforeEach(async () => {
  await test.database.orm.execute(sql`delete from throttle`);
  owner = await test.signUp();
});
afterAll(() => test.close());

/** As the proxy in front would pass it on: what the client claims stands before its true address. */
const from = (address: string, claimed = '') => ({
  'content-type': 'application/json',
  'x-forwarded-for': claimed === '' ? address : `${claimed}, ${address}`,
});

async function post(
  path: string,
  body: unknown,
  { app = test, headers }: { app?: TestApp; headers: Record<string, string> },
): Promise<Response> {
  return app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const guess = async (headers: Record<string, string>, app = test) =>
  (await post(PATHS.signIn, { email: owner.email, password: 'a guess' }, { app, headers })).status;

async function times<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < count; n += 1) results.push(await work(n));
  return results;
}
const tenRefused = Array.from({ length: 10 }, () => 401);

describe('guessing at an account', () => {
  it('ends after ten tries from one address, whatever address is claimed', async () => {
    const statuses = await times(12, (n) => guess(from('203.0.113.9', `198.51.100.${n}`)));
    expect(statuses).toEqual([...tenRefused, 429, 429]);
    const reply = await post(PATHS.signIn, owner, { headers: from('203.0.113.9') });
    expect(reply.status).toBe(429);
    const wait = Number(reply.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('ends there for all servers on the database together', async () => {
    const statuses = await times(12, (n) =>
      guess(from('203.0.113.9'), n % 2 === 0 ? test : replica),
    );
    expect(statuses).toEqual([...tenRefused, 429, 429]);
  });

  it('ends there also when all tries are made at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 16 }, () => guess(from('203.0.113.9'))),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  it('ends there for a whole network of the new kind, whose owner has all of its addresses', async () => {
    const statuses = await times(12, (n) => guess(from(`2001:db8:1:2::${n}`)));
    expect(statuses).toEqual([...tenRefused, 429, 429]);
  });

  it('ends there whatever the case of the letters in the e-mail', async () => {
    const typed = [owner.email, owner.email.toUpperCase()];
    const statuses = await times(12, async (n) => {
      const body = { email: typed[n % 2], password: 'a guess' };
      return (await post(PATHS.signIn, body, { headers: from('203.0.113.9') })).status;
    });
    expect(statuses).toEqual([...tenRefused, 429, 429]);
  });

  it('does not keep the owner out, who is elsewhere', async () => {
    await times(12, () => guess(from('203.0.113.9')));
    const reply = await post(PATHS.signIn, owner, { headers: from('192.0.2.7') });
    expect(reply.status).toBe(200);
  });

  it('slows the account down when it comes from everywhere, and still lets the owner in', async () => {
    await times(31, (n) => guess(from(`203.0.113.${n}`)));
    await test.database.orm.execute(sql`update throttle set count = 61 where count = 31`);
    const start = performance.now();
    const reply = await post(PATHS.signIn, owner, { headers: from('192.0.2.7') });
    expect(reply.status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(2900);
    const again = performance.now();
    await post(PATHS.signIn, owner, { headers: from('192.0.2.7') });
    expect(performance.now() - again).toBeLessThan(2900);
  });

  it('is counted the same for an e-mail that nobody has', async () => {
    const unknown = { email: 'who@example.org', password: 'a guess' };
    const statuses = await times(
      11,
      async () => (await post(PATHS.signIn, unknown, { headers: from('203.0.113.9') })).status,
    );
    expect(statuses).toEqual([...tenRefused, 429]);
  });

  it('is counted anew after the time is up, and after a sign-in that was right', async () => {
    await times(10, () => guess(from('203.0.113.9')));
    await test.database.orm.execute(
      sql`update throttle set resets_at = now() - interval '1 second'`,
    );
    await times(9, () => guess(from('203.0.113.9')));
    const right = await post(PATHS.signIn, owner, { headers: from('203.0.113.9') });
    expect(right.status).toBe(200);
    expect(await times(3, () => guess(from('203.0.113.9')))).toEqual([401, 401, 401]);
  });
});

describe('signing up', () => {
  const signUp = async (wanted: Partial<Credentials> = {}) =>
    (await post(PATHS.signUp, someCredentials(wanted), { headers: from('203.0.113.9') })).status;

  it('ends after twenty tries of one e-mail from one address', async () => {
    const statuses = await times(21, () => signUp({ email: owner.email }));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 409), 429]);
    expect(await signUp()).toBe(200);
  });

  it('ends after two hundred answers within an hour that something is taken, for what is free too', async () => {
    const inAnHour = async (taken: number) => {
      await test.database.orm.execute(
        sql`update throttle set count = ${taken} where resets_at > now() + interval '30 minutes'`,
      );
    };
    expect(await signUp()).toBe(200);
    expect(await signUp({ email: owner.email })).toBe(409);
    await inAnHour(199);
    expect([await signUp(), await signUp()]).toEqual([200, 200]);
    expect(await signUp({ username: owner.username })).toBe(409);
    hashed = 0;
    const refused = [await signUp({ email: owner.email }), await signUp()];
    expect(refused).toEqual([429, 429]);
    expect(hashed).toBe(0);
    const elsewhere = await post(PATHS.signUp, someCredentials(), { headers: from('192.0.2.7') });
    expect(elsewhere.status).toBe(200);
  });

  it('that fails has told nothing, and is not counted with what is taken', async () => {
    const hashPassword = () => Promise.reject(new Error('There is no memory left.'));
    const broken = await testApp({ database: test.database, hashPassword });
    const headers = { 'content-type': 'application/json' };
    const reply = await post(PATHS.signUp, someCredentials(), { app: broken, headers });
    expect(reply.status).toBe(500);
    const counted = sql`select max(count) from throttle where resets_at > now() + interval '30 minutes'`;
    expect(await rowsOf(test.database, counted)).toEqual([{ max: 0 }]);
  });

  it('ends after a hundred within a minute from one address, and hashes nothing then', async () => {
    expect(await signUp()).toBe(200);
    await test.database.orm.execute(sql`update throttle set count = 100`);
    hashed = 0;
    expect(await signUp()).toBe(429);
    expect(hashed).toBe(0);
  });
});

describe('asking for reset links', () => {
  const ask = async (headers: Record<string, string>, email = owner.email) =>
    (await post(PATHS.recoveryRequest, { email }, { headers })).status;

  it('sends somebody at most five mails an hour, and answers everybody as before', async () => {
    const before = (await test.mails()).length;
    const statuses = await times(8, (n) => ask(from(`203.0.113.${n}`)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await test.mails()).length - before).toBe(5);
  });

  it('begins anew for an owner who has used a link, whoever asked for the five', async () => {
    await times(6, (n) => ask(from(`203.0.113.${n}`)));
    const mails = await test.mails();
    const link = pairIn(mails.at(-1)?.text ?? '');
    const used = { ...link, password: 'a louder evening' };
    expect((await post(PATHS.recoveryPassword, used, { headers: from('192.0.2.7') })).status).toBe(
      200,
    );
    const before = (await test.mails()).length;
    expect(await ask(from('192.0.2.7'))).toBe(200);
    expect((await test.mails()).length - before).toBe(1);
  });

  it('ends after five from one address, for known and unknown e-mails alike', async () => {
    const known = await times(6, () => ask(from('203.0.113.9')));
    const unknown = await times(6, () => ask(from('203.0.113.9'), 'who@example.org'));
    expect(known).toEqual([200, 200, 200, 200, 200, 429]);
    expect(unknown).toEqual(known);
    expect(await ask(from('192.0.2.7'))).toBe(200);
  });

  it('ends after sixty from one address, whomever they are about', async () => {
    const statuses = await times(61, (n) => ask(from('203.0.113.9'), `who-${n}@example.org`));
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(statuses[60]).toBe(429);
  });
});

describe('using reset links', () => {
  it.each([
    [PATHS.recoveryVerify, 200],
    [PATHS.recoveryPassword, 401],
  ])('at %s ends after a hundred and twenty tries from one address', async (path, status) => {
    const statuses = await times(121, async (n) => {
      const made = { accessToken: `made-up-${n}`, refreshToken: 'x', password: 'a password' };
      return (await post(path, made, { headers: from('203.0.113.9') })).status;
    });
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([status]));
    expect(statuses[120]).toBe(429);
  });
});

it('renaming oneself ends after a hundred times within an hour, and for nobody else', async () => {
  const somebody = await test.signUp();
  const renamed = async ({ post }: Person, username: string) =>
    (await post(PATHS.updateUser, { username })).status;
  expect(await renamed(owner, 'A-First-Name')).toBe(200);
  await test.database.orm.execute(sql`update throttle set count = 100`);
  expect(await renamed(owner, 'A-Second-Name')).toBe(429);
  expect(await renamed(somebody, 'A-Second-Name')).toBe(200);
});

it('a session keeps what the browser calls itself, and no address', async () => {
  await post(PATHS.signIn, owner, {
    headers: { ...from('203.0.113.9'), 'user-agent': 'A browser' },
  });
  const rows = JSON.stringify(await rowsOf(test.database, sql`select * from session`));
  expect(rows).toContain('A browser');
  expect(rows).not.toContain('203.0.113.9');
});

it('deleting an account by guessing its password ends after ten tries', async () => {
  const statuses = await times(
    11,
    async () => (await owner.post(PATHS.accountDelete, { password: 'a guess' })).status,
  );
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
});

it('what is counted names nobody, and leaves when it is over', async () => {
  await guess(from('203.0.113.9'));
  const rows = JSON.stringify(await rowsOf(test.database, sql`select * from throttle`));
  expect(rows).not.toContain(owner.email);
  expect(rows).not.toContain('203.0.113.9');
  await test.database.orm.execute(
    sql`update throttle set resets_at = now() - interval '2 minutes'`,
  );
  await post(
    PATHS.signIn,
    { email: 'else@example.org', password: 'x y z 1' },
    { headers: from('192.0.2.8') },
  );
  const left = await rowsOf(test.database, sql`select 1 from throttle where resets_at < now()`);
  expect(left).toEqual([]);
});
