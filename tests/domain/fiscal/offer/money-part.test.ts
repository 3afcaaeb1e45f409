import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { moneyPart } from "#domain/fiscal/offer/money-part.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const line = (account: string, debit: number, credit: number, note?: string) => ({
  account: account as AccountCode,
  debit: pesos(debit),
  credit: pesos(credit),
  ...(note === undefined ? {} : { note }),
});

it("TX-03 an operation settles what moves its money, customers and suppliers, and no tax of theirs", async () => {
  const puc = await loadChart("puc");
  const sale = [line("1105", 400_000, 0), line("1305", 765_000, 0), line("135515", 25_000, 0)];
  expect(moneyPart(puc, [...sale, line("4135", 0, 1_000_000), line("2408", 0, 190_000)])).toBe(1_165_000);
  expect(moneyPart(puc, [line("1435", 100, 0), line("2205", 0, 100)])).toBe(100);
  // What goes out pays part of what comes in, and an account that is in no chart is told by its number.
  expect(moneyPart(puc, [line("1305", 700, 0), line("1105", 0, 300), line("2205", 0, 150)])).toBe(250);
  expect(moneyPart(puc, [line("130599", 40, 0), line("413599", 0, 40)])).toBe(40);
  // In a short chart the VAT lies on the account that is paid.
  const journal = await loadChart("journal");
  const taxed = [
    line("inventarios", 100, 0),
    line("cuentas-por-pagar", 19, 0, "IVA 19% · base $ 100"),
    line("proveedores", 0, 119),
  ];
  expect(moneyPart(journal, taxed)).toBe(119);
});
