/** Where somebody was going when signing in came between; it goes along when they register instead. */
export interface ReturnWay {
  readonly returnUrl?: string | undefined;
}
