import type { ReactNode } from "react";
import { StorageContext } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";

/** A wrapper that provides the open database. */
export function inStorage(storage: AppStorage) {
  return ({ children }: { readonly children: ReactNode }) => (
    <StorageContext value={storage}>{children}</StorageContext>
  );
}
