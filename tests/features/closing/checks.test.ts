import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { closingChecks } from "#features/closing/checks.ts";
import type { ClosingView } from "#features/closing/use-year-closing.ts";

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  month: month(`2025-${String(index + 1).padStart(2, "0")}`),
  posted: 3,
  drafts: 0,
  closed: false,
}));

const VIEW: ClosingView = {
  year: 2025,
  months: MONTHS,
  closing: [],
  carried: [],
  proposed: [],
  carry: null,
  earlierOpen: false,
  locked: null,
  today: day("2026-01-10"),
  years: [2025],
  firstDay: day("2025-01-01"),
  lastDay: day("2025-12-31"),
  against: 0,
};

const states = (view: Partial<ClosingView>) =>
  closingChecks({ ...VIEW, ...view }).map(({ id, state }) => `${id} ${state}`);

describe("what is worth a look before a year is closed", () => {
  it("is all done for a year that is over, whole and in order", () => {
    expect(states({})).toEqual(["months done", "drafts done", "against done", "over done"]);
  });

  it("names an earlier year that is open, since its result would be counted in this one", () => {
    expect(states({ earlierOpen: true })[0]).toBe("earlier missing");
    expect(closingChecks({ ...VIEW, earlierOpen: true })[0]?.detail).toBe(
      "Falta alguno: su resultado quedaría dentro del de 2025. Ciérralo primero.",
    );
  });

  it("leads to the first month with a draft, which alone stands in the way", () => {
    const months = MONTHS.map((each, index) => (index === 4 || index === 7 ? { ...each, drafts: 1 } : each));
    const [, drafts] = closingChecks({ ...VIEW, months });
    expect(drafts).toMatchObject({
      state: "missing",
      detail: "Hay 2 borradores sin terminar",
      way: { to: "journal", month: "2025-05" },
    });
  });

  it("waits for empty months, balances against their nature and the end of the year", () => {
    const months = MONTHS.map((each, index) => (index === 0 ? { ...each, posted: 0 } : each));
    expect(states({ months, against: 2, today: day("2025-12-31") })).toEqual([
      "months waiting",
      "drafts done",
      "against waiting",
      "over waiting",
    ]);
  });
});
