import type { Refusal } from "../accounting/refusal.ts";
import type { RoomRefusal } from "./room.ts";

/** Why an attached file is not written or removed. */
export type AttachmentRefusal =
  | Refusal
  | RoomRefusal
  /** What it was to be attached to is no longer there. */
  | { readonly kind: "unknown-owner" }
  | { readonly kind: "unknown-attachment" };
