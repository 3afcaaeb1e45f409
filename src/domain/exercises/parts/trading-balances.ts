import { opened } from "./ledger.ts";
import type { Setting } from "./setting.ts";

/** Balances before closing of a trading company. */
export function tradingBalances(s: Setting) {
  const sales = s.amount(60_000_000, 120_000_000, 10_000_000);
  const amounts = {
    sales,
    returns: sales / 50,
    goods: (sales * 6) / 10,
    admin: (sales * 12) / 100,
    selling: (sales * 8) / 100,
    interest: sales / 50,
    earned: sales / 100,
  };
  const profit =
    amounts.sales -
    amounts.returns -
    amounts.goods -
    amounts.admin -
    amounts.selling -
    amounts.interest +
    amounts.earned;
  const position = {
    // Enough that the capital is above zero in the best year with the largest debts.
    cash: s.amount(18_000_000, 26_000_000, 500_000),
    owed: s.amount(8_000_000, 16_000_000, 500_000),
    stock: s.amount(10_000_000, 20_000_000, 500_000),
    gear: s.amount(20_000_000, 40_000_000, 1_000_000),
    suppliers: s.amount(6_000_000, 12_000_000, 500_000),
    bank: s.amount(8_000_000, 15_000_000, 500_000),
  };
  const worn = position.gear / 5;
  const assets = position.cash + position.owed + position.stock + position.gear - worn;
  const liabilities = position.suppliers + position.bank;
  const opening = opened(
    {
      "1110": position.cash,
      "1305": position.owed,
      "1435": position.stock,
      "1524": position.gear,
      "4175": amounts.returns,
      "5120": amounts.admin,
      "5235": amounts.selling,
      "5305": amounts.interest,
      "6135": amounts.goods,
    },
    {
      "1592": worn,
      "2205": position.suppliers,
      "2105": position.bank,
      "3105": assets - liabilities - profit,
      "4135": amounts.sales,
      "4210": amounts.earned,
    },
  );
  return { amounts, position, worn, assets, liabilities, profit, opening };
}
