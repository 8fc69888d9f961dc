import { useId, useRef, useState, type Ref } from 'react';
import { importChanges, type ImportPreview } from '#domain/export/import-changes.ts';
import { usePlanStore } from '../../plan/use-plan.ts';
import { useApi } from '../../session/session-context.tsx';
import { Alert, Notice } from '../../ui/message.tsx';
import { ImportSummary } from './import-summary.tsx';
import { LIST, readImport, type ReadImport } from './read-import.ts';
import styles from './import-data.module.css';
import part from './part.module.css';

type Step =
  | { readonly name: 'choosing'; readonly problem: string | null }
  | { readonly name: 'reading' }
  | { readonly name: 'asking'; readonly found: ReadImport & { ok: true } }
  | { readonly name: 'done'; readonly words: string };

const START: Step = { name: 'choosing', problem: null };

/** An export comes into this account: first what it would add is shown, and nothing is done. */
export function ImportData() {
  const api = useApi();
  const store = usePlanStore();
  const field = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>(START);
  const chosen = useRef<File>(null);

  const read = async (file: File) => {
    chosen.current = file;
    setStep({ name: 'reading' });
    const found = await readImport({ file, profile: store.getView().profile, api });
    // Another one was chosen meanwhile, or the same once more.
    if (chosen.current !== file) return;
    setStep(found.ok ? { name: 'asking', found } : { name: 'choosing', problem: found.problem });
  };

  // The button that was pressed goes with the summary.
  const goBack = (next: Step) => {
    setStep(next);
    requestAnimationFrame(() => field.current?.focus());
  };

  const add = ({ preview, exported }: ReadImport & { ok: true }, takesSettings: boolean) => {
    const settings = takesSettings ? preview.settings : {};
    for (const change of importChanges(exported, { settings })) store.change(change);
    goBack({ name: 'done', words: doneWords(preview, takesSettings) });
  };

  return (
    <div className={part.form}>
      {step.name === 'asking' ? (
        <ImportSummary
          preview={step.found.preview}
          leftOut={step.found.leftOut}
          from={step.found.exported}
          onAdd={(takesSettings) => add(step.found, takesSettings)}
          onCancel={() => goBack(START)}
        />
      ) : (
        <>
          <p>
            Adds what is in an exported JSON file. What is in your account stays as it is, and what
            is there already is not added twice.
          </p>
          {step.name === 'choosing' && step.problem && <Alert>{step.problem}</Alert>}
          <FileChoice ref={field} onChoose={(file) => void read(file)} />
        </>
      )}
      {/* Here all the time: what comes into a new one is seldom read aloud. */}
      <div role="status">
        {step.name === 'reading' && 'Reading the file…'}
        {step.name === 'done' && <Notice>{step.words}</Notice>}
      </div>
    </div>
  );
}

/** A native file field, drawn as its label. */
function FileChoice(props: { ref: Ref<HTMLInputElement>; onChoose: (file: File) => void }) {
  const { ref, onChoose } = props;
  const id = useId();
  return (
    <label className={styles.file} htmlFor={id}>
      Choose a file
      <input
        ref={ref}
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // The same file may be chosen again, mended.
          target.value = '';
        }}
      />
    </label>
  );
}

function doneWords(preview: ImportPreview, tookSettings: boolean): string {
  const { mountains, completions, brainDumps } = preview;
  const parts = [
    [mountains.length, 'mountain', 'mountains'],
    [completions, 'moved pebble', 'moved pebbles'],
    [brainDumps, 'brain dump', 'brain dumps'],
  ] as const;
  const counts = parts
    .filter(([count]) => count > 0)
    .map(([count, ...names]) => counted(count, names));
  const words = [...counts, ...(tookSettings ? ['settings'] : [])];
  return words.length === 0 ? 'Nothing was added.' : `Added: ${LIST.format(words)}.`;
}

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;
