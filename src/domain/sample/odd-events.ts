import { day } from "../kernel/calendar-day.ts";
import { credit, debit, share } from "./sample-books.ts";
import { RATES } from "./sample-rates.data.ts";
import type { SampleWorld } from "./sample-world.ts";

/** A later correction by the bookkeeper, made with the application's own commands. */
export type SampleCorrection =
  | { readonly kind: "void"; readonly reference: string }
  | {
      readonly kind: "reverse";
      readonly reference: string;
      readonly date: ReturnType<typeof day>;
      readonly description: string;
    };

/** The shop's one-year insurance policy, bought from a company that gives no credit. */
function planPolicy({ agenda, books }: SampleWorld): void {
  agenda.plan(day("2026-02-04"), (date) => {
    const [cost, insurer] = [2_400_000, "Seguros del Altiplano S.A."];
    const iva = share(cost, RATES.iva);
    const lines = [debit("170520", cost, insurer), debit("2408", iva), credit("1110", cost + iva)];
    books.post({ kind: "CE", date, description: "Póliza del local y la mercancía, un año", lines });
  });
}

/** A used van from a private seller, who charges no IVA. */
function planVan({ agenda, books }: SampleWorld): void {
  agenda.plan(day("2026-01-29"), (date) => {
    const lines = [debit("1540", 24_000_000, "Luis Eduardo Garzón"), credit("1110", 24_000_000)];
    books.post({ kind: "CE", date, description: "Camioneta de reparto, usada", lines });
  });
}

const SAVINGS = [
  ["2026-08-27", 8_000_000],
  ["2026-09-29", 4_000_000],
  ["2026-10-28", 13_000_000],
] as const;

/** Savings from good months, for the bonus and the year-end taxes. */
function planSavings({ agenda, books }: SampleWorld): void {
  for (const [date, amount] of SAVINGS) {
    agenda.plan(day(date), (today) => {
      const lines = [debit("1120", amount), credit("1110", amount)];
      books.post({ kind: "NB", date: today, description: "Traslado a la cuenta de ahorros", lines });
    });
  }
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

/** An invoice entered twice, and a monthly note written twice: the first is voided, the second reversed. */
export function planOddEvents(world: SampleWorld): readonly SampleCorrection[] {
  const { agenda, books } = world;
  const corrections: SampleCorrection[] = [];
  planPolicy(world);
  planVan(world);
  planSavings(world);
  planReturn(world);
  agenda.plan(day("2026-06-17"), (date) => {
    const customer = "Obras Chía S.A.S.";
    const base = 1_360_000;
    const iva = share(base, RATES.iva);
    const description = `Venta a crédito, ${customer}: factura digitada dos veces`;
    const lines = [debit("1305", base + iva, customer), credit("4135", base), credit("2408", iva)];
    const reference = books.postMistake({ kind: "FV", date, description, lines });
    corrections.push({ kind: "void", reference });
  });
  agenda.plan(day("2026-08-31"), (date) => {
    const lines = [debit("5130", 200_000), credit("170520", 200_000)];
    const description = "Amortización de la póliza, agosto (repetida)";
    const reference = books.postMistake({ kind: "NC", date, description, lines });
    corrections.push({
      kind: "reverse",
      reference,
      date: day("2026-09-03"),
      description: `Reversión de ${reference}: la amortización de agosto se registró dos veces`,
    });
  });
  return corrections;
}
