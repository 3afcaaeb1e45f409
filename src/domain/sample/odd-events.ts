import { day, yearOf } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";
import { bankDayIn, isBankDay, shopDaysOf } from "./business-days.ts";
import { credit, debit, moneyFor, share } from "./sample-books.ts";
import { RATES } from "./sample-rates.data.ts";
import { INSURANCE } from "./sample-taxes.ts";
import type { SampleWorld } from "./sample-world.ts";
import { inYear, type SampleMonth } from "./shop.data.ts";

/** The shop's one-year insurance policy, bought from a company that gives no credit. */
function planPolicy({ agenda, books }: SampleWorld, month: Month): void {
  agenda.plan(bankDayIn(month, 4), (date) => {
    const [cost, insurer] = [12 * inYear(INSURANCE, yearOf(month), 1_000), "Seguros del Altiplano S.A."];
    const iva = share(cost, RATES.iva);
    const lines = [debit("170520", cost, insurer), debit("2408", iva), credit("1110", cost + iva)];
    books.post({ kind: "CE", date, description: "Póliza del local y la mercancía, un año", lines });
  });
}

const VAN = 24_000_000;

/** A used van from a private seller, who charges no IVA. */
function planVan({ agenda, books }: SampleWorld): void {
  agenda.plan(day("2026-01-29"), (date) => {
    const lines = [debit("1540", VAN, "Luis Eduardo Garzón"), credit(moneyFor(books, VAN), VAN)];
    books.post({ kind: "CE", date, description: "Camioneta de reparto, usada", lines });
  });
}

const ENOUGH = 16_000_000;
const PLENTY = 20_000_000;
const LITTLE = 9_000_000;
const MILLION = 1_000_000;

/** Savings from good days, for the bonus and the taxes; taken back when the bank account runs low. */
function planSavings({ agenda, books }: SampleWorld, month: Month): void {
  const look = (date: Parameters<typeof agenda.plan>[0]) => {
    const bank = books.balance("1110");
    const saved = books.balance("1120");
    if (bank > PLENTY) {
      const amount = Math.floor((bank - ENOUGH) / MILLION) * MILLION;
      const lines = [debit("1120", amount), credit("1110", amount)];
      books.post({ kind: "NB", date, description: "Traslado a la cuenta de ahorros", lines });
    } else if (bank < LITTLE && saved >= MILLION) {
      const wanted = Math.ceil((ENOUGH - bank) / MILLION) * MILLION;
      const amount = Math.min(wanted, Math.floor(saved / MILLION) * MILLION);
      const lines = [debit("1110", amount), credit("1120", amount)];
      books.post({ kind: "NB", date, description: "Traslado desde la cuenta de ahorros", lines });
    }
  };
  for (const date of shopDaysOf(month)) if (isBankDay(date)) agenda.plan(date, look, "settling");
}

/** A customer returns two gallons of paint and is refunded at the counter. */
function planReturn({ agenda, books }: SampleWorld): void {
  agenda.plan(day("2026-04-22"), (date) => {
    const [base, cost] = [184_000, 114_000];
    const iva = share(base, RATES.iva);
    const lines = [
      debit("4175", base),
      debit("2408", iva),
      credit("1105", base + iva),
      debit("1435", cost),
      credit("6135", cost),
    ];
    books.post({
      kind: "NC",
      date,
      description: "Devolución de dos galones de pintura, venta de contado",
      lines,
    });
  });
}

/** An invoice entered twice, which is voided the next day. */
function planVoided({ agenda, books }: SampleWorld): void {
  agenda.plan(day("2026-06-17"), (date) => {
    const customer = "Obras Chía S.A.S.";
    const base = 1_360_000;
    const iva = share(base, RATES.iva);
    const description = `Venta a crédito, ${customer}: factura digitada dos veces`;
    const lines = [debit("1305", base + iva, customer), credit("4135", base), credit("2408", iva)];
    const reference = books.postMistake({ kind: "FV", date, description, lines });
    books.act({ kind: "void", reference }, []);
  });
}

/** A monthly note written twice, which is reversed three days later. */
function planReversed({ agenda, books }: SampleWorld): void {
  agenda.plan(day("2026-08-31"), (date) => {
    const lines = [debit("5130", INSURANCE), credit("170520", INSURANCE)];
    const description = "Amortización de la póliza, agosto (repetida)";
    const reference = books.postMistake({ kind: "NC", date, description, lines });
    agenda.plan(day("2026-09-03"), (on) => {
      const words = `Reversión de ${reference}: la amortización de agosto se registró dos veces`;
      books.act({ kind: "reverse", reference, date: on, description: words }, []);
    });
  });
}

/** What happens once, or once a year. */
export function planOddEvents(world: SampleWorld, months: readonly SampleMonth[]): void {
  for (const { month } of months) {
    if (month.endsWith("-02")) planPolicy(world, month);
    planSavings(world, month);
  }
  planVan(world);
  planReturn(world);
  planVoided(world);
  planReversed(world);
}
