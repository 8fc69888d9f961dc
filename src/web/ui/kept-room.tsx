import { useEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * For the element that it stands in, and the one about that, which is its room: what comes there by itself
 * pushes nothing down, and what goes by itself leaves its room behind until the person does something next. So
 * what stands below does not move under a hand that comes down on it.
 */
export function KeptRoom() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const content = mark.current?.parentElement;
    const room = content?.parentElement;
    if (!content || !room) return;
    return keepRoom(room, content);
  }, []);
  return <span ref={mark} hidden />;
}

/** What comes so soon after a press or a key is the answer to it. */
const ANSWER_MS = 500;

function keepRoom(room: HTMLElement, content: HTMLElement): () => void {
  let height = 0;
  // What comes with it is part of the page that is being made.
  let lastDeed = performance.now();
  const keep = () => {
    const before = height;
    height = room.offsetHeight;
    room.style.minHeight = `${height}px`;
    const isByItself = performance.now() - lastDeed > ANSWER_MS;
    if (height > before && isByItself) holdBelow(room, { before, grown: height - before });
  };
  const giveBack = () =>
    afterPaint(() => {
      const before = height;
      room.style.minHeight = '';
      keep();
      if (height < before) document.body.style.minHeight = '';
    });
  const act = ({ type, timeStamp }: Event) => {
    lastDeed = timeStamp;
    if (type === 'click' && height > 0) giveBack();
  };
  const watch = new ResizeObserver(keep);
  watch.observe(content);
  for (const deed of DEEDS) document.addEventListener(deed, act, true);
  return () => {
    watch.disconnect();
    for (const deed of DEEDS) document.removeEventListener(deed, act, true);
  };
}

const DEEDS = ['click', 'keydown'] as const;

/** What stands above makes way instead, by a scroll: it is seldom what a hand is on. */
function holdBelow(room: HTMLElement, { before, grown }: { before: number; grown: number }): void {
  const page = document.documentElement;
  const end = room.getBoundingClientRect().top + before;
  // Out of sight: below it is in nobody's way, and above it some browsers do the same by themselves.
  if (end > page.clientHeight || (end < 0 && CSS.supports('overflow-anchor: auto'))) return;
  const place = page.scrollTop + grown;
  // A page that is too short for that is made as long.
  if (page.scrollHeight - page.clientHeight < place)
    document.body.style.minHeight = `${place + page.clientHeight}px`;
  page.scrollTop = place;
}
