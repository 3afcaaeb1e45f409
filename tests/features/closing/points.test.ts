import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { ClosingFacts, PointKey } from "#domain/accounting/closing/points/closing-point.ts";
import { closingPoints } from "#domain/accounting/closing/points/closing-points.ts";
import { monthSpan } from "#domain/accounting/closing/points/closing-span.ts";
import { day, month, monthsBetween } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { pointWay } from "#features/closing/point-way.ts";
import { pointWords } from "#features/closing/point-words.ts";
import type { ClosingView } from "#features/closing/use-year-closing.ts";
import { SOUND_FACTS } from "#tests/support/records/closing-facts.ts";

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  month: month(`2025-${String(index + 1).padStart(2, "0")}`),
  posted: 3,
  own: 3,
  drafts: 0,
  closed: false,
}));

const VIEW: ClosingView = {
  period: closingPeriod(2025),
  within: closingPeriod(2025),
  isMonth: false,
  cuts: "year",
  months: MONTHS,
  closing: [],
  carried: [],
  proposed: [],
  earlierOpen: false,
  locked: null,
  shut: new Set(),
  periods: [closingPeriod(2025), closingPeriod(2024)],
  today: day("2026-01-10"),
  cutoff: day("2025-12-31"),
  byCode: true,
  assets: null,
  moved: { income: ZERO, spent: ZERO, result: ZERO },
  nameOf: (code) => `${code} Banco`,
  facts: SOUND_FACTS,
  recountFailed: false,
  review: {
    difference: ZERO,
    depreciated: null,
    unprovided: null,
    overdrawn: null,
    vat: null,
    withheld: null,
    incomeTax: null,
  },
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

/** A point with its words and its way, as the screen shows it. */
function shown(key: PointKey, facts: Partial<ClosingFacts>, more: Partial<ClosingView> = {}) {
  const view: ClosingView = { ...VIEW, ...more, facts: { ...SOUND_FACTS, ...facts } };
  const point = closingPoints(view.facts, new Map()).find((each) => each.key === key);
  if (point === undefined) throw new Error(key);
  return { ...point, ...pointWords(point, view), way: pointWay(point, view) };
}

const BANK = "111005" as AccountCode;
const tax = (owed: number, paid = 0, isDue = true) => ({ owed: pesos(owed), paid: pesos(paid), isDue });

describe("AC-80 each point says what decides it, and leads to its repair", () => {
  it.each<[PointKey, Partial<ClosingFacts>, string, unknown]>([
    [
      "sums",
      { sums: pesos(-5000) },
      "Diferencia: $\u00a05.000. Verifica el libro en Configuración.",
      "check",
    ],
    ["recount", { recount: null }, "Recontando todos los asientos", "check"],
    ["recount", { recount: 2 }, "El recuento encontró 2 diferencias. Repárala en Configuración.", "check"],
    [
      "earlier",
      { earlier: true },
      "Falta alguno: su resultado quedaría dentro del de 2025. Ciérralo primero.",
      "period",
    ],
    ["strays", { strays: [month("2062-11")] }, "Hay asientos en noviembre de 2062; revisa el año", "journal"],
    ["against", { against: 2 }, "2 cuentas", "trial"],
    [
      "unclassified",
      { unclassified: { accounts: [BANK], amount: pesos(7000) } },
      "$\u00a07.000 en 111005 Banco",
      "ledger",
    ],
    ["overdrawn", { overdrawn: 2 }, "2 cuentas con saldo crédito", "trial"],
    [
      "reconciled",
      { reconciled: { open: [BANK] } },
      "Falta diciembre de 2025 de 111005 Banco",
      "reconciliation",
    ],
    [
      "depreciation",
      { depreciation: { by: "accounts", last: month("2025-10"), skips: false } },
      "Hasta octubre de 2025",
      "ledger",
    ],
    ["recurring", { recurring: { waiting: 3 } }, "3 asientos esperan en Recurrentes", "recurring"],
    [
      "payroll",
      { payroll: { lacking: [month("2025-12")], drafts: 1, unposted: 0, unpaid: 2 } },
      "Sin liquidar: diciembre de 2025; 1 nómina en borrador; 2 nóminas sin pagar",
      "payroll",
    ],
    [
      "payroll",
      {
        payroll: {
          lacking: [...monthsBetween(month("2025-01"), month("2025-06")), month("2025-08"), month("2025-09")],
          drafts: 0,
          unposted: 0,
          unpaid: 0,
        },
      },
      "Sin liquidar: enero a junio de 2025, agosto de 2025 y septiembre de 2025",
      "payroll",
    ],
    [
      "depreciation",
      {
        depreciation: {
          by: "register",
          due: monthsBetween(month("2025-11"), month("2026-01")),
          differs: false,
        },
      },
      "Falta en el registro de activos: noviembre de 2025 a enero de 2026",
      "assets",
    ],
    [
      "provisions",
      { provisions: ["severance", "bonus"] },
      "Sin provisión en el período: cesantías, prima",
      "ledger",
    ],
    [
      "loan-interest",
      { "loan-interest": { due: pesos(437_354), recorded: pesos(0), loans: 1 } },
      "Desde la última cuota van $\u00a0437.354, y el último día hay $\u00a00 causados",
      "recurring",
    ],
    [
      "stock",
      { stock: { kardex: pesos(100), ledger: pesos(130) } },
      "El kardex tiene $\u00a0100 y la cuenta $\u00a0130",
      "inventory",
    ],
    [
      "receivables",
      { receivables: { owed: pesos(90), old: pesos(40) } },
      "$\u00a040 de $\u00a090 tienen más de 90 días",
      "ages",
    ],
    ["vat", { vat: tax(300) }, "Por pagar $\u00a0300, y no hay pago después", "ledger"],
    ["vat", { vat: tax(300, 100) }, "De $\u00a0300 falta pagar $\u00a0200", "ledger"],
    ["vat", { vat: tax(-300) }, "A favor $\u00a0300", "ledger"],
    [
      "vat",
      { vat: tax(300, 0, false) },
      "Van $\u00a0300; se declaran cuando termine su bimestre o cuatrimestre",
      "ledger",
    ],
    [
      "income-tax",
      { "income-tax": ZERO },
      "Sin registrar. Si tu empresa lo paga, va en la cuenta 5405 antes de cerrar.",
      "ledger",
    ],
  ])("%s %j: %s", (key, facts, why, to) => {
    const point = shown(key, facts);
    expect(point.why).toBe(why);
    expect(point.way?.place.to).toBe(to);
  });

  it("leads to the first month with a draft, and to the trial balance in a chart without codes", () => {
    const months = MONTHS.map((each, index) => (index === 4 || index === 7 ? { ...each, drafts: 1 } : each));
    expect(shown("drafts", { drafts: 2 }, { months })).toMatchObject({
      state: "missing",
      why: "Hay 2 borradores sin terminar",
      way: { action: "Completar", place: { to: "journal", month: "2025-05" } },
    });
    expect(shown("vat", { vat: tax(300) }, { byCode: false }).way?.place).toEqual({ to: "trial" });
  });

  it("AF-07 the register of assets says which months it lacks, and leads to where they are registered", () => {
    const due = [month("2025-11"), month("2025-12")];
    expect(shown("depreciation", { depreciation: { by: "register", due, differs: false } })).toMatchObject({
      state: "missing",
      why: "Falta en el registro de activos: noviembre de 2025 y diciembre de 2025",
      way: { action: "Resolver", place: { to: "assets" } },
    });
  });

  it("leads to the entry that the closing proposes, which is seen before it is posted; of a month to the account", () => {
    const lines = (amount: number) =>
      new Map([["4135" as AccountCode, { debit: ZERO, credit: pesos(amount) }]]);
    const company = { ...VIEW.input.company, tax: { filer: true, simple: false, rate: "general" as const } };
    const months = [{ month: month("2025-03"), balances: lines(1_000_000) }];
    const input = { ...VIEW.input, company, months, standing: lines(1_000_000) };
    const missing = { "income-tax": ZERO };
    expect(shown("income-tax", missing, { input }).way).toEqual({
      action: "Ver asiento",
      place: { to: "proposal", proposal: "income-tax" },
    });
    const march = { isMonth: true, period: monthSpan(month("2025-03")) };
    expect(shown("income-tax", missing, { input, ...march }).way?.place.to).toBe("ledger");
  });

  it("says in words why each point that the books have nothing of does not apply", () => {
    const points = closingPoints(SOUND_FACTS, new Map()).filter(({ state }) => state === "none");
    const whys = points.map((point) => pointWords(point, VIEW).why);
    expect(whys.every((why) => /^(?:El|La|Nada|No|Nadie|Sin|Ningún)\b/.test(why))).toBe(true);
  });
});
