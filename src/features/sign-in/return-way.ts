/** Destination before signing in; it is kept if the user registers instead. */
export interface ReturnWay {
  readonly returnUrl?: string | undefined;
}
