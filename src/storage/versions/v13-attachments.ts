import type { SchemaVersion } from "./version.ts";

/** Files attached to entries, assets and third parties, with their bytes apart, so that no list loads them. */
export const v13Attachments: SchemaVersion = {
  number: 13,
  stores: { attachments: "id, bookId, ownerId, hash", attachmentBytes: "hash, [at+size]" },
};
