import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { entryToOperation } from "#domain/accounting/operations/entry-to-operation.ts";
import { OPERATION_TYPES, PAYMENT_METHODS } from "#domain/accounting/operations/operation.ts";
import { ROLE_ACCOUNTS } from "#domain/accounting/operations/operation-accounts.data.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import {
  blankOperation,
  draftToEntry,
  isTouched,
  type OperationDraft,
  operationDraft,
  paymentDraft,
  withParts,
  withPockets,
} from "#features/journal/simple/operation/simple-draft.ts";
import { mayEdit, vatPlace, withVat } from "#features/journal/simple/operation/vat-draft.ts";
import { NO_ANSWERS } from "#features/journal/taxes/tax-answers.ts";
import { arbitraryDay } from "../../../../support/builders.ts";

const CHARTS = { mini: miniChart, journal: journalChart, puc: pucChart() } as const;
const SALE: OperationDraft = { ...blankOperation("sale", day("2026-11-20")), amount: pesos(680_000) };

describe("an operation being typed", () => {
  it("asks for a value and for a day", () => {
    expect(draftToEntry({ ...SALE, amount: pesos(0) }, "puc", "Venta")).toEqual({
      ok: false,
      error: "no-amount",
    });
    expect(draftToEntry({ ...SALE, date: null }, "puc", "Venta")).toEqual({ ok: false, error: "no-date" });
  });

  it("refuses the account where the money itself stands", () => {
    const account = ROLE_ACCOUNTS.puc.cash;
    expect(draftToEntry({ ...SALE, account }, "puc", "Venta")).toEqual({ ok: false, error: "same-account" });
  });

  it("takes the name of its type when it has no description", () => {
    const made = draftToEntry({ ...SALE, description: "  " }, "puc", "Venta");
    expect(made.ok && made.value.description).toBe("Venta");
  });

  it("knows whether closing it would lose anything", () => {
    expect(isTouched(SALE, SALE)).toBe(false);
    const changes: Required<OperationDraft> = {
      type: "expense",
      method: "bank",
      direction: "out",
      amount: pesos(1),
      description: "Energía",
      date: day("2026-11-19"),
      reference: "RC-0412",
      account: ROLE_ACCOUNTS.puc.bank,
      pocket: ROLE_ACCOUNTS.puc.bank,
      to: ROLE_ACCOUNTS.puc.cash,
      thirdParty: "Aceros SAS",
      parts: [],
      owed: pesos(9),
      advance: true,
      withTaxes: true,
      taxes: { ...NO_ANSWERS, name: "Aceros SAS" },
      byType: true,
      vat: 19,
      taxParts: [],
      due: day("2026-12-20"),
    };
    for (const [field, value] of Object.entries(changes))
      expect(isTouched({ ...SALE, [field]: value }, SALE), field).toBe(true);
    expect(isTouched({ ...SALE, date: null }, SALE)).toBe(true);
  });
});

type Held = { readonly account: AccountCode };

const drafts: fc.Arbitrary<OperationDraft> = fc.record({
  type: fc.constantFrom(...OPERATION_TYPES),
  method: fc.constantFrom(...PAYMENT_METHODS),
  direction: fc.constantFrom("in" as const, "out" as const),
  amount: fc.integer({ min: 1, max: 9_000_000_000 }).map((value) => pesos(value)),
  description: fc.constantFrom("Venta de mostrador", "Energía del local"),
  date: arbitraryDay,
  reference: fc.constantFrom("", "RC-0412"),
  account: fc.constant(null),
});

