/** The bounds of what a person can set. */

import { THEMES, type Settings } from './profile.ts';

/** The form of a BCP 47 language tag such as `en-US`; whether a device knows it is for the device to say. */
export const LANGUAGE_TAG = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/;

const BOUNDS: { readonly [Name in keyof Settings]: (value: Settings[Name]) => boolean } = {
  dayStartHour: (hour) => Number.isInteger(hour) && hour >= 0 && hour <= 23,
  theme: (theme) => THEMES.includes(theme),
  dictationLanguage: (tag) => LANGUAGE_TAG.test(tag),
};

/** The names of all settings: that record has to have every one. */
export const SETTINGS = Object.keys(BOUNDS) as (keyof Settings)[];

/** Whether every setting is within its bounds. */
export function areSettings(settings: Settings): boolean {
  const isWithin = <Name extends keyof Settings>(name: Name) => BOUNDS[name](settings[name]);
  return SETTINGS.every(isWithin);
}
