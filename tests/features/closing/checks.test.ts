import { describe, expect, it } from "vitest";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { YearReview } from "#domain/accounting/closing/year-review.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { closingChecks } from "#features/closing/checks.ts";
import type { ClosingView } from "#features/closing/use-year-closing.ts";

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  month: month(`2025-${String(index + 1).padStart(2, "0")}`),
  posted: 3,
  drafts: 0,
  closed: false,
}));

/** Books without findings: no equipment, no payroll, no bank, no taxes. */
const NOTHING: YearReview = {
  difference: pesos(0),
  depreciated: null,
  unprovided: null,
  overdrawn: null,
  vat: null,
  withheld: null,
  incomeTax: null,
};

const VIEW: ClosingView = {
  period: closingPeriod(2025),
  cuts: "year",
  months: MONTHS,
  closing: [],
  carried: [],
  proposed: [],
  earlierOpen: false,
  locked: null,
  periods: [closingPeriod(2025)],
  strays: [],
  today: day("2026-01-10"),
  cutoff: day("2025-12-31"),
  against: 0,
  byCode: true,
  assets: null,
  review: NOTHING,
  input: {
    kind: "puc",
    period: closingPeriod(2025),
    pucOf: (code) => code,
    before: new Map(),
    months: [],
    standing: new Map(),
    reserved: { onCut: ZERO, since: ZERO },
    since: new Map(),
    closings: new Map(),
    until: month("2025-12"),
    isClosed: false,
    company: { name: "", tax: null, vacation: null, provided: [] },
  },
};

const checksOf = (view: Partial<ClosingView>) =>
  closingChecks({ ...VIEW, ...view }).flatMap(({ checks }) => checks);
const states = (view: Partial<ClosingView>) => checksOf(view).map(({ id, state }) => `${id} ${state}`);
const reviewed = (review: Partial<YearReview>, view: Partial<ClosingView> = {}) =>
  closingChecks({ ...VIEW, ...view, review: { ...NOTHING, ...review } })
    .slice(1)
    .flatMap(({ checks }) => checks);

describe("what is worth a look before a year is closed", () => {
  it("is all done for a year that is over, whole and in order", () => {
    expect(states({})).toEqual(["sums done", "months done", "drafts done", "against done", "over done"]);
  });

  it("names an earlier year that is open, since its result would be counted in this one", () => {
    expect(states({ earlierOpen: true })[1]).toBe("earlier missing");
    expect(checksOf({ earlierOpen: true })[1]?.detail).toBe(
      "Falta alguno: su resultado quedaría dentro del de 2025. Ciérralo primero.",
    );
  });

  it("counts no month as used for what closes the year in it", () => {
    const closing = [
      { date: day("2025-12-31") },
      { date: day("2025-12-31") },
    ] as unknown as ClosingView["closing"];
    const months = MONTHS.map((each, index) => (index === 11 ? { ...each, posted: 2 } : each));
    expect(states({ months, closing })[1]).toBe("months waiting");
    expect(states({ closing })[1]).toBe("months done");
  });

  it("leads to the first month with a draft, which alone stands in the way", () => {
    const months = MONTHS.map((each, index) => (index === 4 || index === 7 ? { ...each, drafts: 1 } : each));
    const drafts = checksOf({ months }).find(({ id }) => id === "drafts");
    expect(drafts).toMatchObject({
      state: "missing",
      detail: "Hay 2 borradores sin terminar",
      way: { to: "journal", month: "2025-05" },
    });
  });

  it("waits for empty months, balances against their nature and the end of the year", () => {
    const months = MONTHS.map((each, index) => (index === 0 ? { ...each, posted: 0 } : each));
    expect(states({ months, against: 2, today: day("2025-12-31") })).toEqual([
      "sums done",
      "months waiting",
      "drafts done",
      "against waiting",
      "over waiting",
    ]);
  });

  it("says nothing of what the business does not have, and books that do not balance first of all", () => {
    expect(closingChecks(VIEW).map(({ title }) => title)).toEqual(["Registros"]);
    const [sums] = checksOf({ review: { ...NOTHING, difference: pesos(-5000) } });
    expect(sums).toMatchObject({ id: "sums", state: "missing" });
    expect(sums?.detail).toMatch(/5\.000/);
  });

  it("tells adjustments: banks, depreciation until its last month, benefits that nothing was set aside for", () => {
    expect(
      reviewed({ overdrawn: 0, depreciated: { last: month("2025-12") }, unprovided: [] }).map(
        ({ id, state }) => `${id} ${state}`,
      ),
    ).toEqual(["banks done", "depreciation done", "provisions done"]);
    const open = reviewed({
      overdrawn: 2,
      depreciated: { last: month("2025-10") },
      unprovided: ["severance", "bonus"],
    });
    expect(open.map(({ state, detail }) => `${state}: ${detail}`)).toEqual([
      "waiting: 2 cuentas con saldo crédito",
      "waiting: Hasta octubre de 2025",
      "waiting: Sin provisión en el año: cesantías, prima",
    ]);
    expect(reviewed({ depreciated: { last: null } })[0]).toMatchObject({ state: "missing" });
  });

  it("tells taxes: what is owed, what is in favour, and whether income tax was booked", () => {
    const taxes = reviewed({ vat: pesos(-300), withheld: pesos(0), incomeTax: pesos(0) });
    expect(taxes.map(({ id, state }) => `${id} ${state}`)).toEqual([
      "vat waiting",
      "withheld done",
      "income-tax waiting",
    ]);
    expect(taxes[0]?.detail).toMatch(/^A favor/);
    expect(taxes[0]?.way).toEqual({ to: "ledger", account: "2408" });
    const [short] = reviewed({ vat: pesos(300) }, { byCode: false });
    expect(short?.detail).toMatch(/^Por pagar/);
    expect(short?.way).toEqual({ to: "trial" });
  });

  it("names the months that a mistyped year left far from the others", () => {
    const stray = checksOf({ strays: [month("2062-11")] }).find(({ id }) => id.startsWith("stray"));
    expect(stray).toMatchObject({ state: "waiting", way: { to: "journal", month: "2062-11" } });
    expect(stray?.detail).toBe("Hay asientos en noviembre de 2062; revisa el año");
    expect(checksOf({}).some(({ id }) => id.startsWith("stray"))).toBe(false);
  });
});

it("AF-07 the register of assets says which months it lacks, and leads to where they are registered", () => {
  const assets = { registered: new Set<never>(), due: [month("2025-11"), month("2025-12")], differs: false };
  const of = (view: Partial<ClosingView>) => checksOf(view).find(({ id }) => id === "depreciation");
  expect(of({ assets })).toMatchObject({
    state: "missing",
    detail: "Falta en el registro de activos: noviembre de 2025 y diciembre de 2025",
    way: { to: "assets" },
  });
  expect(of({ assets: { ...assets, due: [], differs: true } })).toMatchObject({ state: "missing" });
  expect(of({ assets: { ...assets, due: [] } })).toMatchObject({ state: "done" });
});
