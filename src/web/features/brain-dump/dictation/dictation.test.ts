import { expect, test } from 'vitest';
import { aBrowser } from '../../../device/test-browser.ts';
import { createDictation } from './dictation.ts';
import { PROBLEM_LINES } from './dictation-problem.ts';
import { aSpeechKit, type PlayedKit } from './test-recogniser.ts';

function record(kit: PlayedKit = aSpeechKit(), how = { language: 'en-US', isOnDevice: false }) {
  const browser = aBrowser();
  const heard: string[] = [];
  const dictation = createDictation({ kit, device: browser.openTab().device });
  dictation.onHeard((pieces) => heard.push(...pieces));
  dictation.start(how);
  return { browser, dictation, heard, kit, state: dictation.getState };
}

test('it listens on and on in the language that was chosen', () => {
  const { kit, state } = record(aSpeechKit(), { language: 'de-CH', isOnDevice: false });
  const { calls, continuous, interimResults, lang, processLocally } = kit.latest();
  expect({ calls, continuous, interimResults, lang, processLocally }).toEqual({
    calls: ['start'],
    continuous: true,
    interimResults: true,
    lang: 'de-CH',
    processLocally: false,
  });
  expect(state().isOn).toBe(true);
});

test('the device itself recognises where it can, and punctuation comes where the browser has it', () => {
  const { kit } = record(aSpeechKit({ hasPunctuation: true }), {
    language: 'en-US',
    isOnDevice: true,
  });
  expect(kit.latest().processLocally).toBe(true);
  expect(kit.latest().unspokenPunctuation).toBe(true);
  expect('unspokenPunctuation' in record().kit.latest()).toBe(false);
});

test('what is not settled is shown apart, and each final comes once', () => {
  const { heard, kit, state } = record();
  kit.latest().begin();
  kit.latest().hear('call');
  expect(state().interim).toBe('call');
  expect(heard).toEqual([]);
  kit.latest().hear('call the plumber!');
  kit.latest().hear('call the plumber!', 'and buy');
  expect(state().interim).toBe('and buy');
  kit.latest().hear('call the plumber!', 'and buy bulbs!');
  expect(state().interim).toBe('');
  expect(heard).toEqual(['call the plumber', 'and buy bulbs']);
});

test('finals that Android delivers again are taken once', () => {
  const { heard, kit } = record();
  kit.latest().hear('call the plumber!');
  kit.latest().hear('call the plumber!');
  kit.latest().hear('call the plumber!', 'buy bulbs!');
  expect(heard).toEqual(['call the plumber', 'buy bulbs']);
});

test('what Android calls final without being sure of it is only interim', () => {
  const { heard, kit, state } = record();
  kit.latest().hear('call?', 'call the?');
  expect(heard).toEqual([]);
  expect(state().interim).toBe('call the');
  kit.latest().hear('call?', 'call the?', 'call the plumber!');
  expect(heard).toEqual(['call the plumber']);
});

test('a list that begins anew in the same session loses and repeats nothing', () => {
  const { heard, kit } = record();
  kit.latest().hear('one!', 'two!');
  kit.latest().hear('three!');
  kit.latest().hear('three!', 'four!');
  expect(heard).toEqual(['one', 'two', 'three', 'four']);
});

test('a final that is carried on brings only what is new', () => {
  const { heard, kit } = record();
  kit.latest().hear('call!');
  kit.latest().hear('call the plumber!');
  expect(heard).toEqual(['call', 'the plumber']);
});

test('after silence it starts again, and the same words said again are taken again', () => {
  const { browser, heard, kit, state } = record();
  kit.latest().begin();
  kit.latest().hear('tea!');
  kit.latest().fail('no-speech');
  kit.latest().end();
  expect(kit.made).toHaveLength(1);
  browser.advance(250);
  expect(kit.made).toHaveLength(2);
  kit.latest().hear('tea!');
  expect(heard).toEqual(['tea', 'tea']);
  expect(state()).toMatchObject({ isOn: true, problem: null });
});

test('the end after a minute is no end', () => {
  const { browser, kit, state } = record();
  for (let minutes = 0; minutes < 8; minutes += 1) {
    kit.latest().begin();
    browser.advance(60_000);
    kit.latest().end();
    browser.advance(250);
  }
  expect(kit.made).toHaveLength(9);
  expect(state().isOn).toBe(true);
});

test('a browser that ends at once is asked less and less often, and five times at most', () => {
  const { browser, kit, state } = record();
  for (const pauseMs of [500, 1000, 2000, 2000]) {
    kit.latest().end();
    const before = kit.made.length;
    browser.advance(pauseMs - 1);
    expect(kit.made).toHaveLength(before);
    browser.advance(1);
    expect(kit.made).toHaveLength(before + 1);
  }
  kit.latest().end();
  expect(state()).toMatchObject({ isOn: false, problem: 'keeps-ending' });
  browser.advance(60_000);
  expect(kit.made).toHaveLength(5);
});

