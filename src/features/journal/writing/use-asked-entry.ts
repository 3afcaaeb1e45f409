import { useEffect, useEffectEvent } from "react";
import { dayOfRepeat, repeated } from "#domain/accounting/memory/similar-entry.ts";
import type { Day } from "#domain/kernel/day.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { entryByNumber } from "#storage/queries/books/journal.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { setAside } from "../entry/set-aside.ts";
import { journalTexts as texts } from "../texts.ts";
import type { JournalPlace } from "../use-journal-place.ts";
import { beginCopy } from "./begin-copy.ts";
import type { Writing } from "./writing.ts";

/** Begins an entry about this, with what was being written kept as a draft. */
async function beginAbout(writing: Writing, description: string, date: Day): Promise<void> {
  if (!(await setAside(writing))) return;
  writing.editor.openCopy({ date, description, reference: "", lines: [] });
  writing.focus({ part: "description" });
}

async function repeat(
  storage: AppStorage,
  place: JournalPlace,
  writing: Writing,
  number: number,
  today: Day,
): Promise<void> {
  const { book } = place.open;
  const entry = await entryByNumber(storage, book.id, number);
  if (entry === null) return void toast.warning({ title: texts.entryNotFound(number) });
  if (!(await setAside(writing))) return;
  beginCopy(place, writing, repeated(entry, dayOfRepeat(today, book)));
}

/**
 * What the address asks to write, once, and without its parameters afterwards: `nuevo` begins an entry, about what
 * `detalle` says; `repetir` writes the entry of that number again.
 */
export function useAskedEntry(place: JournalPlace, writing: Writing, today: Day): void {
  const storage = useStorage();
  const { address, onGo, rules } = place;
  const { nuevo, detalle, repetir } = address;
  const begin = useEffectEvent(() => {
    onGo({ nuevo: undefined, detalle: undefined, repetir: undefined });
    if (rules.readOnly) return;
    if (repetir !== undefined) void repeat(storage, place, writing, repetir, today);
    else if (detalle !== undefined) void beginAbout(writing, detalle, dayOfRepeat(today, place.open.book));
    else writing.start();
  });
  const asked = nuevo === true || repetir !== undefined;
  useEffect(() => {
    if (asked) begin();
  }, [asked]);
}
