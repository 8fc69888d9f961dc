/** The bounds of what a person can set. */

import type { Settings, Theme } from './profile.ts';

export const THEMES = ['system', 'light', 'dark', 'calm'] as const satisfies readonly Theme[];

/** The form of a BCP 47 language tag such as `en-US`; whether a device knows it is for the device to say. */
export const LANGUAGE_TAG = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/;

/** Whether every setting is within its bounds. */
export function areSettings({ dayStartHour, theme, dictationLanguage }: Settings): boolean {
  return (
    Number.isInteger(dayStartHour) &&
    dayStartHour >= 0 &&
    dayStartHour <= 23 &&
    THEMES.includes(theme) &&
    LANGUAGE_TAG.test(dictationLanguage)
  );
}
