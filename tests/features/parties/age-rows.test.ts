import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type AgeSums, addAges } from "#domain/parties/ages.ts";
import {
  ageRowKey,
  cardPaying,
  orderedAges,
  owedAmount,
  payingSearch,
  unfoldedRows,
} from "#features/parties/age-rows.ts";
import { newId } from "#storage/engine/environment.ts";
import type { OwedEntry } from "#storage/queries/parties/owed-entries.ts";
import type { AgedAccount } from "#storage/queries/parties/party-balances.ts";

function aged(key: string, account: string, total: number): AgedAccount {
  const ages: AgeSums = { ...addAges([]), "0-30": Math.max(total, 0) };
  const advance = Math.max(-total, 0);
  return { key, party: null, name: key, account: account as AccountCode, ages, parts: [], advance, total };
}

const owed = (part: OwedEntry["part"], left: number) => ({ part, left }) as OwedEntry;

it("puts the entries of an unfolded row under it, each in the column of its age and in the total", () => {
  const [obras, luz] = [aged("obras", "130505", 50), aged("luz", "130505", 90)];
  const [first, second] = [owed("91+", 20), owed("0-30", 30)];
  const rows = unfoldedRows(
    orderedAges([obras, luz], "total"),
    new Map([[ageRowKey(obras), [first, second]]]),
  );
  expect(rows.map(({ row, owed: of }) => [row.name, of])).toEqual([
    ["luz", null],
    ["obras", null],
    ["obras", first],
    ["obras", second],
  ]);
  expect(["0-30", "31-60", "91+", "total"].map((column) => owedAmount(first, column as "91+"))).toEqual([
    0, 0, 20, 20,
  ]);
  expect(owedAmount(owed("advance", 7), "total")).toBe(-7);
  expect(orderedAges([obras, luz], "name")).toEqual([obras, luz]);
});

it.each([
  ["130505", "debit", 10, "active", "cobro"],
  ["220505", "credit", 10, "active", "pago"],
  ["233595", "credit", 10, "active", "pago"],
  ["133005", "debit", 10, "active", null],
  ["280505", "credit", 10, "active", null],
  ["130505", "debit", -10, "active", null],
  ["130505", "debit", 10, "archived", null],
] as const)("leads from %s (%s, %i, %s) to its payment: %s", (account, which, total, status, where) => {
  const book = { id: newId("book"), chart: "puc" as const, status };
  const search = payingSearch(aged("obras", account, total), which, book);
  expect(search).toEqual(where && { book: book.id, deudas: true, [where]: "obras" });
});

it("offers on a card to collect what it owes and to pay what is owed to it", () => {
  const book = { id: newId("book"), chart: "puc" as const, status: "active" as const };
  const of = (...accounts: readonly (readonly [string, number])[]) =>
    cardPaying(
      "obras",
      accounts.map(([account, net]) => ({ account: account as AccountCode, net })),
      book,
    );
  expect(of(["130505", 10], ["220505", -5])).toMatchObject({
    debit: { cobro: "obras" },
    credit: { pago: "obras" },
  });
  expect(of(["133005", 10], ["280505", -5])).toEqual({ debit: null, credit: null });
  expect(of(["130505", -10])).toEqual({ debit: null, credit: null });
});
