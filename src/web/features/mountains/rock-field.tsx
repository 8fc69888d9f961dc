import type { Mountain } from '#domain/plan/plan.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import { SelectField } from '../../ui/select-field.tsx';

/** A rock of the plan, for a pebble whose own rock is gone. */
export function RockField(props: {
  mountains: readonly Mountain[];
  rockId: string;
  problem: string | null;
  onChoose: (rockId: string) => void;
}) {
  const lang = useOwnLanguage();
  const boulders = props.mountains.flatMap((mountain) =>
    mountain.boulders.map((boulder) => ({
      ...boulder,
      place: `${mountain.title} › ${boulder.title}`,
    })),
  );
  const isThere = boulders.some(({ rocks }) => rocks.some(({ id }) => id === props.rockId));
  return (
    <SelectField
      label="Rock"
      required
      hint="The rock that this pebble was for is not there any more."
      value={isThere ? props.rockId : ''}
      problem={props.problem}
      onChange={({ target }) => props.onChoose(target.value)}
    >
      <option value="">Choose a rock…</option>
      {boulders.map(({ id, place, rocks }) => (
        <optgroup key={id} label={place} lang={lang}>
          {rocks.map((rock) => (
            <option key={rock.id} value={rock.id}>
              {rock.title}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
