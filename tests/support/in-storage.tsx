import type { ReactNode } from "react";
import { StorageContext } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";

/** What stands around a part of a screen: the open database. */
export function inStorage(storage: AppStorage) {
  return ({ children }: { readonly children: ReactNode }) => (
    <StorageContext value={storage}>{children}</StorageContext>
  );
}
