import { beforeEach, expect, it, vi } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { entryLines, setAccount } from "#features/journal/editor/entry-draft.ts";
import { EntryEditor } from "#features/journal/editor/entry-editor.ts";
import { takeLineAway } from "#features/journal/writing/take-line-away.ts";
import { writingTexts as texts } from "#features/journal/writing/texts.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

const told = vi.spyOn(toast, "neutral").mockImplementation(() => "");
const informed = vi.spyOn(toast, "info").mockImplementation(() => "");
let editor: EntryEditor;
let count = 0;

beforeEach(async () => {
  told.mockClear();
  informed.mockClear();
  count += 1;
  const storage = await openAccountDatabase(`cuadra-guest-taken-${count}`, { create: true });
  editor = new EntryEditor(storage, "book_x" as BookId, day("2026-11-20"));
  for (const account of ["1105", "4135"]) {
    const key = editor.getSnapshot().draft.lines.at(-1)?.key ?? -1;
    editor.change((draft) => setAccount(draft, key, account as AccountCode));
  }
});

const accounts = () => entryLines(editor.getSnapshot().draft).map(({ account }) => account);
const undo = () => told.mock.calls[0]?.[0].actions?.[0]?.onAction();

it("UX-26 the notice of a line that was taken away brings it back to its place", () => {
  takeLineAway(editor, editor.getSnapshot().draft.lines[0]?.key ?? -1);
  expect(accounts()).toEqual(["4135"]);
  expect(told.mock.calls[0]?.[0].title).toBe(texts.lineRemoved(1));
  undo();
  expect(accounts()).toEqual(["1105", "4135"]);
  undo();
  expect(accounts()).toEqual(["1105", "4135"]);
});

it("UX-26 no line comes back into another entry", () => {
  takeLineAway(editor, editor.getSnapshot().draft.lines[0]?.key ?? -1);
  editor.startBlank(day("2026-11-21"));
  undo();
  expect(accounts()).toEqual([]);
  expect(informed.mock.calls[0]?.[0].title).toBe(texts.lineOfAnother);
});
