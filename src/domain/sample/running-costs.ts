import { BANK_DEBIT_TAX } from "../accounting/bank-debit-tax.ts";
import { month as asMonth, lastDay, yearOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { formatMonthName } from "../kernel/format.ts";
import { bankDayIn, shopDaysOf } from "./business-days.ts";
import { credit, debit, share } from "./sample-books.ts";
import { RATES } from "./sample-rates.data.ts";
import type { SampleWorld } from "./sample-world.ts";
import { inYear, PETTY, type SampleMonth, SHOP } from "./shop.data.ts";

/** Of 2026. */
export const RENT = 3_200_000;
export const FEES = 850_000;
const MAINTENANCE = 420_000;
const INTERNET = 92_437;
/** The energy invoice of November 2026 has number 7781; the number grows by 179 a month. */
const ENERGY_INVOICE_OF_NOVEMBER = 7781;
const NOVEMBER = asMonth("2026-11");
const ENERGY_INVOICES_A_MONTH = 179;
const BANK_FEE = 11_900;
const CHECKBOOK = 23_800;
const LOAN_MONTH = asMonth("2026-01");
export const LOAN = 30_000_000;
export const LOAN_INSTALLMENTS = 24;
/** 1,45 % a month on the outstanding balance. */
export const LOAN_RATE = [145, 10_000] as const;

function planRent(world: SampleWorld, { month }: SampleMonth): void {
  const amount = inYear(RENT, yearOf(month), 10_000);
  const withheld = share(amount, RATES.rent);
  world.agenda.plan(bankDayIn(month, 10), (today) => {
    const lines = [
      debit("5120", amount, SHOP.lessor),
      credit("236530", withheld),
      credit("1110", amount - withheld),
    ];
    const description = `Arriendo del local, ${formatMonthName(month)}`;
    world.books.post({ kind: "CE", date: today, description, lines });
  });
}

/** Months from one to the other. */
function monthsTo(from: Month, to: Month): number {
  return (yearOf(to) - yearOf(from)) * 12 + Number(to.slice(5)) - Number(from.slice(5));
}

function planServices(world: SampleWorld, { month, energy }: SampleMonth): void {
  const { agenda, books } = world;
  const pay = (kind: "CE" | "NB", amount: number, description: string, iva = 0) => {
    return (today: Day) => {
      const lines = [debit("5135", amount), debit("2408", iva), credit("1110", amount + iva)];
      books.post({ kind, date: today, description, lines });
    };
  };
  const invoice = ENERGY_INVOICE_OF_NOVEMBER - monthsTo(month, NOVEMBER) * ENERGY_INVOICES_A_MONTH;
  agenda.plan(bankDayIn(month, 20), pay("CE", energy, `Energía del local, factura ${invoice}`));
  const internet = `Internet y telefonía del local, ${formatMonthName(month)}`;
  agenda.plan(bankDayIn(month, 24), pay("NB", INTERNET, internet, share(INTERNET, RATES.iva)));
  if (Number(month.slice(5)) % 2 === 0) {
    const water = world.chance(month).between(1_280, 1_590) * 100;
    agenda.plan(bankDayIn(month, 17), pay("NB", water, "Acueducto y aseo del local, bimestre"));
  }
}

function planFees(world: SampleWorld, { month }: SampleMonth): void {
  const amount = inYear(FEES, yearOf(month), 10_000);
  const withheld = share(amount, RATES.fees);
  world.agenda.plan(bankDayIn(month, 25), (today) => {
    const lines = [
      debit("5110", amount, SHOP.accountant),
      credit("236515", withheld),
      credit("1110", amount - withheld),
    ];
    const description = `Honorarios de la contadora, ${formatMonthName(month)}`;
    world.books.post({ kind: "CE", date: today, description, lines });
  });
}

function planPetty(world: SampleWorld, { month }: SampleMonth): void {
  const { agenda, books } = world;
  const chance = world.chance(month);
  const days = shopDaysOf(month);
  const places = Number(month.slice(5)) % 2 === 0 ? [4, 15] : [9];
  for (const place of places) {
    const { account, text, least, most } = chance.pick(PETTY);
    const amount = chance.between(least, most) * 100;
    const date = days[place + chance.between(0, 4)];
    if (!date) continue;
    agenda.plan(date, (today) => {
      const lines = [debit(account, amount), credit("1105", amount)];
      books.post({ kind: "CE", date: today, description: text, lines });
    });
  }
}

/** Machine maintenance twice a year: 4 % withheld from the mechanic. */
function planMaintenance(world: SampleWorld, { month }: SampleMonth): void {
  if (!["03", "09"].includes(month.slice(5))) return;
  const amount = inYear(MAINTENANCE, yearOf(month), 10_000);
  const withheld = share(amount, RATES.services);
  world.agenda.plan(bankDayIn(month, 18), (today) => {
    const lines = [
      debit("5145", amount, "Taller Hermanos Quiroga"),
      credit("236525", withheld),
      credit("1110", amount - withheld),
    ];
    const description = "Mantenimiento de la mezcladora de pintura";
    world.books.post({ kind: "CE", date: today, description, lines });
  });
}

/** Charged by the bank at month end: its fee, and 4 per thousand of the money that left the account. */
function planBankCharges(world: SampleWorld, { month }: SampleMonth): void {
  const { agenda, books } = world;
  const fee = BANK_FEE + (month === "2026-02" ? CHECKBOOK : 0);
  agenda.plan(
    lastDay(month),
    (today) => {
      const tax = share(books.credited("1110", month), RATES.bankDebits);
      const lines = [debit("530505", fee), debit(BANK_DEBIT_TAX, tax), credit("1110", fee + tax)];
      const description = `Gastos bancarios y 4x1.000 de ${formatMonthName(month)}`;
      books.post({ kind: "NB", date: today, description, lines });
    },
    "settling",
  );
}

/** The loan for the delivery van, from January 2026; equal capital installments from February on. */
function planLoan(world: SampleWorld, { month }: SampleMonth): void {
  const { agenda, books } = world;
  if (month < LOAN_MONTH) return;
  agenda.plan(bankDayIn(month, 26), (today) => {
    const owed = -books.balance("2105");
    if (month === LOAN_MONTH) {
      const lines = [debit("1110", LOAN), credit("2105", LOAN, SHOP.bank)];
      books.post({ kind: "NB", date: today, description: `Desembolso del crédito, ${SHOP.bank}`, lines });
      return;
    }
    if (owed === 0) return;
    const capital = LOAN / LOAN_INSTALLMENTS;
    const interest = share(owed, LOAN_RATE);
    const lines = [
      debit("2105", capital, SHOP.bank),
      debit("530520", interest),
      credit("1110", capital + interest),
    ];
    books.post({ kind: "NB", date: today, description: `Cuota del crédito, ${SHOP.bank}`, lines });
  });
}

export function planRunningCosts(world: SampleWorld, months: readonly SampleMonth[]): void {
  for (const row of months) {
    planRent(world, row);
    planServices(world, row);
    planFees(world, row);
    planPetty(world, row);
    planMaintenance(world, row);
    planLoan(world, row);
    planBankCharges(world, row);
  }
}
