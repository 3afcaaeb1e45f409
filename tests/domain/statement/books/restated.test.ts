import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { RestatementId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { BookStatement } from "#domain/statement/books/book-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import type { StatementInput } from "#domain/statement/books/statement-input.ts";
import { restatedParagraphs, restatedTable } from "#domain/statement/notes/restated-note.ts";
import { restatedPeriods } from "#domain/statement/restated/restated-facts.ts";
import {
  type Restatement,
  restatementProblem,
  withRestatement,
} from "#domain/statement/restated/restatement.ts";
import { amountsOf, inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";

const CHARTS = { puc: pucChart(), mini: miniChart } as const;
type Kind = keyof typeof CHARTS;
const NOW = ["2025-01-01", "2025-12-31"] as [string, string];
const BEFORE = ["2024-01-01", "2024-12-31"] as [string, string];
const HALF = ["2024-07-01", "2024-12-31"] as [string, string];
const FIRST_HALF = ["2024-01-01", "2024-06-30"] as [string, string];

const plain = (value: number) => (value === 0 ? 0 : value);
const id = (at: number) => `reex_0190a000-0000-7000-8000-${String(at).padStart(12, "0")}` as RestatementId;

const accountsOf = (kind: Kind) =>
  ([...CHARTS[kind].byCode.keys()] as AccountCode[]).filter((code) =>
    /^(?:1[2-9]|[2-7])/.test(pucOfAccount(CHARTS[kind], code)),
  );

const restatementsOf = (kind: Kind) =>
  fc
    .array(
      fc.record({
        day: fc.integer({ min: 0, max: 365 }).map((count) => addDays(day("2024-01-01"), count)),
        debit: fc.constantFrom(...accountsOf(kind)),
        credit: fc.constantFrom(...accountsOf(kind)),
        amount: fc.integer({ min: 1, max: 9_000_000 }).map(pesos),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((all) =>
      all.map((each, at): Restatement => ({ ...each, id: id(at), cause: "error", reason: "Una razón" })),
    );

const books = fc.constantFrom<Kind>("puc", "mini").chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    entries: randomEntries(CHARTS[kind]),
    restatements: restatementsOf(kind),
    compared: fc.constantFrom(BEFORE, HALF, FIRST_HALF),
  }),
);

function restated(input: StatementInput, restatements: readonly Restatement[]): StatementInput {
  return { ...input, periods: restatedPeriods(input.periods, restatements) };
}

const all = (input: StatementInput): BookStatement[] => [
  makeStatement("balance", input),
  makeStatement("income", input),
  makeStatement("cash", input, "indirect"),
  makeStatement("cash", input, "direct"),
  makeStatement("equity", input),
];

/** What each check is off by; a column that is restated says so in its words. */
const off = ({ checks }: BookStatement) =>
  checks.map(({ label, difference }) => [label.replace(" (reexpresado)", ""), plain(difference)]);

describe("restated comparatives of random books", () => {
  it("AC-95 the totals of the restated column agree as they did, and the present one is what it was", () => {
    let marked = 0;
    fc.assert(
      fc.property(books, ({ kind, entries, restatements, compared }) => {
        const input = inputOf(entries, CHARTS[kind], NOW, compared);
        const [plainOnes, changed] = [all(input), all(restated(input, restatements))];
        for (const [index, statement] of changed.entries()) {
          const was = plainOnes[index] as BookStatement;
          expect(off(statement).filter(([, by]) => by !== 0)).toEqual(off(was).filter(([, by]) => by !== 0));
          if (statement.statement === "equity") continue;
          if (statement.columns[1]?.endsWith("(reexpresado)")) marked += 1;
          for (const { kind: row, key, amounts } of was.lines) {
            if (row === "heading") continue;
            expect(plain(amountsOf(statement, key)[0] ?? 0), key).toBe(plain(amounts[0] ?? 0));
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(marked).toBeGreaterThan(0);
  });

  it("AC-95 equity tells the adjustment of its opening balance, and begins where the restated period ends", () => {
    let adjusted = 0;
    fc.assert(
      fc.property(books, ({ kind, entries, restatements }) => {
        const input = restated(inputOf(entries, CHARTS[kind], NOW, BEFORE), restatements);
        const equity = makeStatement("equity", input);
        const [balance] = [makeStatement("balance", input)];
        const at = (key: string) => plain(amountsOf(equity, key).at(-1) ?? 0);
        expect(at("closing@1")).toBe(plain(amountsOf(balance, "equity")[1] ?? 0));
        expect(at("closing@0")).toBe(plain(amountsOf(balance, "equity")[0] ?? 0));
        if (!equity.lines.some(({ key }) => key === "restated@0")) return;
        adjusted += 1;
        for (const column of equity.columns.keys())
          expect(plain(amountsOf(equity, "restated-opening@0")[column] ?? 0)).toBe(
            plain(amountsOf(equity, "closing@1")[column] ?? 0),
          );
      }),
      { numRuns: 60 },
    );
    expect(adjusted).toBeGreaterThan(0);
  });
});

/** 2024 had no depreciation; it is corrected against retained results in 2025. */
const SHOP = [
  posted(1, content("2024-01-10", "1110", "3105", 30_000_000)),
  posted(2, content("2024-01-11", "1524", "1110", 6_000_000)),
  posted(3, content("2024-05-01", "1110", "4135", 9_000_000)),
  posted(4, content("2025-02-01", "3705", "1592", 600_000)),
  posted(5, content("2025-05-01", "1110", "4135", 5_000_000)),
];

const depreciation: Restatement = {
  id: id(1),
  day: day("2024-12-31"),
  debit: "5160" as AccountCode,
  credit: "1592" as AccountCode,
  amount: pesos(600_000),
  cause: "error",
  reason: "No se depreció el equipo de oficina",
};

describe("a depreciation that was forgotten", () => {
  const input = inputOf(SHOP, CHARTS.puc, NOW, BEFORE);
  const mended = restated(input, [depreciation]);

  it("AC-95 lowers the property, the result and the equity of the year before, whose columns say it", () => {
    const balance = makeStatement("balance", mended);
    expect(balance.columns).toEqual(["2025", "2024 (reexpresado)"]);
    expect(amountsOf(balance, "property")).toEqual([5_400_000, 5_400_000]);
    expect(amountsOf(balance, "result")[1]).toBe(8_400_000);
    const income = makeStatement("income", mended);
    expect(amountsOf(income, "administration").map(plain)).toEqual([0, -600_000]);
  });

  it("AC-95 leaves no correction among the movements of this year's equity: it is of its opening balance", () => {
    const equity = makeStatement("equity", mended);
    const total = (key: string) => plain(amountsOf(equity, key).at(-1) ?? 0);
    const keys = ["opening@0", "restated@0", "restated-opening@0", "result@0", "closing@0"];
    expect(keys.map(total)).toEqual([39_000_000, -600_000, 38_400_000, 5_000_000, 43_400_000]);
    expect(equity.lines.some(({ key }) => key === "corrections@0")).toBe(false);
    expect(equity.checks.every(({ holds }) => holds)).toBe(true);
    // Nobody recorded it in the books yet: it is still to be corrected.
    const open = makeStatement(
      "equity",
      restated(
        inputOf(
          SHOP.filter(({ number }) => number !== 4),
          CHARTS.puc,
          NOW,
          BEFORE,
        ),
        [depreciation],
      ),
    );
    expect(amountsOf(open, "corrections@0").at(-1)).toBe(600_000);
  });

  it("AC-95 is told in its note: nature, amount by line, and what equity changes", () => {
    const words = restatedParagraphs(mended).map((each) => each.replaceAll("\u00a0", " "));
    expect(words[0]).toMatch(
      /^Corrección de un error de 2024: No se depreció el equipo de oficina\. \$ 600\.000 al débito de 5160 .* y al crédito de 1592 /,
    );
    expect(words.at(-1)).toBe("El patrimonio al 31 de diciembre de 2024 disminuyó en $ 600.000.");
    const rows = (restatedTable(mended)?.rows ?? []).map(({ cells }) =>
      cells.map((cell) => (cell.kind === "text" ? cell.text : cell.kind === "amount" ? cell.amount : null)),
    );
    expect(rows).toContainEqual(["Propiedades, planta y equipo", 6_000_000, -600_000, 5_400_000]);
    expect(rows).toContainEqual(["Gastos de administración", 0, -600_000, -600_000]);
    expect(rows).toContainEqual(["Total patrimonio", 39_000_000, -600_000, 38_400_000]);
    // Only lines that are told otherwise, and no heading of theirs.
    expect(rows.filter(([, was, , is]) => was === is || typeof was !== "number")).toEqual([]);
    const kinds = new Map(restatedTable(mended)?.rows.map(({ kind, cells }) => [cells[0], kind]));
    const kindOf = (label: string) =>
      [...kinds].find(([cell]) => cell?.kind === "text" && cell.text === label)?.[1];
    expect(kindOf("Propiedades, planta y equipo")).toBe("line");
    expect(kindOf("Total patrimonio")).toBe("subtotal");
  });

  it("AC-95 that raises equity, or leaves it as it was, is told so in its own words", () => {
    const told = (...parts: readonly Partial<Restatement>[]) =>
      restatedParagraphs(
        restated(
          input,
          parts.map((part, at) => ({ ...depreciation, id: id(at + 1), ...part })),
        ),
      ).map((each) => each.replaceAll("\u00a0", " "));
    const codes = (debit: string, credit: string) => ({
      debit: debit as AccountCode,
      credit: credit as AccountCode,
    });
    expect(told(codes("1305", "4135")).slice(1)).toEqual([
      "El patrimonio al 31 de diciembre de 2024 aumentó en $ 600.000.",
    ]);
    expect(told(codes("1305", "1110")).slice(1)).toEqual([
      "El patrimonio al 31 de diciembre de 2024 no cambió.",
    ]);
    expect(told({ ...codes("1305", "3705"), day: day("2024-01-01") }).slice(1)).toEqual([
      "El saldo inicial del patrimonio al 1 de enero de 2024 aumentó en $ 600.000.",
      "El patrimonio al 31 de diciembre de 2024 aumentó en $ 600.000.",
    ]);
    expect(told({ cause: "policy" }, {}).filter((each) => each.startsWith("[¿"))).toHaveLength(1);
    expect(told({}).filter((each) => each.startsWith("[¿"))).toEqual([]);
    for (const [reason, words] of [
      ["No se vio.", "No se vio. $"],
      ["¿Por qué?", "¿Por qué? $"],
      ["Nos. 3 y 4", "Nos. 3 y 4. $"],
    ] as const)
      expect(told({ reason })[0]).toContain(words);
  });

  it("AC-95 of a year before the compared one adjusts its opening balance; a policy asks why", () => {
    const older: Restatement = {
      ...depreciation,
      day: day("2024-01-01"),
      debit: "3705" as AccountCode,
      cause: "policy",
    };
    const both = restated(input, [older]);
    const equity = makeStatement("equity", both);
    expect(amountsOf(equity, "corrections@1").at(-1)).toBe(-600_000);
    expect(equity.checks.every(({ holds }) => holds)).toBe(true);
    const words = restatedParagraphs(both).join("\n").replaceAll("\u00a0", " ");
    expect(words).toContain("[¿Por qué la política nueva");
    expect(words).toContain("(NIIF para PYMES 10.13 c)");
    const micro = restatedParagraphs(both, "micro").join("\n");
    expect(micro).toContain("[¿Por qué la política nueva");
    expect(micro).not.toMatch(/NIIF|PYMES/);
    expect(words).toContain("El saldo inicial del patrimonio al 1 de enero de 2024 disminuyó en $ 600.000.");
  });

  it("AC-95 changes nothing of a year told as the present one, nor of other years", () => {
    const then = inputOf(SHOP, CHARTS.puc, BEFORE);
    expect(restated(then, [depreciation])).toEqual(then);
    expect(restated(input, [{ ...depreciation, day: day("2023-12-31") }])).toEqual(input);
    expect(restatedParagraphs(input)).toEqual([]);
    expect(restatedTable(input)).toBeNull();
  });
});

describe("what can be restated", () => {
  it.each([
    [{}, null],
    [{ debit: "1105" }, "cash"],
    [{ debit: "9999" }, "account"],
    [{ debit: "8105" }, "account"],
    [{ debit: "1592" }, "same-account"],
    [{ amount: pesos(0) }, "amount"],
    [{ amount: pesos(-1) }, "amount"],
    [{ reason: " \n" }, "reason"],
  ] as const)("AC-95 %j: %s", (change, problem) => {
    expect(restatementProblem(CHARTS.puc, { ...depreciation, ...(change as Partial<Restatement>) })).toBe(
      problem,
    );
  });

  it("AC-95 is put in order of days, once, and taken out again", () => {
    const early = { ...depreciation, id: id(2), day: day("2024-02-01") };
    const both = withRestatement(withRestatement([], depreciation.id, depreciation), early.id, early);
    expect(both).toEqual([early, depreciation]);
    expect(withRestatement(both, early.id, { ...early, amount: pesos(1) })).toHaveLength(2);
    expect(withRestatement(both, early.id, null)).toEqual([depreciation]);
  });
});
