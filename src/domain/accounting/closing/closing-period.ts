import {
  addDays,
  day,
  lastDay,
  type MonthSpan,
  month,
  monthsOfSpans,
  yearOf,
} from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { YEAR_PARTS, type YearPart } from "./year-part.ts";

/** How often a company's statutes have it cut its accounts: at least once a year, on 31 December (C.Co. art. 445). */
export const CUTS = ["year", "half", "quarter"] as const;
export type Cuts = (typeof CUTS)[number];
export const SHORTER_CUTS = ["half", "quarter"] as const satisfies readonly Cuts[];
export type ShorterCuts = (typeof SHORTER_CUTS)[number];

/** The months that each part of a year takes. */
const PARTS: Readonly<
  Record<YearPart, { readonly first: number; readonly last: number; readonly name: string }>
> = {
  h1: { first: 1, last: 6, name: "primer semestre" },
  h2: { first: 7, last: 12, name: "segundo semestre" },
  q1: { first: 1, last: 3, name: "primer trimestre" },
  q2: { first: 4, last: 6, name: "segundo trimestre" },
  q3: { first: 7, last: 9, name: "tercer trimestre" },
  q4: { first: 10, last: 12, name: "cuarto trimestre" },
};

/** What one closing covers: a year, or a part of it. */
export interface ClosingPeriod {
  readonly year: number;
  /** Null for the whole year. */
  readonly part: YearPart | null;
  readonly from: Day;
  readonly to: Day;
  readonly first: Month;
  readonly last: Month;
  /** "2026", or "primer semestre de 2026". */
  readonly name: string;
}

const two = (value: number) => String(value).padStart(2, "0");

export function closingPeriod(year: number, part: YearPart | null = null): ClosingPeriod {
  const { first: from, last: to, name } = part === null ? { first: 1, last: 12, name: "" } : PARTS[part];
  const [first, last] = [month(`${year}-${two(from)}`), month(`${year}-${two(to)}`)];
  return {
    year,
    part,
    from: day(`${first}-01`),
    to: lastDay(last),
    first,
    last,
    name: part === null ? String(year) : `${name} de ${year}`,
  };
}

/** The periods of a year in order. */
export function periodsOf(year: number, cuts: Cuts): readonly ClosingPeriod[] {
  if (cuts === "year") return [closingPeriod(year)];
  return YEAR_PARTS.filter((part) => part.startsWith(cuts === "half" ? "h" : "q")).map((part) =>
    closingPeriod(year, part),
  );
}

/** The periods in which these runs of months have some, last first. */
export function periodsWith(runs: readonly MonthSpan[], cuts: Cuts): readonly ClosingPeriod[] {
  const years = new Set(monthsOfSpans(runs).map(yearOf));
  return [...years]
    .flatMap((year) => periodsOf(year, cuts))
    .filter((period) => runs.some(({ first, last }) => period.first <= last && period.last >= first))
    .toReversed();
}

/** The day that carries a period's result: the one after it. */
export function dayAfter({ to }: Pick<ClosingPeriod, "to">): Day {
  return addDays(to, 1);
}

/** The period of the same length that follows. */
export function periodAfter({ year, part }: ClosingPeriod): ClosingPeriod {
  if (part === null) return closingPeriod(year + 1);
  const same = YEAR_PARTS.filter((each) => each[0] === part[0]);
  const next = same[same.indexOf(part) + 1];
  const [first] = same;
  return next === undefined ? closingPeriod(year + 1, first ?? null) : closingPeriod(year, next);
}