describe("from the form to the book and back (I-10)", () => {
  it("posts in every chart and opens again as it was typed", () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom<ChartKind>("mini", "journal", "puc"), (draft, kind) => {
        const made = draftToEntry(draft, kind, "Operación");
        if (!made.ok) throw new Error(made.error);
        expect(checkEntry(made.value, CHARTS[kind])).toEqual([]);
        const operation = entryToOperation(made.value, kind);
        if (operation === null) throw new Error("not an operation");
        const again = operationDraft(made.value, operation);
        // Other types have a fixed direction, which the draft does not ask for.
        const direction = draft.type === "other" ? draft.direction : again.direction;
        expect(again).toEqual({ ...draft, direction });
      }),
    );
  });

  it("splits the IVA off to the peso, and opens with its switch on (I-10, AC-10)", () => {
    const taxed = fc.tuple(drafts, fc.constantFrom(19 as const, 5 as const), fc.constantFrom("mini", "puc"));
    fc.assert(
      fc.property(taxed, ([typed, vat, kind]) => {
        const chart = CHARTS[kind as "mini" | "puc"];
        const draft = withVat({ ...typed, vat }, chart);
        const made = draftToEntry(draft, chart.kind, "Operación");
        if (!made.ok) throw new Error(made.error);
        expect(checkEntry(made.value, chart)).toEqual([]);
        const operation = entryToOperation(made.value, chart.kind);
        if (operation === null) throw new Error("not an operation");
        const again = operationDraft(made.value, operation);
        const hasVat = draft.taxParts !== undefined;
        expect(again).toMatchObject({ amount: typed.amount, taxParts: draft.taxParts });
        expect(again.vat).toBe(hasVat ? again.vat : undefined);
        expect(mayEdit(operation)).toBe(true);
        // Saved again as it is, it writes the same lines, on the account that they were written on.
        const same = draftToEntry(withVat(again, chart), chart.kind, "Operación");
        expect(same.ok && same.value.lines).toEqual(made.value.lines);
        if (typed.type === "other" || typed.amount < 100) return;
        expect(again.vat).toBe(vat);
        const [tax = 0, total = 0] = [draft.taxParts?.[0], typed].map((each) =>
          each === undefined ? 0 : "amount" in each ? each.amount : each.debit + each.credit,
        );
        // Base times rate is the IVA, but for the peso of the rounding.
        expect(Math.abs(((total - tax) * vat) / 100 - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("keeps the IVA of a fixed asset in its cost, and that of who charges none away", () => {
    const chart = CHARTS.puc;
    const computer = {
      ...SALE,
      type: "purchase" as const,
      account: "152805" as AccountCode,
      vat: 19 as const,
    };
    expect(vatPlace(computer, chart)).toBe("in-cost");
    expect(withVat(computer, chart).taxParts).toBeUndefined();
    expect(vatPlace({ ...SALE, type: "transfer" }, chart)).toBe("none");
    expect(vatPlace(SALE, CHARTS.journal)).toBe("none");
  });

  it("keeps the day on which credit falls due, and drops it where nothing is owed", () => {
    const due = day("2026-12-20");
    const typed = { ...SALE, method: "other" as const, thirdParty: "Ana", due };
    const made = draftToEntry(typed, "puc", "Venta");
    expect(made.ok && made.value.lines[0]).toMatchObject({ thirdParty: "Ana", note: "Vence el 20/12/2026" });
    const operation = made.ok ? entryToOperation(made.value, "puc") : null;
    if (!made.ok || operation === null) throw new Error("not an operation");
    expect(operationDraft(made.value, operation).due).toBe(due);
    const paid = draftToEntry({ ...typed, method: "cash" }, "puc", "Venta");
    expect(paid.ok && paid.value.lines[0]?.note).toBeUndefined();
  });

  it("keeps the pocket, the name of who owes, and both ends of a transfer", () => {
    const again = (draft: OperationDraft) => {
      const made = draftToEntry(draft, "puc", "Operación");
      if (!made.ok) throw new Error(made.error);
      const operation = entryToOperation(made.value, "puc");
      if (operation === null) throw new Error("not an operation");
      return operationDraft(made.value, operation);
    };
    const nequi = "11200501" as AccountCode;
    const typed = { ...SALE, description: "Venta" };
    expect(again({ ...typed, method: "bank", pocket: nequi })).toMatchObject({
      method: "bank",
      pocket: nequi,
    });
    expect(again({ ...typed, method: "cash", pocket: ROLE_ACCOUNTS.puc.cash }).pocket).toBeUndefined();
    const owed = again({ ...typed, method: "other", pocket: nequi, thirdParty: " Doña Inés " });
    expect(owed).toMatchObject({ method: "other", pocket: undefined, thirdParty: "Doña Inés" });
    expect(again({ ...typed, type: "transfer", pocket: ROLE_ACCOUNTS.puc.cash, to: nequi })).toMatchObject({
      type: "transfer",
      pocket: ROLE_ACCOUNTS.puc.cash,
      to: nequi,
    });
  });

  it("pays a debt oldest first, and keeps what it was written with until its amount changes", () => {
    const code = (account: string) => account as AccountCode;
    const item = (account: string, open: number) => ({
      account: code(account),
      number: 1,
      date: day("2026-10-08"),
      description: "Venta",
      reference: "",
      due: null,
      open: pesos(open),
    });
    const debt = {
      key: "doña inés",
      name: "Doña Inés",
      owed: pesos(900),
      items: [item("1305", 600), item("1380", 300)],
    };
    const all = paymentDraft("in", debt, day("2026-11-20"));
    expect(all).toMatchObject({ amount: 900, thirdParty: "Doña Inés", direction: "in" });
    const paid = (draft: OperationDraft) => withParts(draft, debt, code("2805")).parts;
    expect(paid({ ...all, amount: pesos(700) })).toEqual([
      { account: "1305", amount: 600 },
      { account: "1380", amount: 100 },
    ]);
    const written = [{ account: code("1380"), amount: pesos(300) }];
    expect(paid({ ...all, amount: pesos(300), parts: written })).toBe(written);
    expect(paid({ ...all, amount: pesos(200), parts: written })).toEqual([{ account: "1305", amount: 200 }]);

    const over = withParts({ ...all, amount: pesos(1_000) }, debt, code("2805"));
    expect(draftToEntry(over, "puc", "Abono")).toEqual({ ok: false, error: "over-debt" });
    const left = withParts({ ...over, advance: true }, debt, code("2805"));
    expect(left.parts?.at(-1)).toEqual({ account: "2805", amount: 100 });
    const made = draftToEntry({ ...left, pocket: code("11200501"), description: "Abono" }, "puc", "Abono");
    if (!made.ok) throw new Error(made.error);
    const operation = entryToOperation(made.value, "puc");
    if (operation === null) throw new Error("not an operation");
    expect(operationDraft(made.value, operation)).toMatchObject({
      type: "debt-payment",
      amount: 1_000,
      pocket: "11200501",
      thirdParty: "Doña Inés",
      parts: left.parts,
    });
    expect(withParts({ ...over, advance: true }, debt, null)).toMatchObject({ parts: [{}, {}] });
  });

  it("names the pockets that were not chosen, and takes two for a transfer", () => {
    const [caja, bancos, nequi] = ["1105", "1110", "11200501"].map((account) => ({
      account: account as AccountCode,
    })) as [Held, Held, Held];
    const at = (draft: Partial<OperationDraft>, pockets: readonly Held[]) =>
      withPockets({ ...SALE, ...draft }, pockets, "puc");
    expect(at({ method: "cash" }, [caja, nequi]).pocket).toBe("1105");
    expect(at({ method: "card" }, [caja, nequi]).pocket).toBe("11200501");
    expect(at({ method: "card", pocket: caja.account }, [caja, bancos]).pocket).toBe("1110");
    expect(at({ method: "other", pocket: caja.account }, [caja]).pocket).toBeUndefined();
    expect(at({ type: "transfer" }, [caja, nequi])).toMatchObject({ pocket: "1105", to: "11200501" });
    const same = { ...SALE, type: "transfer" as const, pocket: caja.account, to: caja.account };
    expect(draftToEntry(same, "puc", "Traslado")).toEqual({ ok: false, error: "same-pocket" });
  });
});
