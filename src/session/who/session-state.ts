import type { User } from "#domain/access/user.ts";
import type { Id } from "#domain/kernel/ids.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";

export type GuestId = Id<"guest">;

/**
 * loading: the stored user is being checked. out: signed out. guest: not signed in, with work in this tab. in: signed
 * in to an account of this device. lost: accounts should exist here but cannot be read; nothing may be created.
 */
export type SessionState =
  | { readonly kind: "loading" }
  | { readonly kind: "out" }
  | { readonly kind: "guest"; readonly guestId: GuestId }
  | { readonly kind: "in"; readonly user: User }
  | { readonly kind: "lost"; readonly trouble: StorageTrouble };

export interface SessionSnapshot {
  readonly state: SessionState;
  /** This tab shows the sample company, regardless of who is signed in. */
  readonly sample: boolean;
  /** The guest who signed in and has not yet decided about their work; asked at each sign-in until they do. */
  readonly pendingGuest: GuestId | null;
}

export type SignInRefusal =
  | { readonly kind: "wrong-credentials" }
  | { readonly kind: "bad-email" }
  | { readonly kind: "taken" }
  /** The stored password record is not one of ours; no password can be checked against it. */
  | { readonly kind: "damaged-record" }
  | { readonly kind: "storage"; readonly trouble: StorageTrouble };
