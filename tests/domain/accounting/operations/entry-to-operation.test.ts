import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Account, type AccountCode, CHART_KINDS, type ChartKind } from "#domain/accounting/account.ts";
import { type Chart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { isDebtAccount } from "#domain/accounting/operations/debt-accounts.ts";
import { entryToOperation } from "#domain/accounting/operations/entry-to-operation.ts";
import { isMoneyAccount, isPocketOf, methodAccount } from "#domain/accounting/operations/money-accounts.ts";
import {
  type AnyOperation,
  type DebtPayment,
  OPERATION_TYPES,
  type Operation,
  PAYMENT_METHODS,
  type PocketTransfer,
  type TaxPart,
} from "#domain/accounting/operations/operation.ts";
import { operationToEntry, operationToLines } from "#domain/accounting/operations/operation-to-entry.ts";
import { nextPocketCode, POCKET_KINDS } from "#domain/accounting/operations/pockets.ts";
import { isTaxAccount } from "#domain/accounting/operations/tax-parts.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { runs } from "#tests/support/random/runs.ts";
import { accountCode } from "../account-code.ts";

/** A chart with two pockets of each kind that a person named. */
function withPockets(chart: Chart): Chart {
  const own: Account[] = [];
  for (const kind of [...POCKET_KINDS, ...POCKET_KINDS]) {
    const code = nextPocketCode(kind, withOwnAccounts(chart, own)) ?? "";
    own.push(makeOwnAccount(chart, code, `${kind} ${own.length}`));
  }
  return withOwnAccounts(chart, own);
}

const CHARTS = {
  mini: withPockets(miniChart),
  journal: withPockets(journalChart),
  puc: withPockets(pucChart()),
};
const WORDS = { date: day("2026-11-20"), description: "Venta de mostrador", reference: "" };

const accountOf = (chart: ChartKind) =>
  fc.constantFrom(
    ...CHARTS[chart].accounts.filter((account) => account.posting).map((account) => account.code),
  );

const postingOf = (chart: ChartKind, is: (account: AccountCode) => boolean) =>
  CHARTS[chart].accounts.filter((account) => account.posting && is(account.code)).map(({ code }) => code);

const moneyOf = (chart: ChartKind) =>
  fc.constantFrom(...postingOf(chart, (account) => isMoneyAccount(account, chart)));

const NAMES = fc.constantFrom("Obras Chía", "Tienda Doña Inés", "ÑANDÚ S.A.S.");
const DIRECTION = fc.constantFrom("in" as const, "out" as const);
const amountUpTo = (max: number) => fc.integer({ min: 1, max }).map(pesos);

const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day("2000-01-01"), days));

/** Lines of taxes as an offer or the form writes them, of less than the amount together. */
const taxesOf = (chart: ChartKind, amount: number): fc.Arbitrary<readonly TaxPart[] | undefined> => {
  const accounts = postingOf(chart, (account) => isTaxAccount(account, chart));
  if (accounts.length === 0 || amount < 100) return fc.constant(undefined);
  const part = fc
    .record({
      account: fc.constantFrom(...accounts),
      size: amountUpTo(Math.floor(amount / 10)),
      isDebit: fc.boolean(),
      note: fc.option(fc.constantFrom("IVA 19% · base $ 1.000", "FE-1"), { nil: undefined }),
      thirdParty: fc.option(NAMES, { nil: undefined }),
    })
    .map(({ account, size, isDebit, note, thirdParty }) => ({
      account,
      debit: pesos(isDebit ? size : 0),
      credit: pesos(isDebit ? 0 : size),
      ...(note === undefined ? {} : { note }),
      ...(thirdParty === undefined ? {} : { thirdParty }),
    }));
  return fc.option(fc.array(part, { minLength: 1, maxLength: 3 }), { nil: undefined });
};

