import { useSyncExternalStore } from 'react';
import type { Mountain, Rock } from '#domain/plan/plan.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import styles from './printed-plan.module.css';

/** The whole plan on paper, whatever is folded away on the screen: boxes to tick with a pencil. */
export function PrintedPlan({ mountains }: { mountains: readonly Mountain[] }) {
  const isPrinting = useSyncExternalStore(onPrint, isOnPaper);
  const lang = useOwnLanguage();
  if (!isPrinting) return null;
  return (
    <div className={styles.paper} lang={lang} data-paper>
      {mountains.map((mountain) => (
        <section key={mountain.id} className={styles.mountain}>
          <h2>{mountain.title}</h2>
          {mountain.description && <p>{mountain.description}</p>}
          {mountain.boulders.map((boulder) => (
            <section key={boulder.id}>
              <h3>{boulder.title}</h3>
              {boulder.rocks.map((rock) => (
                <PrintedRock key={rock.id} rock={rock} />
              ))}
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

function PrintedRock({ rock }: { rock: Rock }) {
  return (
    <section className={styles.rock}>
      <h4>{rock.title}</h4>
      <ul>
        {rock.pebbles.map((pebble) => (
          <li key={pebble.id} data-done={pebble.status === 'moved'}>
            <b>{pebble.title}</b> ({pebble.estimatedMinutes} min)
            {pebble.description && <span>{pebble.description}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Kept by name: a list that nobody holds may be forgotten together with its listeners. */
const PAPER = matchMedia('print');

let isBeingPrinted = false;

function onPrint(listener: () => void): () => void {
  const begin = (): void => {
    isBeingPrinted = true;
    listener();
  };
  const end = (): void => {
    isBeingPrinted = false;
    listener();
  };
  PAPER.addEventListener('change', listener);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    PAPER.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

function isOnPaper(): boolean {
  return isBeingPrinted || PAPER.matches;
}
