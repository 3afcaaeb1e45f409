import { addDays, monthOf, weekday } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { bankDayFrom, isBankDay, shopDaysOf } from "./business-days.ts";
import { credit, debit, share } from "./sample-books.ts";
import { purchaseFloor, RATES } from "./sample-rates.data.ts";
import type { SampleWorld } from "./sample-world.ts";
import type { Seeded } from "./seeded.ts";
import {
  COUNTER_GOODS,
  type Customer,
  FIRST_INVOICE,
  type SampleMonth,
  SHOP_CUSTOMERS,
} from "./shop.data.ts";

/** Cash is deposited down to about this amount. */
const FLOAT = 600_000;

function soldLines(chance: Seeded, base: number) {
  const cost = share(base, [chance.between(595, 640), 1000]);
  return [
    credit("4135", base),
    credit("2408", share(base, RATES.iva)),
    debit("6135", cost),
    credit("1435", cost),
  ];
}

function withIva(base: number): number {
  return base + share(base, RATES.iva);
}

function invoiceName(number: number): string {
  return `FE-${String(number).padStart(4, "0")}`;
}

/** Counter sales, one entry per day: the day's invoices together and, occasionally, a single large one. */
export function planCounterSales(world: SampleWorld, months: readonly SampleMonth[]): void {
  const { agenda, books } = world;
  let invoice = FIRST_INVOICE;
  const sell = (today: Day, usual: number) => {
    const chance = world.chance(monthOf(today));
    const busy = weekday(today) === 6 ? 125 : 95;
    const base = Math.floor((usual * busy * chance.between(70, 130)) / 500_000) * 50;
    const count = chance.between(0, 4) === 0 ? 1 : chance.between(4, 5);
    const first = invoiceName(invoice);
    invoice += count;
    const description =
      count === 1
        ? `Venta de contado ${first}: ${chance.pick(COUNTER_GOODS)}`
        : `Ventas de mostrador ${first} a ${invoiceName(invoice - 1)}`;
    const lines = [debit("1105", withIva(base)), ...soldLines(chance, base)];
    books.post({ kind: "RC", date: today, description, lines });
  };
  for (const { month, counter } of months) {
    const days = shopDaysOf(month);
    for (const each of days) agenda.plan(each, (today) => sell(today, (counter * 1000) / days.length));
  }
}

/** Twice a week, where banks work, the cash drawer is deposited. */
export function planDeposits(world: SampleWorld, months: readonly SampleMonth[]): void {
  const { agenda, books } = world;
  const take = (today: Day) => {
    const amount = Math.floor((books.balance("1105") - FLOAT) / 10_000) * 10_000;
    if (amount < 500_000) return;
    const lines = [debit("1110", amount), credit("1105", amount)];
    books.post({ kind: "RC", date: today, description: "Consignación de ventas de contado", lines });
  };
  for (const { month } of months) {
    for (const each of shopDaysOf(month)) {
      if (isBankDay(each) && (weekday(each) === 1 || weekday(each) === 4)) agenda.plan(each, take);
    }
  }
}

interface Owed {
  readonly customer: Customer;
  readonly invoice: string;
  readonly total: number;
  readonly withheld: number;
}

/** A customer pays: small invoices at once, large ones in two parts, with the tax withheld from the first. */
function planCollection(world: SampleWorld, today: Day, owed: Owed): void {
  const { agenda, books } = world;
  const chance = world.chance(monthOf(today));
  const { customer, invoice, total, withheld } = owed;
  const collect = (part: number, tax: number, words: string) => (on: Day) => {
    const lines = [debit("1110", part - tax), debit("135515", tax), credit("1305", part, customer.name)];
    const description = `${words} ${invoice}, ${customer.name}`;
    books.post({ kind: "RC", date: on, description, lines });
  };
  const due = bankDayFrom(addDays(today, chance.between(18, 40)));
  if (total < 3_600_000) {
    agenda.plan(due, collect(total, withheld, "Pago de"));
    return;
  }
  const first = Math.floor((total * chance.between(45, 65)) / 1_000_000) * 10_000;
  agenda.plan(due, collect(first, withheld, "Abono a"));
  const second = bankDayFrom(addDays(due, chance.between(12, 24)));
  agenda.plan(second, collect(total - first, 0, "Saldo de"));
}

function sellOnCredit(world: SampleWorld, today: Day, customer: Customer, base: number): void {
  const { books } = world;
  const chance = world.chance(monthOf(today));
  const total = withIva(base);
  const invoice = books.post({
    kind: "FV",
    date: today,
    description: `Venta a crédito, ${customer.name}: ${chance.pick(customer.buys)}`,
    lines: [debit("1305", total, customer.name), ...soldLines(chance, base)],
  });
  const withheld = customer.withholds && base >= purchaseFloor(today) ? share(base, RATES.purchases) : 0;
  planCollection(world, today, { customer, invoice, total, withheld });
}

/** Sales on credit, spread over the month; the builder Páramo makes the first purchase of every month. */
export function planCreditSales(world: SampleWorld, months: readonly SampleMonth[]): void {
  for (const row of months) {
    const chance = world.chance(row.month);
    const days = shopDaysOf(row.month);
    for (let index = 0; index < row.creditInvoices; index += 1) {
      const place = Math.floor(((index + 0.2) * days.length) / row.creditInvoices) + chance.between(0, 2);
      const date = days[Math.min(place, days.length - 1)];
      const customer = index === 0 ? SHOP_CUSTOMERS[0] : chance.pick(SHOP_CUSTOMERS);
      const base = Math.floor((row.credit * chance.between(75, 125)) / (5 * row.creditInvoices)) * 50;
      if (date) world.agenda.plan(date, (today) => sellOnCredit(world, today, customer, base));
    }
  }
}

/** Invoices still uncollected when the book begins. */
export function planOpeningCollections(
  world: SampleWorld,
  owed: readonly (readonly [Day, string, number])[],
): void {
  for (const [date, name, total] of owed) {
    world.agenda.plan(date, (today) => {
      const lines = [debit("1110", total), credit("1305", total, name)];
      const description = `Pago de saldo anterior, ${name}`;
      world.books.post({ kind: "RC", date: today, description, lines });
    });
  }
}
