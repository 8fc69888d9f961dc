import { memo } from 'react';
import type { PlacedPebble } from '#domain/plan/plan.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import styles from './pebble-words.module.css';

/** What a pebble asks for, and which mountain it belongs to. */
export const PebbleWords = memo(function PebbleWords(props: {
  placed: PlacedPebble;
  isFirstOfDay: boolean;
  /** Makes the title a heading that can take the focus; without it the words are only to be seen. */
  titleId?: string;
}) {
  const { pebble, mountainTitle, boulderTitle, rockTitle } = props.placed;
  const lang = useOwnLanguage();
  return (
    <div className={styles.words}>
      {props.isFirstOfDay && (
        <p className={styles.first}>
          <svg viewBox="0 0 22 22" aria-hidden="true">
            <path d="m11 1.5 2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z" />
          </svg>
          FIRST PEBBLE OF THE DAY!
        </p>
      )}
      <ol
        role="list"
        className={styles.path}
        aria-label="Mountain, boulder and rock of this pebble"
      >
        {[mountainTitle, boulderTitle, rockTitle].map((title, level) => (
          <li key={level} lang={lang}>
            {title}
          </li>
        ))}
      </ol>
      {props.titleId ? (
        // A new one for each pebble: a title that has the focus is read aloud when it takes it.
        <h2
          key={props.titleId}
          id={props.titleId}
          className={styles.title}
          tabIndex={-1}
          lang={lang}
        >
          {pebble.title}
        </h2>
      ) : (
        <p className={styles.title} lang={lang}>
          {pebble.title}
        </p>
      )}
      <p className={styles.description} lang={lang}>
        {pebble.description}
      </p>
    </div>
  );
});
