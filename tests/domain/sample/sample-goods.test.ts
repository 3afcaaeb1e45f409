import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { planPurchases } from "#domain/sample/purchases.ts";
import { planCounterSales } from "#domain/sample/sales.ts";
import { credit, debit, openSampleBooks } from "#domain/sample/sample-books.ts";
import { type SampleStockMove, sampleStock } from "#domain/sample/sample-stock.ts";
import { partOfShop } from "#tests/support/sample/part-of-shop.ts";

const told = ({ kind, counter, lines }: SampleStockMove) =>
  [kind, counter, ...lines.map(({ code, quantity, amount }) => `${code} ${quantity} ${amount}`)].join(" ");
const STOCK = [debit("1435", 42_460_000), credit("3105", 42_460_000)];

describe("the merchandise of the sample, in a few days", () => {
  it("is of all items at first, then of what a supplier sells, and leaves in whole units and sand", () => {
    const { entries } = partOfShop("2025-01-08", [planPurchases, planCounterSales], { opening: STOCK });
    expect(sampleStock(entries).map(told)).toEqual([
      "opening 3105 PIN-001 31000 5334298 PIN-002 55000 2952964 BRO-003 164000 989488 VAR-012 84000 1928075 MAL-015 42000 3871986 PUN-002 206000 791977 TUB-003 53000 3092151 TAN-500 28000 5721734 CEM-050 79000 2065964 PEG-025 94000 1731605 TAL-650 32000 5069620 CER-001 58000 2828600 CAB-012 32000 5129618 BOM-009 182000 891920 ARE-001 200000 60000",
      "purchase 2205 PIN-001 11000 1952760 PIN-002 20000 1081010 BRO-003 60000 362230 ARE-001 200000 60000",
      "sale 1105 CAB-012 1000 269413 PIN-001 1000 291598 TUB-003 1000 98053 BRO-003 2000 20284 BOM-009 1000 8236 ARE-001 25 16",
      "sale 1105 TAN-500 1000 343442 CAB-012 1000 269413 CEM-050 1000 43951 BRO-003 3000 30425 ARE-001 729 369",
      "sale 1105 PIN-001 1000 291598 TAN-500 1000 343442 CAB-012 1000 269413 ARE-001 586 297",
      "purchase 2205 VAR-012 43000 993280 MAL-015 22000 1994719 PUN-002 106000 408001 ARE-001 200000 60000",
      "sale 1105 PIN-001 1000 291598 MAL-015 2000 308126 CER-001 1000 81964 ARE-001 11722 5912",
      "sale 1105 MAL-015 2000 308126 PIN-001 1000 291598 CER-001 1000 81964 ARE-001 11722 5912",
    ]);
  });

  it("has sand bought with the rest until there is enough of it, and nothing sold that moves no stock", () => {
    const books = openSampleBooks();
    const date = day("2025-01-02");
    books.post({ kind: "NC", date, description: "Saldos", lines: STOCK });
    const own = [debit("1435", 3_000_000), credit("2205", 3_000_000, "Luces y Cables Bacatá S.A.S.")];
    for (let count = 0; count < 8; count += 1)
      books.post({ kind: "FC", date, description: "Compra", lines: own });
    books.post({ kind: "FV", date, description: "Otra", lines: [debit("1305", 9), credit("4135", 9)] });
    // Sixty thousand pesos each time, until there are four hundred thousand.
    expect(
      sampleStock(books.entries).map(({ lines }) => lines.some(({ code }) => code === "ARE-001")),
    ).toEqual([...Array(7).fill(true), false, false]);
  });

  it("comes back as two gallons of paint, at what they cost", () => {
    const books = openSampleBooks();
    books.post({ kind: "NC", date: day("2025-01-01"), description: "Saldos", lines: STOCK });
    const back = [
      debit("4175", 184_000),
      credit("1105", 184_000),
      debit("1435", 114_000),
      credit("6135", 114_000),
    ];
    books.post({ kind: "NC", date: day("2025-01-02"), description: "Devolución", lines: back });
    books.post({
      kind: "CE",
      date: day("2025-01-03"),
      description: "Otra",
      lines: [debit("5135", 5), credit("1105", 5)],
    });
    expect(sampleStock(books.entries).slice(1).map(told)).toEqual(["in 1105 PIN-002 2000 114000"]);
  });
});
