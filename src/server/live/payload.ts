/** What servers tell each other on the channel: `<user id>:<version>` or `<user id>:ended`. */
export type Told = {
  readonly userId: string;
  /** The version that the profile has now; null when a session of the person ended. */
  readonly version: number | null;
};

const PAYLOAD = /^([\da-f-]{36}):(ended|\d{1,15})$/;

export function payloadOf({ userId, version }: Told): string {
  return `${userId}:${version ?? 'ended'}`;
}

/** Null for anything else: others may use the database, and its channels, too. */
export function readPayload(payload: string): Told | null {
  const [, userId, what] = PAYLOAD.exec(payload) ?? [];
  if (userId === undefined) return null;
  return { userId, version: what === 'ended' ? null : Number(what) };
}
