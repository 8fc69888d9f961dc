import { memo, useId, useState } from 'react';
import type { Pebble } from '#domain/plan/plan.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { StoneCheckbox } from '../../ui/stone-checkbox.tsx';
import { UnfoldButton } from '../../ui/unfold-button.tsx';
import styles from './pebble-leaf.module.css';
import { useTree } from './tree-actions.ts';
import type { Among } from './tree-siblings.tsx';

/** One pebble in the tree: ticked when moved, and unticked to put it back in the way. There can be thousands. */
export const PebbleLeaf = memo(function PebbleLeaf(
  props: {
    pebble: Pebble;
    /** For what remembers it. */
    unfoldedAs: string;
    isUnfolded: boolean;
    shape: number;
    isSuggested: boolean;
  } & Among,
) {
  const { pebble, shape, isSuggested, isUnfolded } = props;
  const { togglePebble, toggleDescription, askDelete, language } = useTree();
  const id = useId();
  const wasMoved = pebble.status === 'moved';
  // A tap's frame draws this row alone: until the tree is drawn anew, it has the pebble as it was.
  const [ticked, setTicked] = useState<{ was: Pebble; isMoved: boolean } | null>(null);
  if (ticked !== null && ticked.was !== pebble) setTicked(null);
  const isMoved = ticked?.was === pebble ? ticked.isMoved : wasMoved;
  const toggle = () => {
    // The pebble is as it was, and stays so, where the change is refused before the tree is drawn anew.
    const letGo = () => setTicked(null);
    if (togglePebble(pebble, !isMoved, letGo)) setTicked({ was: pebble, isMoved: !isMoved });
  };
  return (
    <li
      className={styles.leaf}
      data-suggested={isSuggested}
      data-plain={pebble.description === '' || undefined}
      data-node={pebble.id}
      data-row={pebble.id}
      aria-posinset={props.place}
      aria-setsize={props.count}
    >
      <label className={styles.label} htmlFor={`${id}-box`} lang={language}>
        <StoneCheckbox
          id={`${id}-box`}
          checked={isMoved}
          shape={shape}
          labelledBy={`${id}-title`}
          describedBy={`${id}-more`}
          onChange={toggle}
        />
        <span className={styles.words}>
          <span id={`${id}-title`} className={styles.title} data-done={isMoved}>
            {pebble.title}
          </span>
          <span id={`${id}-more`} className={styles.more}>
            {` ${wasMoved ? pebble.actualMinutes : pebble.estimatedMinutes} min `}
            {isSuggested && (
              <b className={styles.suggested} lang={language && 'en'}>
                Suggested
              </b>
            )}
          </span>
        </span>
      </label>
      {pebble.description !== '' && (
        <UnfoldButton
          name={`More about ${pebble.title}`}
          isOpen={isUnfolded}
          controls={`${id}-description`}
          onToggle={() => toggleDescription(props.unfoldedAs)}
        />
      )}
      {isUnfolded && (
        <p
          id={`${id}-description`}
          className={styles.description}
          lang={language}
          data-row={props.unfoldedAs}
        >
          {pebble.description}
        </p>
      )}
      <IconButton
        quiet
        icon="delete"
        name={`Delete pebble ${pebble.title}`}
        onClick={() => askDelete({ nodeType: 'pebble', id: pebble.id, title: pebble.title })}
      />
    </li>
  );
});
