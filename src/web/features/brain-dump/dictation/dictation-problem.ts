/** Why dictation does not go on. */
export type DictationProblem =
  | 'microphone-blocked'
  | 'service-blocked'
  | 'no-microphone'
  | 'service-unreachable'
  | 'language-unknown'
  | 'keeps-ending'
  | 'out-of-sight'
  | 'nothing-behind-it';

/** Each in one plain line that says what can be done. */
export const PROBLEM_LINES: Record<DictationProblem, string> = {
  'microphone-blocked':
    'The microphone is blocked for this page. Allow it in the settings of your browser, then try again.',
  'service-blocked':
    'This browser does not allow speech recognition here. You can type, or dictate with your keyboard.',
  'no-microphone': 'No microphone was found. Connect one, then try again.',
  'service-unreachable':
    'The speech service of your browser cannot be reached. What you said so far is kept.',
  'language-unknown':
    'Your browser does not recognise speech in this language. You can choose another one.',
  'keeps-ending': 'Your browser keeps ending the recording. What you said so far is kept.',
  'out-of-sight':
    'The recording stopped when this page went out of sight. What you said so far is kept.',
  'nothing-behind-it':
    'Dictation does not work in the app on the home screen. Open this page in Safari, or dictate with your keyboard.',
};

/** Null: nothing is wrong, the recogniser ends and is started again. */
export function problemOf(error: string): DictationProblem | null {
  switch (error) {
    case 'no-speech':
    case 'aborted':
      return null;
    case 'not-allowed':
      return 'microphone-blocked';
    case 'audio-capture':
      return 'no-microphone';
    case 'network':
      return 'service-unreachable';
    case 'language-not-supported':
      return 'language-unknown';
    default:
      return 'service-blocked';
  }
}
