import { renderHook, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { expect, it, vi } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { useLedgerOf, useMonth } from "#features/journal/month/use-journal-month.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import type * as Journal from "#storage/queries/books/journal.ts";
import { content } from "#tests/support/builders.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { useStore } from "#ui/kit/use-store.ts";

/** A store that answers one of two questions of the same moment later. */
const slow = vi.hoisted(() => ({ question: "" }));
vi.mock("#storage/queries/books/journal.ts", async (actual) => {
  const real = await actual<typeof Journal>();
  const later =
    <Given extends readonly unknown[], Answer>(name: string, ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given) => {
      const answer = await ask(...given);
      if (slow.question === name) await new Promise((resolve) => setTimeout(resolve, 30));
      return answer;
    };
  return {
    ...real,
    monthSheet: later("sheet", real.monthSheet),
    monthDrafts: later("drafts", real.monthDrafts),
  };
});

const NONE = createStore<readonly unknown[]>([]);

it("the T account shows nothing of another month while its own is read", async () => {
  const storage = await openTestStorage();
  const bookId = await openTestBook(storage);
  const posted = await postEntry(storage, {
    id: storage.newId("command"),
    bookId,
    entryId: storage.newId("entry"),
    content: content("2026-11-20", "1105", "4135", 500),
    origin: "journal",
  });
  expect(posted.ok).toBe(true);
  const cash = (await loadChart("puc")).byCode.get("1105" as never);
  if (!cash) throw new Error("no cash");
  const seen: (number | null)[] = [];
  const { rerender } = renderHook(
    ({ shown }) => {
      const ledger = useLedgerOf(bookId, shown, cash, 0);
      seen.push(ledger === null ? null : ledger.months.flatMap(({ lines }) => lines).length);
    },
    { initialProps: { shown: month("2026-11") }, wrapper: inStorage(storage) },
  );
  await waitFor(() => expect(seen.at(-1)).toBe(1));
  seen.length = 0;
  rerender({ shown: month("2026-12") });
  await waitFor(() => expect(seen.at(-1)).toBe(0));
  expect(seen).not.toContain(1);
});

it.each(["sheet", "drafts"])(
  "shows sums and drafts of the same moment, where the %s come later",
  async (question) => {
    slow.question = question;
    const storage = await openTestStorage();
    const bookId = await openTestBook(storage);
    const head = () => ({ id: storage.newId("command"), bookId });
    const draft = { entryId: storage.newId("entry"), content: content("2026-11-20", "1105", "4135", 500) };
    const seen: string[] = [];
    let shown: ReturnType<typeof useMonth> = { state: "loading" };
    const note = () => {
      if (shown.state !== "ready") return;
      const { month: sheet, drafts } = shown.value;
      seen.push(`${sheet.debit} ${drafts.getSnapshot().length}`);
    };
    const { unmount } = renderHook(
      () => {
        shown = useMonth(bookId, month("2026-11"));
        // As everything that shows the list does.
        useStore(shown.state === "ready" ? shown.value.drafts : NONE);
        useEffect(note);
      },
      { wrapper: inStorage(storage) },
    );
    await waitFor(() => expect(seen.at(-1)).toBe("0 0"));
    const saved = await saveDraft(storage, { ...head(), ...draft, origin: "journal" });
    if (!saved.ok) throw new Error(saved.error.kind);
    await waitFor(() => expect(seen.at(-1)).toBe("0 1"));
    await postEntry(storage, { ...head(), ...draft, origin: "journal", draft: saved.value });
    await waitFor(() => expect(seen.at(-1)).toBe("500 0"));
    expect(new Set(seen)).toEqual(new Set(["0 0", "0 1", "500 0"]));
    unmount();
    storage.close();
  },
);
