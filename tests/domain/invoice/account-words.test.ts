import { beforeAll, describe, expect, it } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { InvoiceLine } from "#domain/invoice/e-invoice.ts";
import { AccountMemory, proposeAccount } from "#domain/invoice/propose-account.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import { invoiceOf } from "#tests/support/invoices/invoice-values.ts";

let puc: Chart;
beforeAll(async () => {
  puc = await loadChart("puc");
});

type Said = readonly [description: string, amount: number];

/** The account that a purchase of these lines is proposed for by its words; null where they say too little. */
function meant(lines: readonly Said[], known = new Map<string, never>()): string | null {
  const memory = new AccountMemory(puc, [], new PartyIndex([]));
  const invoice = invoiceOf({
    lines: lines.map(([description, amount]): InvoiceLine => ({ description, amount })),
  });
  const desk = { chart: puc, rules: [], memory, words: known };
  const { account, why } = proposeAccount(desk, invoice, "Aceros", "purchase");
  return why.kind === "words" ? account : null;
}

const POWER = "Energía eléctrica";
const times = (count: number, description: string): readonly Said[] =>
  Array.from({ length: count }, () => [description, 10] as const);

describe("FE-07 the account that the words of one line mean", () => {
  it.each([
    [POWER, "513530"],
    ["Xy luz", null],
    ["Xy agua", "513525"],
    ["Xy energía", "513530"],
    ["Xy energía9", null],
    ["7energía", null],
    // A word with digits is a reference.
    ["Xy 4x1000", null],
    ["Xy/energía.", "513530"],
    ["a b c d e f g energía", "513530"],
    ["a b c d e f g h energía", null],
    ["a - b - c - d - e - f - g - energía", "513530"],
    // The same words may say what is earned: a document is of what is spent.
    ["Regalías", "519595"],
  ])("«%s»: %s", (description, account) => {
    expect(meant([[description, 10]])).toBe(account);
  });
});

describe("FE-07 the account that most of some lines mean", () => {
  it.each<readonly [told: string, lines: readonly Said[], account: string | null]>([
    [
      "half of it by value",
      [
        [POWER, 50],
        ["Xy", 50],
      ],
      "513530",
    ],
    [
      "less than half of it",
      [
        [POWER, 49],
        ["Xy", 51],
      ],
      null,
    ],
    [
      "half of it in two lines",
      [
        [POWER, 25],
        ["Xy", 50],
        [POWER, 25],
      ],
      "513530",
    ],
    [
      "what two small lines are together",
      [
        [POWER, 40],
        ["Papel", 30],
        ["Papel", 30],
      ],
      "519530",
    ],
    [
      "what is below nothing counts for nothing",
      [
        [POWER, -50],
        ["Xy", 50],
      ],
      null,
    ],
    ["one large line after forty small ones", [...times(40, "Xy"), [POWER, 400]], "513530"],
    ["one large line before forty small ones", [[POWER, 400], ...times(40, "Xy")], "513530"],
    ["twenty of forty", [...times(20, "Xy"), ...times(20, POWER)], "513530"],
    ["twenty-one of forty-two, of which forty are read", [...times(21, "Xy"), ...times(21, POWER)], null],
  ])("%s", (_told, lines, account) => {
    expect(meant(lines)).toBe(account);
  });

  it("is kept between documents", () => {
    const known = new Map<string, never>();
    meant(
      [
        ["Xy", 10],
        [POWER, 20],
      ],
      known,
    );
    expect([...known]).toEqual([
      [POWER, "513530"],
      ["Xy", null],
    ]);
  });
});
