/** The channel on which servers of one database tell each other what happened to whom. */

/** Named in the migrations too: triggers speak on it. */
export const LIVE_CHANNEL = 'unstuck_live';

export type ChannelListener = {
  readonly onPayload: (payload: string) => void;
  /** Nothing is heard from now on. */
  readonly onLost: () => void;
  /** Everything is heard from now on; what was said before was missed. */
  readonly onHeard: () => void;
};

/** Begins to listen, and goes on trying until it is told to stop. */
export type ListenToChannel = (listener: ChannelListener) => {
  readonly stop: () => Promise<void>;
};
