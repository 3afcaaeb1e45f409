import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Book } from "#domain/company/book.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { JournalBanners } from "#features/journal/journal-banners.tsx";
import { journalTexts as texts } from "#features/journal/texts.ts";
import { upgradeWanted } from "#flows/upgrade/open-upgrade.ts";
import { overLimitTexts } from "#session/gates/policy-text.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { type JournalMonth, journalMonth } from "#storage/queries/books/journal.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const nothing = () => undefined;
let book: Book;
let november: JournalMonth;

beforeEach(async () => {
  const storage = await openTestStorage();
  const found = await getBook(storage, await openTestBook(storage));
  if (!found) throw new Error("no book");
  book = found;
  november = await journalMonth(storage, book.id, month("2026-11"));
});

async function show(props: { isGuest: boolean; closed?: boolean; over?: boolean }): Promise<string[]> {
  const { isGuest, closed = false, over = false } = props;
  await renderInRouter(
    <JournalBanners
      book={book}
      month={{ ...november, closed }}
      isGuest={isGuest}
      viewOnly={false}
      over={over}
      onEdit={nothing}
      onReopenBook={nothing}
      onReopenMonth={nothing}
    />,
  );
  return screen.queryAllByRole("note").map((each) => each.textContent ?? "");
}

describe("the banner of the complex journal", () => {
  it("tells a guest that nothing lasts", async () => {
    const [banner] = await show({ isGuest: true });
    expect(banner).toContain(texts.guestBanner);
  });

  it("is one at a time: a closed month first", async () => {
    const banners = await show({ isGuest: true, closed: true });
    expect(banners).toHaveLength(1);
    expect(banners[0]).toContain("Noviembre");
  });

  it("names the plan before the month, with the way to the other plan", async () => {
    const banners = await show({ isGuest: false, closed: true, over: true });
    expect(banners).toEqual([`${overLimitTexts.books}Hazte Premium`]);
    fireEvent.click(screen.getByRole("button", { name: "Hazte Premium" }));
    expect(upgradeWanted.getSnapshot()).toBe(true);
    upgradeWanted.set(false);
  });

  it("is none for who has an account", async () => {
    expect(await show({ isGuest: false })).toEqual([]);
  });
});
