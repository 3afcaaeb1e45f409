import type { Brand } from "./brand.ts";

/** A file name that every system takes (IM-13): made by `fileName` and `keptFileName` alone, asked for by `saveFile`. */
export type SavedName = Brand<string, "SavedName">;
