import { useEffect, useRef, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import styles from './kept-room.module.css';

/**
 * What goes from here by itself leaves its room behind until the person does something next: what stands
 * below does not move under a hand that comes down on it.
 */
export function KeptRoom({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: box } = room;
    if (box === null || content.current === null) return;
    const keep = () => (box.style.minHeight = `${box.offsetHeight}px`);
    const giveBack = () =>
      afterPaint(() => {
        box.style.minHeight = '';
        keep();
      });
    const watch = new ResizeObserver(keep);
    watch.observe(content.current);
    document.addEventListener('click', giveBack, true);
    return () => {
      watch.disconnect();
      document.removeEventListener('click', giveBack, true);
    };
  }, []);
  return (
    <div ref={room} className={styles.room}>
      <div ref={content} className={styles.room}>
        {children}
      </div>
    </div>
  );
}
