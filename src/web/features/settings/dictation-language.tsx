import { DEFAULT_SETTINGS } from '#domain/profile/profile.ts';
import { useChange } from '../../plan/use-plan.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { spokenLanguages, type SpokenLanguage } from './spoken-languages.ts';

const SPOKEN = 'The language in which you speak a brain dump.';

const READ_IN_IT = 'A screen reader reads your own words in it too.';

/** English as everybody has it at first cannot be told from English that was chosen (ADR 0030). */
const READ_AS_BROWSER =
  'While it is English (United States), a screen reader reads your own words in the language of your browser: to have them read in English, choose another English, such as that of the United Kingdom.';

/** The language in which somebody speaks their brain dumps. */
export function DictationLanguage({ language }: { language: string }) {
  const change = useChange();
  const { near, others } = spokenLanguages({ current: language, ofBrowser: navigator.languages });
  const isFirst = language === DEFAULT_SETTINGS.dictationLanguage;
  const isAsBrowser = isFirst && !/^en\b/i.test(navigator.language);
  return (
    <SelectField
      label="Dictation language"
      hint={`${SPOKEN} ${isAsBrowser ? READ_AS_BROWSER : READ_IN_IT}`}
      value={language}
      onChange={({ target }) =>
        change({ kind: 'settings.set', settings: { dictationLanguage: target.value } })
      }
    >
      <optgroup label="Near at hand">{near.map(toOption)}</optgroup>
      <optgroup label="More languages">{others.map(toOption)}</optgroup>
    </SelectField>
  );
}

function toOption({ tag, name }: SpokenLanguage) {
  return (
    <option key={tag} value={tag}>
      {name}
    </option>
  );
}
