import { useChange } from '../../plan/use-plan.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { spokenLanguages, type SpokenLanguage } from './spoken-languages.ts';

/** The language in which somebody speaks their brain dumps. */
export function DictationLanguage({ language }: { language: string }) {
  const change = useChange();
  const { near, others } = spokenLanguages({ current: language, ofBrowser: navigator.languages });
  return (
    <SelectField
      label="Dictation language"
      hint="What you speak when you say a brain dump. A screen reader reads your own words in it too."
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
