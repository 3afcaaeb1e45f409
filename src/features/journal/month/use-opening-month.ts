import { useState } from "react";
import type { Book } from "#domain/company/book.ts";
import type { Month } from "#domain/kernel/day.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { useLastMonth } from "../simple/use-simple-month.ts";
import { openingMonth } from "./period.ts";

/**
 * Month to show if the address has none; null until known. Chosen once per visit, so that posting into another month
 * does not change the view.
 */
export function useOpeningMonth(book: Book, asked: Month | undefined): Month | null {
  const storage = useStorage();
  const now = useToday(storage.clock);
  const last = useLastMonth(book.id);
  const [chosen, setChosen] = useState<{ readonly book: Book["id"]; readonly month: Month } | null>(null);
  if (asked !== undefined) return asked;
  if (chosen?.book === book.id) return chosen.month;
  if (last.state === "loading") return null;
  const lastUsed = last.state === "ready" ? last.value : null;
  const month = openingMonth(book, now, lastUsed);
  setChosen({ book: book.id, month });
  return month;
}
