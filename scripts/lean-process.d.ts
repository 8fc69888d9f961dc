export const LEAN_FLAGS: readonly string[];
export const LEAN_ENVIRONMENT: Readonly<Record<string, string>>;
export function becomeLean(args: readonly string[]): void;
