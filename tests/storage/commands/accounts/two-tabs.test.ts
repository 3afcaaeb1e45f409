import { beforeEach, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { findAccount } from "#domain/accounting/chart.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { moveAccount } from "#storage/commands/accounts/move-account.ts";
import { removeAccount, renameAccount } from "#storage/commands/accounts/own-accounts.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { content } from "#tests/support/builders.ts";
import { allEntries, disagreements, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const NEQUI = "11100505";
let one: AppStorage;
let two: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  one = await openTestStorage({ newId, plan: fixedPlan("premium") });
  bookId = await openTestBook(one);
  two = await openAccountDatabase(one.name, { newId, plan: fixedPlan("premium") });
  const added = await addAccount(one, { ...head(), code: NEQUI, name: "Nequi" });
  expect(added.ok).toBe(true);
  return () => {
    one.close();
    two.close();
  };
});

const head = () => ({ id: newId("command"), bookId });
const sale = () => content("2026-11-03", NEQUI, "4135", 900);

type Answer = Result<unknown, Parameters<typeof refusalText>[0]>;
type Work = (tab: AppStorage) => Promise<Answer>;

const WORKS: Readonly<Record<string, Work>> = {
  renamed: (tab) => renameAccount(tab, { ...head(), code: NEQUI, name: "Nequi del local", seen: "Nequi" }),
  "named otherwise": (tab) =>
    renameAccount(tab, { ...head(), code: NEQUI, name: "Billetera", seen: "Nequi" }),
  moved: (tab) => moveAccount(tab, { ...head(), code: NEQUI, to: "11200505" }),
  "moved elsewhere": (tab) => moveAccount(tab, { ...head(), code: NEQUI, to: "11201005" }),
  removed: (tab) => removeAccount(tab, { ...head(), code: NEQUI }),
  "posted on": (tab) =>
    postEntry(tab, { ...head(), entryId: newId("entry"), content: sale(), origin: "journal" }),
  "typed in a draft": (tab) =>
    saveDraft(tab, { ...head(), entryId: newId("entry"), content: sale(), origin: "journal" }),
};

const PAIRS = Object.keys(WORKS).flatMap((first) =>
  Object.keys(WORKS).map((second) => [first, second] as const),
);

describe("MT-04 two tabs that change one account, or write on it, at once", () => {
  it.each(PAIRS)("%s, and %s: nothing is lost, and who is refused is told why", async (first, second) => {
    const answers = await Promise.all([WORKS[first]?.(one), WORKS[second]?.(two)]);
    expect(answers.some((answer) => answer?.ok)).toBe(true);
    for (const answer of answers)
      if (answer && !answer.ok) {
        expect(answer.error.kind).not.toBe("storage");
        expect(refusalText(answer.error)).toMatch(/^[¿A-ZÁÉÍÓÚ].*[.?]$/s);
      }
    const book = await getBook(two, bookId);
    if (!book) throw new Error("no book");
    const chart = await bookChart(two, book);
    const entries = [...(await allEntries(two, bookId)).values()];
    const written = [first, second].filter(
      (what, place) => /^(posted|typed)/.test(what) && answers[place]?.ok,
    ).length;
    expect(entries).toHaveLength(written);
    // Whatever was posted stands on an account of the plan: it moved with it, or kept it from going.
    for (const { status, lines } of entries)
      for (const { account } of lines)
        if (status === "posted") expect(findAccount(chart, account as AccountCode), account).toBeDefined();
    expect(await disagreements(two, bookId)).toEqual([]);
    expect(await verifyBook(two.db, bookId)).toEqual([]);
  });
});
