import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { useLedgerOf } from "#features/journal/month/use-journal-month.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { content } from "#tests/support/builders.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

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
