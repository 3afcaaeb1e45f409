import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { isAdvanceAccount, isDebtAccount, pucOf } from "#domain/accounting/operations/debt-accounts.ts";
import { debtsOf, sharePayment } from "#domain/accounting/operations/debts.ts";
import { dueNote, dueOf } from "#domain/accounting/operations/due-note.ts";
import { entryToOperation } from "#domain/accounting/operations/entry-to-operation.ts";
import { keyNote, keyOfNote } from "#domain/accounting/operations/key-note.ts";
import { unkeptPlaceIn } from "#domain/accounting/operations/named-pocket.ts";
import { operationToEntry, operationToLines } from "#domain/accounting/operations/operation-to-entry.ts";
import { EMPTY_POCKET, NO_SHEET, pocketSheet } from "#domain/accounting/operations/pocket-sheet.ts";
import { pocketName, pocketsOf } from "#domain/accounting/operations/pockets.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { content, line, posted } from "#tests/support/builders.ts";

const code = (text: string) => text as AccountCode;
const by = (account: string, amount: number, thirdParty: string) => ({
  ...line(account, amount),
  thirdParty,
});
const MOST = Number.MAX_SAFE_INTEGER;

describe("an entry that no operation of the simple journal writes (I-10)", () => {
  it.each([
    ["without lines", []],
    ["of one line", [line("1105", 100)]],
    ["that does not balance", [line("513530", 100), line("2408", 19), line("1110", -130)]],
    ["of two transfers", [line("1110", 5), line("1105", -5), line("112005", 7), line("1105", -7)]],
    ["of nothing", [line("1105", 0), line("4135", 0)]],
    ["that names whom it concerns twice, without taxes", [by("1305", 9, "Ana"), by("4135", -9, "Ana")]],
    [
      "that collects a debt and sells besides",
      [line("1105", 100), by("1305", -60, "Ana"), line("4135", -40)],
    ],
    ["that names nobody and does the same", [line("1105", 100), line("1305", -60), line("4135", -40)]],
    ["that settles more than a number holds", [line("1105", MOST), line("1305", -MOST), line("1305", -MOST)]],
    ["that settles another sum", [line("1105", 90), line("1305", -60), line("1305", -40)]],
  ])("%s", (_name, lines) => {
    expect(entryToOperation({ lines }, "puc")).toBeNull();
    const operation = { type: "sale", method: "cash", amount: pesos(100) } as const;
    expect(entryToOperation({ lines, operation }, "puc")).toBeNull();
  });

  it("is none with a tax of nothing, unless it was written so", () => {
    const lines = [line("1105", 100), line("4135", -100), line("2408", 0)];
    expect(entryToOperation({ lines }, "puc")).toBeNull();
  });

  it("is no transfer of a pocket to itself, nor a payment out of what is no money", () => {
    expect(entryToOperation({ lines: [line("1105", 5), line("1105", -5)] }, "puc")?.type).toBe("other");
    expect(entryToOperation({ lines: [line("513530", 5), line("1305", -5)] }, "puc")).toBeNull();
    expect(entryToOperation({ lines: [line("2205", 5), line("4210", -5)] }, "puc")?.type).not.toBe(
      "debt-payment",
    );
  });

  it("names nobody where its lines name nobody", () => {
    const lines = [by("1305", 9, ""), by("4135", -9, "")];
    expect(entryToOperation({ lines }, "puc")).toStrictEqual({ type: "sale", method: "other", amount: 9 });
    const own = entryToOperation({ lines: [line("1105", 9), line("4155", -9)] }, "puc");
    expect(own).toStrictEqual({ type: "sale", method: "cash", amount: 9, account: "4155" });
  });

  it("has on its lines no third party or note that was not said", () => {
    const plain = operationToLines({ type: "sale", method: "other", amount: pesos(5) }, "puc");
    for (const each of plain) expect(Object.keys(each)).toEqual(["account", "debit", "credit"]);
    const words = { date: day("2026-11-03"), description: "", reference: "" };
    const moved = { type: "transfer", amount: pesos(5), from: code("1105"), to: code("1110") } as const;
    expect(operationToEntry(moved, words, "puc")).not.toHaveProperty("operation");
  });
});

