import type { User } from "#domain/access/user.ts";
import type { Id } from "#domain/kernel/ids.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";

export type GuestId = Id<"guest">;

/**
 * loading: the stored user is being checked. out: nobody. guest: nobody, with work of their own in this tab.
 * in: an account of this device. lost: there should be accounts here and they cannot be read; nothing may be made anew.
 */
export type SessionState =
  | { readonly kind: "loading" }
  | { readonly kind: "out" }
  | { readonly kind: "guest"; readonly guestId: GuestId }
  | { readonly kind: "in"; readonly user: User }
  | { readonly kind: "lost"; readonly trouble: StorageTrouble };

export interface SessionSnapshot {
  readonly state: SessionState;
  /** This tab looks at the sample company, whoever is signed in. */
  readonly sample: boolean;
  /** The guest who signed in and has not yet said what becomes of their work; asked at each sign-in until they do. */
  readonly pendingGuest: GuestId | null;
}

export type SignInRefusal =
  | { readonly kind: "wrong-credentials" }
  | { readonly kind: "bad-email" }
  | { readonly kind: "taken" }
  /** What is kept of the password is not one of ours; no password can be checked against it. */
  | { readonly kind: "damaged-record" }
  | { readonly kind: "storage"; readonly trouble: StorageTrouble };
