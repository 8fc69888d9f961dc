/** One recording, from "Start Recording" to "Stop Recording", over as many sessions as the browser makes of it. */

import { millisecondsOf } from '#domain/calendar/instant.ts';
import type { Device } from '../../../device/device.ts';
import { problemOf, type DictationProblem } from './dictation-problem.ts';
import type { Recogniser, SpeechKit } from './speech-kit.ts';
import { NOTHING_HEARD, readResults, type Transcript } from './transcript.ts';

export type DictationState = {
  /** Somebody wants to be heard. */
  readonly isOn: boolean;
  /** The browser has not begun to listen for a while: it may be asking for permission. */
  readonly isWaiting: boolean;
  /** Heard, but not settled yet. */
  readonly interim: string;
  readonly problem: DictationProblem | null;
};

export type Dictation = {
  getState(): DictationState;
  subscribe(listener: () => void): () => void;
  /** Calls with new pieces, never with none; every piece comes once. */
  onHeard(run: (pieces: readonly string[]) => void): () => void;
  start(how: { language: string; isOnDevice: boolean }): void;
  /** Lets the browser finish what it is working out, for at most `STOPS_WITHIN_MS`. */
  stop(): void;
  /** Ends in this very tick; what is not settled yet is taken as it stands. */
  close(): void;
  /** Says, once it has ended, why it did. */
  explain(problem: DictationProblem): void;
};

type Deps = {
  readonly kit: SpeechKit;
  readonly device: Pick<Device, 'now' | 'after'>;
};

type Session = {
  readonly recogniser: Recogniser;
  readonly beganMs: number;
  hasHeard: boolean;
  transcript: Transcript;
};

type Running = Deps & {
  readonly listeners: Set<() => void>;
  readonly hearers: Set<(pieces: readonly string[]) => void>;
  state: DictationState;
  session: Session | null;
  how: { language: string; isOnDevice: boolean };
  /** Sessions in a row that ended at once and heard nothing. */
  quickEnds: number;
  cancel: () => void;
};

const STOPS_WITHIN_MS = 300;
const BEGINS_WITHIN_MS = 3000;
const QUICK_MS = 1000;
const MOST_QUICK_ENDS = 5;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

const OFF: DictationState = { isOn: false, isWaiting: false, interim: '', problem: null };

export function createDictation(deps: Deps): Dictation {
  const running: Running = {
    ...deps,
    listeners: new Set(),
    hearers: new Set(),
    state: OFF,
    session: null,
    how: { language: '', isOnDevice: false },
    quickEnds: 0,
    cancel: () => undefined,
  };
  return {
    getState: () => running.state,
    subscribe(listener) {
      running.listeners.add(listener);
      return () => running.listeners.delete(listener);
    },
    onHeard(run) {
      running.hearers.add(run);
      return () => running.hearers.delete(run);
    },
    start(how) {
      if (running.state.isOn) return;
      close(running);
      running.how = how;
      running.quickEnds = 0;
      show(running, { ...OFF, isOn: true });
      begin(running);
    },
    stop: () => stop(running),
    close: () => close(running),
    explain: (problem) => giveUp(running, problem),
  };
}

function show(running: Running, state: DictationState): void {
  running.state = state;
  for (const listener of running.listeners) listener();
}

function handOver(running: Running, pieces: readonly string[]): void {
  for (const hear of running.hearers) hear(pieces);
}

function begin(running: Running): void {
  const { device, how, kit } = running;
  const recogniser = kit.create();
  recogniser.lang = how.language;
  recogniser.continuous = true;
  recogniser.interimResults = true;
  if (how.isOnDevice && 'processLocally' in recogniser) recogniser.processLocally = true;
  if ('unspokenPunctuation' in recogniser) recogniser.unspokenPunctuation = true;
  const session: Session = {
    recogniser,
    beganMs: millisecondsOf(device.now()),
    hasHeard: false,
    transcript: NOTHING_HEARD,
  };
  running.session = session;
  listen(running, session);
  running.cancel();
  running.cancel = device.after(BEGINS_WITHIN_MS, () => isLate(running));
  try {
    recogniser.start();
  } catch {
    giveUp(running, 'service-blocked');
  }
}

function listen(running: Running, session: Session): void {
  const { recogniser } = session;
  const hasBegun = (): void => {
    running.cancel();
    if (running.state.isWaiting) show(running, { ...running.state, isWaiting: false });
  };
  recogniser.onstart = hasBegun;
  recogniser.onaudiostart = hasBegun;
  recogniser.onresult = ({ results }) => {
    if (running.state.isOn) hasBegun();
    const { transcript, finals } = readResults(session.transcript, results);
    session.transcript = transcript;
    session.hasHeard = true;
    if (finals.length > 0) handOver(running, finals);
    show(running, { ...running.state, interim: transcript.interim });
  };
  recogniser.onerror = ({ error }) => {
    const problem = problemOf(error);
    if (problem === null) return;
    const [base = ''] = running.how.language.split('-');
    if (problem === 'language-unknown' && base !== running.how.language) {
      // The browser may know the language without its country; `end` follows and starts it again.
      running.how = { language: base, isOnDevice: false };
      return;
    }
    giveUp(running, problem);
  };
  recogniser.onend = () => ended(running, session);
}

/** Browsers end by themselves, after silence or a minute; only here is it started again. */
function ended(running: Running, session: Session): void {
  const { device } = running;
  release(running);
  if (!running.state.isOn) return;
  const lastedMs = millisecondsOf(device.now()) - session.beganMs;
  running.quickEnds = lastedMs < QUICK_MS && !session.hasHeard ? running.quickEnds + 1 : 0;
  if (running.quickEnds >= MOST_QUICK_ENDS) return giveUp(running, 'keeps-ending');
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** running.quickEnds, LONGEST_PAUSE_MS);
  running.cancel = device.after(pauseMs, () => begin(running));
}

/** No sign of life: on a home screen nothing will come; elsewhere a question may be on the screen. */
function isLate(running: Running): void {
  if (running.kit.isHomeScreenApp) return giveUp(running, 'nothing-behind-it');
  show(running, { ...running.state, isWaiting: true });
}

function stop(running: Running): void {
  if (!running.state.isOn) return;
  const { device, session } = running;
  show(running, { ...running.state, isOn: false, isWaiting: false });
  running.cancel();
  if (session === null) return;
  running.cancel = device.after(STOPS_WITHIN_MS, () => release(running));
  try {
    session.recogniser.stop();
  } catch {
    release(running);
  }
}

function close(running: Running): void {
  release(running);
  if (running.state !== OFF) show(running, OFF);
}

function giveUp(running: Running, problem: DictationProblem): void {
  release(running);
  show(running, { ...OFF, problem });
}

/** Lets the microphone go. What was heard and not settled is kept as it stands. */
function release(running: Running): void {
  running.cancel();
  const { session } = running;
  if (session === null) return;
  running.session = null;
  const { recogniser, transcript } = session;
  for (const event of ['onstart', 'onaudiostart', 'onresult', 'onerror', 'onend'] as const) {
    recogniser[event] = null;
  }
  try {
    recogniser.abort();
  } catch {
    // It has ended already.
  }
  if (transcript.interim === '') return;
  handOver(running, [transcript.interim]);
  show(running, { ...running.state, interim: '' });
}
