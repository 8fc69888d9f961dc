import styles from './icon.module.css';

const DRAWINGS = {
  add: 'M11 4v14M4 11h14',
  settings:
    'M3 6.5h8M17 6.5h2M3 15.5h2M11 15.5h8M14 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  chevron: 'm6 8.5 5 5 5-5',
  delete: 'M4 6h14M9 6V4h4v2M6 6l.8 12h8.4L16 6M9.5 9.5v5M12.5 9.5v5',
  edit: 'm4 18 .8-4L14.6 4.2a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8 17.2zM12.8 6l3.2 3.2',
  close: 'm6 6 10 10M16 6 6 16',
  start: 'M7 4.5v13l10.5-6.5z',
  pause: 'M7.5 5v12M14.5 5v12',
  microphone:
    'M11 2.8a2.7 2.7 0 0 0-2.7 2.7v5a2.7 2.7 0 0 0 5.4 0v-5A2.7 2.7 0 0 0 11 2.8zM5.2 10.2a5.8 5.8 0 0 0 11.6 0M11 16v3.4M8 19.4h6',
  stop: 'M6.5 6.5h9v9h-9z',
  tick: 'm4.5 11.5 4.5 4.5 8.5-10',
  alert: 'M11 7v5M11 15.2v.1M11 3.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** A line drawing that stands beside or instead of words; the words are the caller's. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 22 22" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