test('stopping lets the browser finish, takes its last final, and is not started again', () => {
  const { browser, dictation, heard, kit, state } = record();
  kit.latest().hear('call the plum');
  dictation.stop();
  expect(state()).toMatchObject({ isOn: false, interim: 'call the plum' });
  expect(kit.latest().calls).toEqual(['start', 'stop']);
  kit.latest().hear('call the plumber!');
  kit.latest().end();
  browser.advance(60_000);
  expect(heard).toEqual(['call the plumber']);
  expect(kit.made).toHaveLength(1);
});

test('the microphone is let go within 300 ms, with what was heard so far', () => {
  const { browser, dictation, heard, kit, state } = record();
  const only = kit.latest();
  only.hear('call the plum');
  dictation.stop();
  browser.advance(300);
  expect(only.calls).toEqual(['start', 'stop', 'abort']);
  expect(heard).toEqual(['call the plum']);
  expect(state().interim).toBe('');
  only.hear('call the plumber!');
  expect(heard).toEqual(['call the plum']);
});

test('stopping between two sessions ends it, and starting anew works at once', () => {
  const { browser, dictation, kit, state } = record();
  kit.latest().end();
  dictation.stop();
  browser.advance(60_000);
  expect(kit.made).toHaveLength(1);
  dictation.start({ language: 'en-US', isOnDevice: false });
  expect(kit.made).toHaveLength(2);
  expect(state().isOn).toBe(true);
});

test('starting again while the last words are worked out keeps them', () => {
  const { dictation, heard, kit } = record();
  kit.latest().hear('half a thought');
  dictation.stop();
  dictation.start({ language: 'en-US', isOnDevice: false });
  expect(heard).toEqual(['half a thought']);
  expect(kit.made).toHaveLength(2);
});

test('closing ends it in the same tick and keeps what was heard', () => {
  const { browser, dictation, heard, kit, state } = record();
  kit.latest().hear('call the plumber!', 'and then');
  dictation.close();
  expect(heard).toEqual(['call the plumber', 'and then']);
  expect(kit.latest().calls).toEqual(['start', 'abort']);
  expect(state()).toEqual({ isOn: false, isWaiting: false, interim: '', problem: null });
  browser.advance(60_000);
  expect(kit.made).toHaveLength(1);
});

test.each([
  ['not-allowed', 'microphone-blocked'],
  ['service-not-allowed', 'service-blocked'],
  ['audio-capture', 'no-microphone'],
  ['network', 'service-unreachable'],
  ['something-new', 'service-blocked'],
] as const)('%s ends it, says why, and keeps what was heard', (error, problem) => {
  const { browser, heard, kit, state } = record();
  kit.latest().hear('call the plumber!', 'and');
  kit.latest().fail(error);
  expect(state()).toEqual({ isOn: false, isWaiting: false, interim: '', problem });
  expect(PROBLEM_LINES[problem]).toMatch(/^[A-Z].+\.$/);
  expect(heard).toEqual(['call the plumber', 'and']);
  browser.advance(60_000);
  expect(kit.made).toHaveLength(1);
});

test('being aborted by the browser is no problem', () => {
  const { browser, kit, state } = record();
  kit.latest().fail('aborted');
  kit.latest().end();
  browser.advance(2000);
  expect(kit.made).toHaveLength(2);
  expect(state().problem).toBeNull();
});

test('a language that is unknown with its country is tried without it', () => {
  const { browser, kit, state } = record(aSpeechKit(), { language: 'de-CH', isOnDevice: true });
  kit.latest().fail('language-not-supported');
  kit.latest().end();
  browser.advance(2000);
  expect(kit.latest().lang).toBe('de');
  expect(kit.latest().processLocally).toBe(false);
  kit.latest().fail('language-not-supported');
  expect(state().problem).toBe('language-unknown');
});

test('a recogniser that throws at its start is a problem, not a crash', () => {
  const { state } = record(aSpeechKit({ refusesToStart: true }));
  expect(state()).toMatchObject({ isOn: false, problem: 'service-blocked' });
});

test('an app on the home screen that never begins is told from one that does', () => {
  const dead = record(aSpeechKit({ isHomeScreenApp: true }));
  dead.browser.advance(3000);
  expect(dead.state()).toMatchObject({ isOn: false, problem: 'nothing-behind-it' });
  expect(dead.kit.latest().calls).toEqual(['start', 'abort']);

  const alive = record(aSpeechKit({ isHomeScreenApp: true }));
  alive.kit.latest().begin();
  alive.browser.advance(60_000);
  expect(alive.state()).toMatchObject({ isOn: true, problem: null });
});

test('while the browser asks for permission it waits, and goes on when it is given', () => {
  const { browser, kit, state } = record();
  browser.advance(3000);
  expect(state()).toMatchObject({ isOn: true, isWaiting: true });
  kit.latest().begin();
  expect(state()).toMatchObject({ isOn: true, isWaiting: false });
});
