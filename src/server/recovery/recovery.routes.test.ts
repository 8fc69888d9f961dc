import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PATHS, type RecoveryPair } from '#domain/contract.ts';
import { testApp } from '../test-app.ts';
import { errorOf } from '../test-answers.ts';
import { rowsOf } from '../db/test-database.ts';
import { aBrowser, type Person } from '../test-person.ts';
import { pairIn } from './test-link.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'a louder evening';

let person: Person;

const test = await testApp();
beforeEach(async () => {
  await test.database.orm.execute(sql`delete from throttle`);
  person = await test.signUp();
});
afterAll(() => test.close());

const visitor = () => aBrowser(test.request);

/** Asks for a link and takes it from the mail. */
async function aLink(email = person.email): Promise<RecoveryPair> {
  expect((await visitor().post(PATHS.recoveryRequest, { email })).status).toBe(200);
  const mails = await test.mails();
  return pairIn(mails.findLast(({ to }) => to === email.toLowerCase())?.text ?? '');
}
async function mailsTo(email: string) {
  return (await test.mails()).filter(({ to }) => to === email);
}
const reset = (pair: RecoveryPair, password = NEW_PASSWORD) =>
  visitor().post(PATHS.recoveryPassword, { ...pair, password });
const verified = async (pair: RecoveryPair) =>
  (await visitor().post(PATHS.recoveryVerify, pair)).json();
const signIn = async (password: string) =>
  (await visitor().post(PATHS.signIn, { ...person, password })).status;

const ROUNDS = 60;

/** How often one of the first is above one of the second: what the rank test of Mann and Whitney asks. */
function chanceOfSlower(ones: readonly number[], others: readonly number[]): number {
  const wins = ones.flatMap((one) =>
    others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
  );
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
}

describe('asking for a reset link', () => {
  it('is answered alike for known and unknown addresses, and only the known get a mail', async () => {
    const before = (await test.mails()).length;
    const known = await visitor().post(PATHS.recoveryRequest, { email: person.email });
    const unknown = await visitor().post(PATHS.recoveryRequest, { email: 'who@example.org' });
    expect([known.status, await known.text()]).toEqual([200, '{}']);
    expect([unknown.status, await unknown.text()]).toEqual([200, '{}']);
    const names = (reply: Response) => [...reply.headers.keys()].toSorted();
    expect(names(known)).toEqual(names(unknown));
    expect((await test.mails()).length).toBe(before + 1);
  });

  it('takes the same time for known and unknown addresses', async () => {
    const timed = async (email: string) => {
      await test.mails();
      const start = performance.now();
      await visitor().post(PATHS.recoveryRequest, { email });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await test.database.orm.execute(sql`delete from throttle`);
      const stranger = () => timed(`nobody-${round}@example.org`);
      // In turns, so that a machine that gets slower or faster does so for both.
      if (round % 2 === 0) known.push(await timed(person.email));
      unknown.push(await stranger());
      if (round % 2 === 1) known.push(await timed(person.email));
    }
    // Without a difference it is outside of this once in 400,000 runs.
    expect(chanceOfSlower(known, unknown)).toBeGreaterThan(0.25);
    expect(chanceOfSlower(known, unknown)).toBeLessThan(0.75);
  });

  it('would be told by its time if the mail were made before the answer', () => {
    const quick = Array.from({ length: ROUNDS }, (_, round) => 4 + (round % 7));
    const slow = quick.map((ms) => ms + 5);
    expect(chanceOfSlower(slow, quick)).toBeGreaterThan(0.9);
    expect(chanceOfSlower(quick, quick)).toBe(0.5);
  });

  it.each([
    [{ email: '' }, 'Email is required'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{}, 'Email is required'],
  ])('names what is wrong with %j', async (body, message) => {
    expect(await errorOf(await visitor().post(PATHS.recoveryRequest, body))).toMatchObject({
      status: 400,
      code: 'account.invalid',
      fields: { email: message },
    });
  });

  it('sends words and a page that say the same, to the address of the account', async () => {
    await aLink(person.email.toUpperCase());
    const [mail] = await mailsTo(person.email);
    expect(mail?.subject).toBe('Set a new password for Unstuck');
    const { accessToken, refreshToken } = pairIn(mail?.text ?? '');
    expect(mail?.text).toContain(
      `http://localhost/#type=recovery&access_token=${accessToken}&refresh_token=${refreshToken}`,
    );
    expect(pairIn((mail?.html ?? '').replaceAll('&amp;', '&'))).toEqual({
      accessToken,
      refreshToken,
    });
    expect(mail?.html).not.toMatch(/<(img|script|link|iframe)/);
  });

  it('keeps no secret of the link: the table holds hashes', async () => {
    const { accessToken, refreshToken } = await aLink();
    const rows = JSON.stringify(await rowsOf(test.database, sql`select * from recovery`));
    expect(rows).toContain(person.userId);
    expect(rows).not.toContain(accessToken);
    expect(rows).not.toContain(refreshToken);
  });
});

