import { useCallback, useState, type ReactNode } from 'react';

/** Each has a number of its own: the same words once more are read once more. */
export type Trouble = { readonly id: number; readonly words: ReactNode };

/** What went wrong last. The functions are the same for as long as `onNews` is. */
export function useTrouble(onNews: (line: string) => void) {
  const [trouble, setTrouble] = useState<Trouble>({ id: 0, words: null });
  /** Null takes it away. */
  const onTrouble = useCallback(
    (words: ReactNode) => setTrouble(({ id }) => ({ id: id + 1, words })),
    [setTrouble],
  );
  /** What was said of an earlier try is not so any more. */
  const onSent = useCallback(
    (line: string) => {
      onNews(line);
      onTrouble(null);
    },
    [onNews, onTrouble],
  );
  return { trouble, onTrouble, onSent };
}