/** The same operation with IVA and withholdings, on credit with a day on which it falls due. */
const taxedOf = (chart: ChartKind): fc.Arbitrary<Operation> =>
  simpleOf(chart).chain((plain) => {
    const amount = pesos(Math.min(plain.amount, 9_000_000_000));
    const more = fc.record({
      taxes: taxesOf(chart, amount),
      due: fc.option(someDay, { nil: undefined }),
      name: NAMES,
      throughout: fc.boolean(),
    });
    return more.map(({ taxes, due, name, throughout }) => ({
      ...plain,
      amount,
      ...(plain.method === "other" && due !== undefined ? { due } : {}),
      ...(taxes === undefined ? {} : { taxes }),
      ...(taxes !== undefined && throughout ? { thirdParty: name, throughout: true as const } : {}),
    }));
  });

const simpleOf = (chart: ChartKind): fc.Arbitrary<Operation> =>
  fc
    .record({
      type: fc.constantFrom(...OPERATION_TYPES),
      method: fc.constantFrom(...PAYMENT_METHODS),
      amount: amountUpTo(Number.MAX_SAFE_INTEGER),
      direction: DIRECTION,
      account: fc.option(accountOf(chart), { nil: undefined }),
      pocket: fc.option(moneyOf(chart), { nil: undefined }),
      thirdParty: fc.option(NAMES, { nil: undefined }),
    })
    .map(({ direction, account, pocket, thirdParty, ...rest }) => {
      const { method } = rest;
      const isOther =
        method !== "other" &&
        pocket !== undefined &&
        pocket !== methodAccount(method, chart) &&
        isPocketOf(method, pocket, chart);
      return {
        ...rest,
        ...(rest.type === "other" ? { direction } : {}),
        ...(account === undefined ? {} : { account }),
        ...(isOther ? { pocket } : {}),
        ...(method === "other" && thirdParty !== undefined ? { thirdParty } : {}),
      };
    });

const transferOf = (chart: ChartKind): fc.Arbitrary<PocketTransfer> =>
  fc
    .record({ amount: amountUpTo(Number.MAX_SAFE_INTEGER), from: moneyOf(chart), to: moneyOf(chart) })
    .filter(({ from, to }) => from !== to)
    .map((each) => ({ type: "transfer", ...each }));

const debtPaymentOf = (chart: ChartKind): fc.Arbitrary<DebtPayment> =>
  fc
    .record({
      direction: DIRECTION,
      pocket: moneyOf(chart),
      thirdParty: fc.option(NAMES, { nil: undefined }),
    })
    .chain(({ direction, thirdParty, ...rest }) => {
      const owed = postingOf(chart, (account) => isDebtAccount(account, direction, chart));
      const part = fc.record({ account: fc.constantFrom(...owed), amount: amountUpTo(9_000_000_000) });
      return fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => ({
        type: "debt-payment" as const,
        direction,
        ...rest,
        ...(thirdParty === undefined ? {} : { thirdParty }),
        parts,
      }));
    });

const operationOf = (chart: ChartKind): fc.Arbitrary<AnyOperation> =>
  fc.oneof(simpleOf(chart), taxedOf(chart), transferOf(chart), debtPaymentOf(chart));

const chartAndOperation = fc
  .constantFrom(...CHART_KINDS)
  .chain((chart) => operationOf(chart).map((operation) => ({ chart, operation })));

const by = (account: string, credit: number, thirdParty: string): EntryLine => ({
  ...line(account, 0, credit),
  thirdParty,
});

const line = (account: string, debit: number, credit: number): EntryLine => ({
  account: accountCode(account),
  debit: pesos(debit),
  credit: pesos(credit),
});

