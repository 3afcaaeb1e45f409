import { beforeAll, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { readTypedRate } from "#domain/invoice/exchange.ts";
import {
  countByFilter,
  placeName,
  rowFigures,
  shortKey,
  shownDocuments,
  withChoice,
} from "#features/invoices/list-view.ts";
import { registeredSums } from "#features/invoices/registered-sums.ts";
import { documentsToRegister } from "#features/invoices/registration.ts";
import { doubtText, faultText, obstacleText } from "#features/invoices/standing-text.ts";
import { invoiceOf, OURS, reviewed, SELLER, worldOf } from "#tests/support/invoices/invoice-values.ts";

let chart: Chart;
beforeAll(async () => {
  chart = await loadChart("puc");
});

const OTHER = {
  ...SELLER,
  name: "Cementos El Roble",
  document: { kind: "NIT" as const, number: "860519274" },
};
const foreign = invoiceOf({ number: "X-9", buyer: OTHER });

function list() {
  const lines = [{ description: "Energía eléctrica", amount: 486_000_000 }];
  return reviewed(
    worldOf(chart),
    [
      invoiceOf({ lines }),
      invoiceOf({ number: "F-2" }),
      foreign,
      invoiceOf({ lines }),
      invoiceOf({ number: "NC-1", kind: "credit-note", lines, subject: { number: "FEAM-20418", key: "" } }),
    ],
    { 1: { wanted: false } },
  );
}

describe("the list of documents", () => {
  it("is counted and shown by state, number, name and document", () => {
    const all = list();
    expect(countByFilter(all)).toEqual({ all: 5, ready: 2, recorded: 1, problem: 1 });
    const numbers = (filter: Parameters<typeof shownDocuments>[1], typed = "") =>
      shownDocuments(all, filter, typed).map(({ invoice }) => invoice.number);
    expect(numbers("all", "mallas f-2")).toEqual(["F-2"]);
    expect(numbers("problem")).toEqual(["X-9"]);
    expect(numbers("all", "860519274")).toEqual(["X-9"]);
    expect(numbers("ready", "roble")).toEqual([]);
    expect(documentsToRegister(all).map(({ invoice }) => invoice.number)).toEqual(["FEAM-20418", "NC-1"]);
  });

  it("FE-10 sums what is recorded, a credit note taking away, purchases apart from sales", () => {
    const wanted = documentsToRegister(list());
    const none = { base: 0, vat: 0, total: 0, withheld: 0, net: 0 };
    expect(registeredSums(wanted)).toEqual([{ deed: "purchase", invoices: 1, notes: 1, ...none }]);
    const lines = [{ description: "Energía eléctrica", amount: 486_000_000 }];
    const both = reviewed(worldOf(chart), [
      invoiceOf({ lines }),
      invoiceOf({ number: "FV-9", seller: OURS, buyer: SELLER, lines }),
    ]);
    for (const each of registeredSums(both)) {
      const entries = both.flatMap(({ plan }) => (plan?.deed === each.deed ? [plan.entry] : []));
      expect(each).toMatchObject({ invoices: 1, notes: 0, base: 4_860_000, vat: 923_400, total: 5_783_400 });
      expect(each.net).toBe(entries[0]?.settled);
      expect(each.withheld).toBe(entries[0]?.withheld);
    }
    expect(registeredSums(both).map(({ deed }) => deed)).toEqual(["purchase", "sale"]);
  });

  it("has the figures of each, a credit note taking away", () => {
    const [first, , , , note] = list();
    expect(first && rowFigures(first, {})).toEqual({ base: 4_860_000, vat: 923_400, total: 5_783_400 });
    expect(note && rowFigures(note, {})).toEqual({ base: -4_860_000, vat: -923_400, total: -5_783_400 });
    const [dollars] = reviewed(worldOf(chart), [invoiceOf({ currency: "USD" })]);
    expect(dollars && rowFigures(dollars, {})).toBeNull();
    expect(dollars && rowFigures(dollars, { rate: 2 })?.total).toBe(11_566_800);
  });

  it("FE-07 gives a chosen account to the other documents of the third party, and leaves what was chosen", () => {
    const all = list();
    const [first, second] = all;
    if (!first || !second) throw new Error("no documents");
    const code = (text: string) => text as AccountCode;
    const once = withChoice(new Map(), second, { account: code("1455") }, all);
    expect([...once].map(([id, { account }]) => [id, account])).toEqual([
      ["1", "1455"],
      ["0", "1455"],
      ["3", "1455"],
      ["4", "1455"],
    ]);
    const twice = withChoice(once, first, { account: code("5110") }, all);
    expect(twice.get("1")?.account).toBe("1455");
    expect(twice.get("0")?.account).toBe("5110");
    expect(withChoice(once, first, { wanted: false }, all).get("0")).toEqual({
      account: "1455",
      wanted: false,
    });
  });

  it("names files and keys in short", () => {
    expect(placeName({ file: "a.zip", inside: "b.xml" })).toBe("a.zip › b.xml");
    expect(placeName({ file: "a.xml", inside: "" })).toBe("a.xml");
    expect(shortKey("0123456789abcdef0123")).toBe("01234567…cdef0123");
    expect(shortKey("")).toBe("");
  });
});

describe("what is said of a document", () => {
  it("FE-02 names the file and what to do", () => {
    expect(faultText("x.pdf", { kind: "pdf" })).toBe(
      "«x.pdf» es un PDF: la imagen de la factura no trae sus datos. Elige el XML, o el zip que los trae a los dos.",
    );
    expect(faultText("x.xml", { kind: "incomplete", field: "issued" })).toBe(
      "«x.xml» no dice su fecha. Pide al emisor que la corrija.",
    );
    expect(faultText("n.xml", { kind: "payroll" })).toContain("nómina electrónica");
  });

  it("FE-09 says why each is not recorded, and what to look at", () => {
    expect(obstacleText({ kind: "foreign" }, foreign)).toBe(
      `Es de otra empresa: la vendió ${SELLER.name}, NIT 830.125.904-1, a Cementos El Roble, NIT 860.519.274-0. Regístrala en el libro de quien corresponde.`,
    );
    const kinds = ["own", "no-nit", "negative", "zero", "withheld-over-total", "repeated"] as const;
    const said = kinds.map((kind) => obstacleText({ kind }, invoiceOf({ seller: OURS })));
    expect(new Set(said).size).toBe(kinds.length);
    expect(doubtText({ kind: "totals", doubt: { of: "lines", told: 100_050, counted: 99_900 } })).toBe(
      "Dice $ 1.001 donde sus líneas suman $ 999.",
    );
    expect(doubtText({ kind: "no-invoice", number: "" })).toBe("No dice qué factura corrige.");
  });
});

describe("a typed rate", () => {
  it("NU-02 is read with the marks of es-CO, or with a point", () => {
    const rows: readonly (readonly [text: string, rate: number | null])[] = [
      ["4.123,45", 4123.45],
      ["4123,45", 4123.45],
      ["4123.45", 4123.45],
      ["$ 4.123", 4123],
      ["4,5", 4.5],
      ["0", null],
      ["-4", null],
      ["4.12,3", null],
      ["1.234.56", null],
      ["", null],
      ["cuatro", null],
    ];
    for (const [text, rate] of rows) expect([text, readTypedRate(text)]).toEqual([text, rate]);
  });
});
