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
  const page = document.documentElement;
  let height = 0;
  let width: number | null = null;
  let scrolled = page.scrollTop;
  // What comes with it is part of the page that is being made.
  let lastDeed = performance.now();
  const keep = () => {
    const before = height;
    height = room.offsetHeight;
    room.style.minHeight = `${height}px`;
    const isByItself = performance.now() - lastDeed > ANSWER_MS;
    if (height > before && isByItself)
      holdBelow(room, { before, grown: height - before, scrolled });
    scrolled = page.scrollTop;
  };
  const measureAnew = () => {
    const before = height;
    room.style.minHeight = '';
    height = room.offsetHeight;
    room.style.minHeight = `${height}px`;
    if (height < before) shorten();
  };
  const act = ({ type, timeStamp }: Event) => {
    lastDeed = timeStamp;
    if (type === 'click' && height > 0) afterPaint(measureAnew);
  };
  // A scroll of the browser's own, for what has grown, comes before it is known here that it has.
  const look = () => {
    if (room.offsetHeight === height) scrolled = page.scrollTop;
  };
  const watch = new ResizeObserver(() => {
    const isAsWide = width === content.offsetWidth;
    width = content.offsetWidth;
    // In a window of another width the same words are higher or lower: nothing came.
    if (isAsWide) keep();
    else measureAnew();
  });
  watch.observe(content);
  for (const deed of DEEDS) document.addEventListener(deed, act, true);
  document.addEventListener('scroll', look, { passive: true });
  window.addEventListener('beforeprint', shorten);
  return () => {
    watch.disconnect();
    for (const deed of DEEDS) document.removeEventListener(deed, act, true);
    document.removeEventListener('scroll', look);
    window.removeEventListener('beforeprint', shorten);
    room.style.minHeight = '';
    shorten();
  };
}

const DEEDS = ['click', 'keydown'] as const;

/** What stands above makes way instead, by a scroll: it is seldom what a hand is on. */
function holdBelow(
  room: HTMLElement,
  { before, grown, scrolled }: { before: number; grown: number; scrolled: number },
): void {
  const page = document.documentElement;
  // Out of sight it is in nobody's way.
  if (room.getBoundingClientRect().top + before > page.clientHeight) return;
  // Some browsers do the same by themselves, where something above the edge has grown.
  const left = grown - Math.max(0, page.scrollTop - scrolled);
  if (left < 1) return;
  const place = page.scrollTop + left;
  // A page that is too short for that is made as long, for as high as the window is or will be.
  if (page.scrollHeight - page.clientHeight < place)
    document.body.style.minHeight = `calc(${place}px + 100vh)`;
  page.scrollTop = place;
}

function shorten(): void {
  document.body.style.minHeight = '';
}
