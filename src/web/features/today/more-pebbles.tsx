import { memo, useId, useRef, useState } from 'react';
import type { PlacedPebble } from '#domain/plan/plan.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import { skipSecondTap } from '../../ui/double-tap.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { StoneCheckbox } from '../../ui/stone-checkbox.tsx';
import { UnfoldButton } from '../../ui/unfold-button.tsx';
import styles from './more-pebbles.module.css';

/** The other pebbles of the day; ticking one completes it. */
export const MorePebbles = memo(function MorePebbles(props: {
  pebbles: readonly PlacedPebble[];
  onComplete: (placed: PlacedPebble) => void;
}) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const complete = (placed: PlacedPebble, position: number) => {
    props.onComplete(placed);
    keepFocus(() => near(section.current, position));
  };
  return (
    <section ref={section} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading} tabIndex={-1}>
        More Pebbles for Today <span>({props.pebbles.length} remaining)</span>
      </h2>
      <ul role="list" className={styles.list} onClickCapture={skipSecondTap}>
        {props.pebbles.map((placed, position) => (
          <DayPebble
            key={placed.pebble.id}
            placed={placed}
            shape={position}
            onComplete={() => complete(placed, position)}
          />
        ))}
      </ul>
    </section>
  );
});

function DayPebble(props: { placed: PlacedPebble; shape: number; onComplete: () => void }) {
  const { pebble, mountainTitle } = props.placed;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const lang = useOwnLanguage();
  return (
    <li className={styles.card}>
      <label className={styles.row} htmlFor={`${id}-box`} lang={lang}>
        <StoneCheckbox
          id={`${id}-box`}
          checked={false}
          shape={props.shape}
          labelledBy={`${id}-title`}
          describedBy={`${id}-more`}
          onChange={props.onComplete}
        />
        <span className={styles.words}>
          <span id={`${id}-title`} className={styles.title}>
            {pebble.title}
          </span>
          <span id={`${id}-more`} className={styles.more}>
            {mountainTitle} <span className={styles.minutes}>{pebble.estimatedMinutes} min</span>
          </span>
        </span>
      </label>
      {pebble.description !== '' && (
        <UnfoldButton
          name={`More about ${pebble.title}`}
          isOpen={isOpen}
          controls={`${id}-description`}
          onToggle={() => setIsOpen(!isOpen)}
        />
      )}
      {isOpen && (
        <p id={`${id}-description`} className={styles.description} lang={lang}>
          {pebble.description}
        </p>
      )}
    </li>
  );
}

/** The ticked row has gone: the one in its place, else the one before it, takes the focus. */
function near(section: HTMLElement | null, position: number) {
  const boxes = section?.querySelectorAll<HTMLElement>('input');
  return boxes?.[Math.min(position, boxes.length - 1)];
}
