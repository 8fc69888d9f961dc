import type { ComponentProps } from 'react';
import { DumpNotices } from '../features/brain-dump/dump-notices.tsx';
import { WordsFromBefore } from '../features/brain-dump/words-from-before.tsx';
import { ReturnedPebbles } from '../features/mountains/returned-pebbles.tsx';
import { KeptRoom } from '../ui/kept-room.tsx';
import { FullPlanNotice } from './full-plan-notice.tsx';

/** Words of the person that are in no plan yet, and what can be done with them. */
export function Notices(props: ComponentProps<typeof DumpNotices> & { isDumpOpen: boolean }) {
  return (
    <>
      <KeptRoom />
      <FullPlanNotice />
      <WordsFromBefore isDumpOpen={props.isDumpOpen} onOpenDump={props.onOpenDump} />
      <DumpNotices {...props} />
      <ReturnedPebbles onNews={props.onNews} onOpenDump={props.onOpenDump} />
    </>
  );
}