describe("entryToOperation", () => {
  it("gives back the operation an entry was made of, and the entry can be posted (I-10)", () => {
    fc.assert(
      fc.property(chartAndOperation, ({ chart, operation }) => {
        const content = operationToEntry(operation, WORDS, chart);
        expect(checkEntry(content, CHARTS[chart])).toEqual([]);
        expect(entryToOperation(content, chart)).toEqual(operation);
      }),
      runs(150, 2_000),
    );
  });

  it("reads lines that came from elsewhere as an operation that writes the same lines", () => {
    fc.assert(
      fc.property(chartAndOperation, ({ chart, operation }) => {
        const lines = operationToLines(operation, chart);
        const reading = entryToOperation({ lines }, chart);
        if (reading) expect(operationToLines(reading, chart)).toEqual(lines);
        else if (operation.type === "transfer" || operation.type === "debt-payment")
          expect.fail(operation.type);
        else expect(operation.account, "only a chosen account can be one that no type takes").toBeDefined();
      }),
      runs(150, 2_000),
    );
  });

  it.each([
    ["1105", "4135", { type: "sale", method: "cash" }],
    ["1305", "413548", { type: "sale", method: "other", account: "413548" }],
    ["1110", "421005", { type: "income", method: "bank", account: "421005" }],
    ["5135", "1110", { type: "expense", method: "bank", account: "5135" }],
    ["5120", "2335", { type: "expense", method: "other", account: "5120" }],
    ["1435", "2205", { type: "purchase", method: "other" }],
    ["1528", "2205", { type: "purchase", method: "other", account: "1528" }],
    ["1110", "3105", { type: "other", method: "bank", direction: "in", account: "3105" }],
    ["2105", "1110", { type: "other", method: "bank", direction: "out", account: "2105" }],
    ["110505", "4135", { type: "sale", method: "cash", pocket: "110505" }],
    ["5135", "112005", { type: "expense", method: "bank", account: "5135", pocket: "112005" }],
  ])("reads D %s C %s", (debited, credited, expected) => {
    const lines = [line(debited, 1000, 0), line(credited, 0, 1000)];
    expect(entryToOperation({ lines }, "puc")).toEqual({ ...expected, amount: 1000 });
  });

  it.each([
    ["1110", "1105", { type: "transfer", amount: 1000, from: "1105", to: "1110" }],
    ["112005", "111005", { type: "transfer", amount: 1000, from: "111005", to: "112005" }],
    [
      "1105",
      "1305",
      { type: "debt-payment", direction: "in", pocket: "1105", parts: [{ account: "1305", amount: 1000 }] },
    ],
    [
      "2205",
      "111005",
      {
        type: "debt-payment",
        direction: "out",
        pocket: "111005",
        parts: [{ account: "2205", amount: 1000 }],
      },
    ],
  ])("reads D %s C %s as neither income nor expense", (debited, credited, expected) => {
    const lines = [line(debited, 1000, 0), line(credited, 0, 1000)];
    expect(entryToOperation({ lines }, "puc")).toEqual(expected);
  });

  it("names who owes and who paid, and reads what is beyond the debt as an advance", () => {
    const chia = (account: string, debit: number, credit: number) => ({
      ...line(account, debit, credit),
      thirdParty: "Obras Chía",
    });
    expect(entryToOperation({ lines: [chia("1305", 1000, 0), line("4135", 0, 1000)] }, "puc")).toEqual({
      type: "sale",
      method: "other",
      amount: 1000,
      thirdParty: "Obras Chía",
    });
    const paid = [line("112005", 1000, 0), chia("130505", 0, 700), chia("2805", 0, 300)];
    expect(entryToOperation({ lines: paid }, "puc")).toEqual({
      type: "debt-payment",
      direction: "in",
      pocket: "112005",
      thirdParty: "Obras Chía",
      parts: [
        { account: "130505", amount: 700 },
        { account: "2805", amount: 300 },
      ],
    });
  });

  it("follows an entry that the complex view changed, and never rewrites one that it can no longer say", () => {
    const operation = { type: "sale", method: "card", amount: pesos(1000) } as const;
    const at = (account: string) => [line(account, 1000, 0), line("4135", 0, 1000)];
    expect(entryToOperation({ lines: at("112005"), operation }, "puc")).toEqual({
      ...operation,
      pocket: "112005",
    });
    // Cash is not what a card moves: what the lines say holds.
    expect(entryToOperation({ lines: at("1105"), operation }, "puc")).toEqual({
      type: "sale",
      method: "cash",
      amount: 1000,
    });
    const named = [{ ...line("112005", 1000, 0), thirdParty: "Obras Chía" }, line("4135", 0, 1000)];
    expect(entryToOperation({ lines: named, operation }, "puc")).toBeNull();
  });

  it.each([
    [
      "a sale with IVA",
      [line("1105", 1190, 0), line("4135", 0, 1000), line("2408", 0, 190)],
      { type: "sale", method: "cash", amount: 1190, taxes: [line("2408", 0, 190)] },
    ],
    [
      "a purchase on credit with IVA and what was withheld",
      [line("1435", 1000, 0), line("2408", 190, 0), line("2365", 0, 25), by("2205", 1165, "Aceros")],
      {
        type: "purchase",
        method: "other",
        amount: 1165,
        thirdParty: "Aceros",
        taxes: [line("2408", 190, 0), line("2365", 0, 25)],
      },
    ],
    [
      "a rent with what was withheld",
      [line("5120", 1000, 0), line("2365", 0, 35), line("1110", 0, 965)],
      { type: "expense", method: "bank", account: "5120", amount: 965, taxes: [line("2365", 0, 35)] },
    ],
    [
      "a sale that somebody withheld from",
      [line("1110", 1165, 0), line("4135", 0, 1000), line("2408", 0, 190), line("135515", 25, 0)],
      {
        type: "sale",
        method: "bank",
        amount: 1165,
        taxes: [line("2408", 0, 190), line("135515", 25, 0)],
      },
    ],
    [
      "a sale on credit with its day",
      [{ ...line("1305", 1000, 0), thirdParty: "Ana", note: "Vence el 22/12/2026" }, line("4135", 0, 1000)],
      { type: "sale", method: "other", amount: 1000, thirdParty: "Ana", due: "2026-12-22" },
    ],
  ])("reads %s", (_what, lines, expected) => {
    expect(entryToOperation({ lines }, "puc")).toEqual(expected);
  });

  it("takes the lines, not the operation, once they were edited apart", () => {
    const operation: Operation = { type: "sale", method: "card", amount: pesos(1000) };
    const lines = operationToLines({ ...operation, amount: pesos(1200) }, "puc");
    expect(entryToOperation({ lines, operation }, "puc")).toEqual({
      type: "sale",
      method: "bank",
      amount: 1200,
    });
  });

  it.each([
    ["no money and no credit", [line("6135", 1000, 0), line("1435", 0, 1000)]],
    ["a cost beside its sale", [line("1105", 1190, 0), line("4135", 0, 1000), line("1435", 0, 190)]],
    ["taxes paid", [line("2408", 190, 0), line("2365", 10, 0), line("1110", 0, 200)]],
    ["a loan with something withheld", [line("2105", 190, 0), line("2365", 0, 10), line("1110", 0, 180)]],
    ["the credit first", [line("4135", 0, 1000), line("1105", 1000, 0)]],
    ["a third party", [{ ...line("1105", 1000, 0), thirdParty: "Obras Chía" }, line("4135", 0, 1000)]],
    ["a note", [line("1105", 1000, 0), { ...line("4135", 0, 1000), note: "FE-1187" }]],
    ["a payment for two", [line("1105", 1000, 0), by("1305", 600, "A"), by("1305", 400, "B")]],
    ["an advance and no debt", [line("1105", 1000, 0), by("2805", 1000, "A")]],
    ["a withholding in favour", [line("1105", 1000, 0), by("1355", 1000, "A")]],
    ["a payment with a discount", [line("1105", 900, 0), line("5305", 100, 0), by("1305", 1000, "A")]],
    ["a payment that does not add up", [line("1105", 900, 0), by("1305", 1000, "A")]],
    ["unbalanced", [line("1105", 1000, 0), line("4135", 0, 900)]],
    ["income bought on credit", [line("4295", 1000, 0), line("2205", 0, 1000)]],
    ["nothing", []],
  ])("answers null for an asiento compuesto: %s", (_why, lines) => {
    expect(entryToOperation({ lines }, "puc")).toBeNull();
    const operation: Operation = { type: "sale", method: "cash", amount: pesos(1000) };
    expect(entryToOperation({ lines, operation }, "puc")).toBeNull();
  });
});
