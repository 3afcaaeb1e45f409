/** How keys go into a copy and come out of one; known to the exchange, which gives it. */
export interface KeyCodec {
  /** Stored keys as plain data; null if they cannot leave this browser. */
  readonly carry: (kept: unknown) => Promise<unknown>;
  /** The keys again; null for what does not work. */
  readonly bring: (carried: unknown) => Promise<unknown>;
}
