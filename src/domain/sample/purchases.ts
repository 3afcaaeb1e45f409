import { addDays, monthOf } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { bankDayFrom, bankDayIn } from "./business-days.ts";
import { credit, debit, share } from "./sample-books.ts";
import { purchaseFloor, RATES } from "./sample-rates.data.ts";
import type { SampleWorld } from "./sample-world.ts";
import { type SampleMonth, SHOP_SUPPLIERS, type Supplier } from "./shop.data.ts";

function buy(world: SampleWorld, today: Day, supplier: Supplier, base: number): void {
  const { agenda, books } = world;
  const chance = world.chance(monthOf(today));
  const iva = share(base, RATES.iva);
  const withheld = base >= purchaseFloor(today) ? share(base, RATES.purchases) : 0;
  const owed = base + iva - withheld;
  const invoice = books.post({
    kind: "FC",
    date: today,
    description: `${chance.pick(supplier.goods)}, ${supplier.short}`,
    lines: [
      debit("1435", base),
      debit("2408", iva),
      credit("236540", withheld),
      credit("2205", owed, supplier.name),
    ],
  });
  agenda.plan(bankDayFrom(addDays(today, chance.between(28, 36))), (on) => {
    const lines = [debit("2205", owed, supplier.name), credit("1110", owed)];
    books.post({ kind: "CE", date: on, description: `Pago ${invoice}, ${supplier.short}`, lines });
  });
}

/** Merchandise on thirty days' credit, from each supplier in turn. */
export function planPurchases(world: SampleWorld, months: readonly SampleMonth[]): void {
  let turn = 0;
  for (const { month, purchases, purchaseInvoices } of months) {
    const chance = world.chance(month);
    for (let index = 0; index < purchaseInvoices; index += 1) {
      const supplier = SHOP_SUPPLIERS[turn % SHOP_SUPPLIERS.length] ?? SHOP_SUPPLIERS[0];
      turn += 1;
      const date = bankDayIn(month, 2 + index * 4 + chance.between(0, 2));
      const base = Math.floor((purchases * chance.between(80, 120)) / purchaseInvoices) * 10;
      world.agenda.plan(date, (today) => buy(world, today, supplier, base));
    }
  }
}

/** Invoices still unpaid when the book begins. */
export function planOpeningPayments(
  world: SampleWorld,
  owed: readonly (readonly [Day, string, number])[],
): void {
  for (const [date, name, amount] of owed) {
    world.agenda.plan(date, (today) => {
      const lines = [debit("2205", amount, name), credit("1110", amount)];
      const description = `Pago de saldo anterior, ${name}`;
      world.books.post({ kind: "CE", date: today, description, lines });
    });
  }
}
