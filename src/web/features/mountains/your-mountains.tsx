import { useRef, useState } from 'react';
import { millisecondsOf } from '#domain/calendar/instant.ts';
import type { Mountain, Pebble } from '#domain/plan/plan.ts';
import { useChange } from '../../plan/use-plan.ts';
import { useDevice } from '../../session/session-context.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { Expansion } from '../../ui/expansion.ts';
import { AddPebbleDialog, type PebbleWords } from './add-pebble-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { focusNode, neighbourOf } from './node-focus.ts';
import { Tree } from './tree.tsx';
import type { Deletion } from './tree-actions.ts';
import styles from './your-mountains.module.css';

/** The whole plan, folded away until somebody wants to see or change it. */
export function YourMountains(props: {
  mountains: readonly Mountain[];
  expansion: Expansion;
  onTogglePebble: (pebble: Pebble) => void;
  onNews: (news: string) => void;
  /** Always the same function, as every mountain holds it. */
  onEdit?: (mountain: { id: string; title: string }) => void;
}) {
  const { mountains, expansion, onEdit } = props;
  const change = useChange();
  const device = useDevice();
  const list = useRef<HTMLUListElement>(null);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [rock, setRock] = useState<{ id: string; title: string } | null>(null);

  const confirmDeletion = ({ nodeType, id, title }: Deletion) => {
    const neighbour = neighbourOf(mountains, id);
    change({ kind: 'node.delete', nodeType, nodeId: id });
    setDeletion(null);
    props.onNews(`Deleted "${title}".`);
    requestAnimationFrame(() => focusNode(list.current, neighbour));
  };

  const addPebble = ({ title, description }: PebbleWords) => {
    if (rock === null) return;
    const pebbleId = `pebble-${millisecondsOf(device.now())}-${device.newId().slice(0, 8)}`;
    change({ kind: 'pebble.add', rockId: rock.id, pebbleId, title, description });
    setRock(null);
    props.onNews(`Added "${title.trim()}" to ${rock.title}.`);
  };

  return (
    <Disclosure
      title="Your Mountains"
      isOpen={expansion.isOpen('mountains')}
      onToggle={() => expansion.toggle('mountains')}
    >
      <p className={styles.legend}>
        Mountain (big goal) › Boulder (large part) › Rock (thing to finish) › Pebble (15-30 min
        step)
      </p>
      <Tree
        list={list}
        mountains={mountains}
        expansion={expansion}
        onTogglePebble={props.onTogglePebble}
        onEdit={onEdit}
        onDelete={setDeletion}
        onAddPebble={setRock}
      />
      {deletion && (
        <DeleteDialog
          deletion={deletion}
          onCancel={() => setDeletion(null)}
          onDelete={() => confirmDeletion(deletion)}
        />
      )}
      {rock && (
        <AddPebbleDialog rockTitle={rock.title} onCancel={() => setRock(null)} onAdd={addPebble} />
      )}
    </Disclosure>
  );
}
