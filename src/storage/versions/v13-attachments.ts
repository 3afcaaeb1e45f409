import type { SchemaVersion } from "./version.ts";

/**
 * Files attached to entries, assets and third parties, with their bytes apart, so that no list loads them. Companies may
 * say what of their books' signals was looked at; absent, nobody did, and nothing is rewritten.
 */
export const v13Attachments: SchemaVersion = {
  number: 13,
  stores: { attachments: "id, bookId, ownerId, hash", attachmentBytes: "hash, [at+size]" },
};