describe('a reset link', () => {
  it('sets a new password, and the old one is over', async () => {
    const pair = await aLink();
    expect(await verified(pair)).toEqual({ status: 'ok' });
    const reply = await reset(pair);
    expect([reply.status, await reply.text()]).toEqual([200, '{}']);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(await signIn(person.password)).toBe(401);
    expect(await signIn(NEW_PASSWORD)).toBe(200);
  });

  it('signs out whoever is signed in at that browser, also somebody else, and nobody elsewhere', async () => {
    const other = await test.signUp();
    const elsewhere = visitor();
    await elsewhere.post(PATHS.signIn, other);
    const cookie = other.cookie();
    const password = NEW_PASSWORD;
    const refused = { ...(await aLink()), refreshToken: 'no' };
    expect((await other.post(PATHS.recoveryPassword, { ...refused, password })).status).toBe(401);
    expect((await other.get(PATHS.profile)).status).toBe(200);
    const reply = await other.post(PATHS.recoveryPassword, { ...(await aLink()), password });
    expect(reply.status).toBe(200);
    expect(other.cookie()).toBe('');
    expect((await test.request(PATHS.profile, { headers: { cookie } })).status).toBe(401);
    expect((await elsewhere.get(PATHS.profile)).status).toBe(200);
  });

  it('ends every session and every other link, and says so in a mail', async () => {
    const elsewhere = visitor();
    await elsewhere.post(PATHS.signIn, person);
    const [first, second] = [await aLink(), await aLink()];
    expect(await verified(first)).toEqual({ status: 'ok' });
    await reset(second);
    expect((await person.get(PATHS.profile)).status).toBe(401);
    expect((await elsewhere.get(PATHS.profile)).status).toBe(401);
    expect(await verified(first)).toEqual({ status: 'invalid' });
    expect((await reset(first, 'a third one')).status).toBe(401);
    expect((await mailsTo(person.email)).at(-1)).toMatchObject({
      subject: 'Your password for Unstuck was changed',
      text: expect.stringMatching(
        /set just now with a reset link, and every device was signed out\./,
      ),
    });
  });

  it('works once, also when it is used many times at once', async () => {
    const pair = await aLink();
    const replies = await Promise.all([1, 2, 3, 4].map((n) => reset(pair, `${NEW_PASSWORD} ${n}`)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect(await errorOf(await reset(pair))).toMatchObject({ code: 'recovery.invalid' });
  });

  it('is over after an hour, which is told from never having been one for a week', async () => {
    const pair = await aLink();
    test.clock.advanceBy(60 * MINUTE_MS - 1000);
    expect(await verified(pair)).toEqual({ status: 'ok' });
    test.clock.advanceBy(1000);
    expect(await verified(pair)).toEqual({ status: 'expired' });
    expect(await errorOf(await reset(pair))).toMatchObject({
      status: 410,
      code: 'recovery.expired',
      message: 'Password reset link has expired. Please request a new one.',
    });
    test.clock.advanceBy(6 * 24 * 60 * MINUTE_MS);
    await aLink();
    expect(await verified(pair)).toEqual({ status: 'expired' });
    test.clock.advanceBy(2 * 24 * 60 * MINUTE_MS);
    await aLink();
    expect(await verified(pair)).toEqual({ status: 'invalid' });
  });

  it('is nothing when one of its secrets is changed, left out or taken from another', async () => {
    const pair = await aLink();
    const other = await aLink((await test.signUp()).email);
    const wrong = [
      { ...pair, accessToken: `${pair.accessToken.slice(0, -1)}_` },
      { ...pair, refreshToken: `${pair.refreshToken.slice(0, -1)}_` },
      { ...pair, refreshToken: '' },
      { ...pair, refreshToken: other.refreshToken },
      { accessToken: pair.refreshToken, refreshToken: pair.accessToken },
      { accessToken: '', refreshToken: '' },
    ];
    for (const made of wrong) {
      expect(await verified(made)).toEqual({ status: 'invalid' });
      expect(await errorOf(await reset(made))).toMatchObject({
        status: 401,
        code: 'recovery.invalid',
        message: 'Password reset link is invalid. Please request a new one.',
      });
    }
    expect(await verified(pair)).toEqual({ status: 'ok' });
    expect(await signIn(person.password)).toBe(200);
  });

  it('is not used up by a password that cannot be taken', async () => {
    const pair = await aLink();
    expect(await errorOf(await reset(pair, ''))).toMatchObject({
      status: 400,
      code: 'account.invalid',
      fields: { password: 'New password is required' },
    });
    expect(await errorOf(await reset(pair, '12345'))).toMatchObject({
      fields: { password: 'Password must be at least 6 characters' },
    });
    expect(await errorOf(await reset(pair, person.password))).toMatchObject({
      status: 409,
      code: 'account.same_password',
      message: 'New password must be different from your current password',
    });
    expect(await signIn(person.password)).toBe(200);
    expect((await reset(pair)).status).toBe(200);
  });

  it('changes nothing when it is only looked at', async () => {
    const pair = await aLink();
    for (let time = 0; time < 3; time += 1) expect(await verified(pair)).toEqual({ status: 'ok' });
    expect((await person.get(PATHS.profile)).status).toBe(200);
  });
});