describe("what is owed, both ways", () => {
  const bill = (number: number, date: string, amount: number, supplier: string) =>
    posted(number, {
      ...content(date, "1435", "2205", 1),
      lines: [by("2205", -amount, supplier), line("1435", amount)],
    });

  it("to suppliers: the oldest first, less what was paid", () => {
    const entries = [
      bill(1, "2026-10-09", 900, "Ana"),
      bill(2, "2026-10-01", 50, "Luis"),
      bill(3, "2026-10-05", 700, "Paz"),
      bill(4, "2026-10-20", -200, "Ana"),
    ];
    const owed = debtsOf(entries, "out", "puc").map(({ name, owed: sum }) => `${name} ${sum}`);
    expect(owed).toEqual(["Luis 50", "Paz 700", "Ana 700"]);
    expect(debtsOf(entries, "in", "puc")).toEqual([]);
  });

  it("a payment of all leaves nothing beyond, and no line of what it does not reach", () => {
    const [debt] = debtsOf([bill(1, "2026-10-09", 900, "Ana")], "out", "puc");
    const items = debt?.items ?? [];
    expect(sharePayment({ items }, pesos(900))).toMatchObject({ parts: [{ amount: 900 }], beyond: 0 });
    expect(sharePayment({ items }, pesos(0))).toMatchObject({ parts: [], beyond: 0 });
  });

  it("accounts that a chart does not have are of no debt and no advance", () => {
    expect([pucOf(code("9999"), "mini"), pucOf(code("1003"), "mini")]).toEqual(["", "1305"]);
    expect(isAdvanceAccount(code("133005"), "out", "puc")).toBe(true);
    expect([isDebtAccount(code("133005"), "in", "puc"), isDebtAccount(code("130505"), "in", "puc")]).toEqual([
      false,
      true,
    ]);
    expect(isAdvanceAccount(code("51951330"), "out", "puc")).toBe(false);
    expect(isAdvanceAccount(code("280505"), "in", "puc")).toBe(true);
  });
});

describe("notes on lines", () => {
  it("say when a debt falls due, and of which document they are, and other notes say neither", () => {
    expect(dueOf(dueNote(day("2026-11-30")))).toBe("2026-11-30");
    for (const note of [undefined, "", "Vence el 31/02/2026", "Vence pronto"]) expect(dueOf(note)).toBeNull();
    expect(keyNote("")).toBeUndefined();
    expect(keyOfNote(keyNote("a".repeat(96)))).toBe("a".repeat(20));
    expect(keyOfNote("CUFE x")).toBeNull();
  });
});

describe("pockets", () => {
  it("are named by a person, or as their account reads", () => {
    const own = withOwnAccounts(miniChart, [makeOwnAccount(miniChart, "100201", "Nequi")]);
    expect([pocketName(own, code("100201")), pocketName(own, code("9"))]).toEqual(["Nequi", "9"]);
    const puc = withOwnAccounts(pucChart(), [makeOwnAccount(pucChart(), "11200501", "Bancos")]);
    expect([pocketName(puc, code("111005")), pocketName(puc, code("11200501"))]).toEqual([
      "Bancos: Moneda nacional",
      "Bancos",
    ]);
    const other = withOwnAccounts(miniChart, [makeOwnAccount(miniChart, "100201", "Otros")]);
    expect(pocketName(other, code("100201"))).toBe("Otros");
  });

  it("stand once each, cash first, then by their code", () => {
    const own = ["100203", "100201", "100102", "100202"].map((each) => makeOwnAccount(miniChart, each, each));
    const pockets = pocketsOf(withOwnAccounts(miniChart, own.toReversed()), NO_SHEET);
    expect(pockets.map(({ account }) => account)).toEqual(["100102", "100201", "100202", "100203"]);
    expect(pockets[0]?.figures).toEqual(EMPTY_POCKET);
  });

  it("what one entry moves between several is no income and no expense, whatever its order", () => {
    const lines = [
      line("1105", 70),
      line("1110", -100),
      line("112005", -20),
      line("513530", 60),
      line("4135", -10),
    ];
    const { total, pockets } = pocketSheet(new Map(), [{ status: "posted", lines }], "puc");
    expect(total).toEqual({ had: 0, entered: 0, left: 50, moved: 0, stays: -50 });
    expect(pockets.get(code("1110"))).toMatchObject({ moved: -70, left: 30 });
    expect(pockets.get(code("112005"))).toMatchObject({ moved: 0, left: 20 });
  });

  it("a place that words name between signs has no pocket yet", () => {
    expect(unkeptPlaceIn("pagué por Nequi, hoy", [])).toBe("Nequi");
    expect(unkeptPlaceIn("(banco   de - bogotá)", [])).toBe("Banco de Bogotá");
    expect(unkeptPlaceIn("nequis", [])).toBeNull();
  });
});
