import { monthOf } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import type { HeldReason, ImportPlan, PlannedEntry } from "./import-plan.ts";
import type { NearAmount } from "./near-amount.ts";
import type { RawReading } from "./raw-entries.ts";

const ENTRIES_SHOWN = 4;
const MOST_REASONS = 200;
const MOST_NEAR = 2;

/** A reason, and the sheet that its row is counted in where several are read together. */
type PlacedReason = HeldReason & { readonly sheet?: string };

/** What a screen shows of a plan: counts and the first of each kind. The entries stay where the plan was made. */
export interface ImportView
  extends Pick<ImportPlan, "unknown" | "debit" | "fileDebit">,
    Omit<RawReading, "entries"> {
  /** Entries that the rows say, whatever becomes of them. */
  readonly said: number;
  readonly count: number;
  readonly first: readonly PlannedEntry[];
  readonly held: {
    readonly count: number;
    readonly reasons: readonly PlacedReason[];
    readonly more: number;
    readonly kinds: readonly HeldReason["kind"][];
    /** The first two days that days beyond their month would become. */
    readonly near: readonly Day[];
    /** How many amounts were clearly mistyped, and what the first two would be. */
    readonly amounts: { readonly count: number; readonly first: readonly NearAmount[] };
  };
  readonly known: number;
  /** The first and the last day of the planned entries outside of the book's period, and how many they are. */
  readonly outside: { readonly count: number; readonly from: Day; readonly to: Day } | null;
}

interface BookPeriod {
  readonly start: Day;
  readonly end: Day;
}

function outsideOf({ entries }: ImportPlan, { start, end }: BookPeriod): ImportView["outside"] {
  const dates = entries.map(({ content }) => content.date).filter((date) => date < start || date > end);
  const [first] = dates;
  if (first === undefined) return null;
  let [from, to] = [first, first];
  for (const date of dates) {
    if (date < from) from = date;
    if (date > to) to = date;
  }
  return { count: dates.length, from, to };
}

export function importView(plan: ImportPlan, reading: RawReading, period: BookPeriod): ImportView {
  const { entries, held, known, unknown, debit, fileDebit } = plan;
  const reasons = held.flatMap(({ sheet, reasons: own }): readonly PlacedReason[] =>
    sheet === undefined ? own : own.map((reason) => ({ ...reason, sheet })),
  );
  const { left, rounded, mixed } = reading;
  const amounts = held.flatMap((entry) => entry.near ?? []);
  const near = reasons.flatMap((reason) => ("near" in reason ? (reason.near ?? []) : []));
  return {
    said: reading.entries.length,
    count: entries.length,
    first: entries.slice(0, ENTRIES_SHOWN),
    held: {
      count: held.length,
      reasons: reasons.slice(0, MOST_REASONS),
      more: Math.max(0, reasons.length - MOST_REASONS),
      kinds: [...new Set(reasons.map(({ kind }) => kind))],
      near: [...new Set(near)].slice(0, MOST_NEAR),
      amounts: { count: amounts.length, first: amounts.slice(0, MOST_NEAR) },
    },
    known: known.length,
    outside: outsideOf(plan, period),
    unknown,
    debit,
    fileDebit,
    left,
    rounded,
    mixed,
  };
}

/** The first and the last month that a reading names; `undated`: the day of entries without one. */
export function monthsRead(reading: RawReading, undated: Day | null): readonly [Month, Month] | null {
  let [first, last] = ["", ""] as [Month | "", Month | ""];
  for (const { date } of reading.entries) {
    const day = date ?? undated;
    if (day === null) continue;
    const month = monthOf(day);
    if (first === "" || month < first) first = month;
    if (last === "" || month > last) last = month;
  }
  return first === "" || last === "" ? null : [first, last];
}
