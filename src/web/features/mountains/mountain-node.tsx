import type { Boulder, Mountain, Rock } from '#domain/plan/plan.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Branch } from './branch.tsx';
import styles from './mountain-node.module.css';
import { PebbleLeaf } from './pebble-leaf.tsx';
import { useTree } from './tree-actions.ts';

type Suggested = { suggestedId: string | undefined };

export function MountainNode({ mountain, suggestedId }: { mountain: Mountain } & Suggested) {
  const { askEdit } = useTree();
  const { id, title } = mountain;
  return (
    <Branch
      type="mountain"
      node={mountain}
      action={
        <IconButton
          quiet
          icon="edit"
          name={`Edit mountain ${title}`}
          onClick={() => askEdit({ id, title })}
        />
      }
    >
      {mountain.description && <p className={styles.description}>{mountain.description}</p>}
      <ul>
        {mountain.boulders.map((boulder) => (
          <BoulderNode key={boulder.id} boulder={boulder} suggestedId={suggestedId} />
        ))}
      </ul>
    </Branch>
  );
}

function BoulderNode({ boulder, suggestedId }: { boulder: Boulder } & Suggested) {
  return (
    <Branch type="boulder" node={boulder}>
      <ul>
        {boulder.rocks.map((rock) => (
          <RockNode key={rock.id} rock={rock} suggestedId={suggestedId} />
        ))}
      </ul>
    </Branch>
  );
}

function RockNode({ rock, suggestedId }: { rock: Rock } & Suggested) {
  const { askAddPebble } = useTree();
  return (
    <Branch type="rock" node={rock}>
      <ul>
        {rock.pebbles.map((pebble, position) => (
          <PebbleLeaf
            key={pebble.id}
            pebble={pebble}
            shape={position}
            isSuggested={pebble.id === suggestedId}
          />
        ))}
      </ul>
      <Button
        look="quiet"
        aria-description={`To the rock ${rock.title}`}
        onClick={() => askAddPebble({ id: rock.id, title: rock.title })}
      >
        <Icon name="add" />
        Add Pebble
      </Button>
    </Branch>
  );
}
