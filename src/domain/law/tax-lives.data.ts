import { day } from "../kernel/calendar-day.ts";
import type { Dated } from "./dated.ts";
import { NO_END } from "./horizon.ts";

/** The most that income tax takes of a kind of asset in a year, by its account in the PUC. */
interface TaxLifeRow extends Dated {
  readonly puc: string;
  /** Percent a year. */
  readonly rate: number;
  readonly norm: string;
}

const RATES: readonly (readonly [puc: string, rate: number])[] = [
  ["1516", 2.22],
  ["1520", 10],
  ["1524", 10],
  ["1528", 20],
  ["1532", 12.5],
  ["1536", 10],
  ["1540", 10],
  ["1544", 6.67],
  ["1548", 5],
  ["1552", 5],
  ["1556", 2.5],
  ["1560", 10],
  ["1562", 20],
  ["1568", 2.5],
];

/** Ley 1819 de 2016, art. 82, which wrote the table of ET art. 137 for the years from 2017 on. */
export const TAX_LIVES: readonly TaxLifeRow[] = RATES.map(([puc, rate]) => ({
  puc,
  rate,
  norm: "ET art. 137",
  from: day("2017-01-01"),
  to: NO_END,
}));
