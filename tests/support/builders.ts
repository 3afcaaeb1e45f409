import fc from "fast-check";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry, EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { day, dayFromNumber, dayNumber } from "#domain/kernel/calendar-day.ts";
import type { Clock } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type BookId, type EntryId, makeId, type NewId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

/** Sequential ids, the same in every run. */
export function countingIds(): NewId {
  let count = 0;
  return (kind) => {
    count += 1;
    const bytes = new Uint8Array(10);
    new DataView(bytes.buffer).setUint32(6, count);
    return makeId(kind, 1_700_000_000_000 + count, bytes);
  };
}

/** A clock that starts at noon in Bogotá and advances a second per reading. */
export function steppingClock(start = "2026-11-20T12:00:00-05:00"): Clock {
  let now = Date.parse(start);
  return {
    now() {
      now += 1000;
      return now;
    },
  };
}

/** `line("1105", 500)` debits, `line("4135", -500)` credits. */
export function line(account: string, amount: number): EntryLine {
  return {
    account: account as AccountCode,
    debit: pesos(Math.max(0, amount)),
    credit: pesos(Math.max(0, -amount)),
  };
}

/** Balanced content of two lines. */
export function content(
  date: string,
  debit: string,
  credit: string,
  amount: number,
  description = "Prueba",
): EntryContent {
  return {
    date: date as Day,
    description,
    reference: "",
    lines: [line(debit, amount), line(credit, -amount)],
  };
}

export const BOOK = makeId("book", 1, new Uint8Array(10));

export function posted(number: number, from: EntryContent, bookId: BookId = BOOK): Entry {
  const id: EntryId = makeId("entry", 1_700_000_000_000 + number, new Uint8Array(10));
  return {
    ...from,
    id,
    bookId,
    number,
    status: "posted",
    origin: "journal",
    version: 1,
    createdAt: 1,
    updatedAt: 1,
  };
}

/** Codes of several classes, including parents and their children. */
export const CODES = [
  "1105",
  "110505",
  "1110",
  "111005",
  "1305",
  "1435",
  "2205",
  "2408",
  "2365",
  "3105",
  "4135",
  "5105",
  "5195",
  "6135",
] as const;

const amounts = fc.oneof(
  fc.constantFrom(1, 9, 99, 999, 1000, 1001, 1_000_000),
  fc.integer({ min: 1, max: 900_000_000 }),
);

/** Days within about a year and a half, favouring month ends. */
export const arbitraryDay: fc.Arbitrary<Day> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .integer({ min: dayNumber(day("2026-09-15")), max: dayNumber(day("2026-12-20")) })
      .map(dayFromNumber),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01", "2027-02-28", "2025-12-31")
      .map((text) => day(text)),
  },
);

/** Balanced content of two to five lines on PUC accounts. */
export const arbitraryContent: fc.Arbitrary<EntryContent> = fc
  .record({
    date: arbitraryDay,
    description: fc.oneof(
      fc.constantFrom("Venta", "Compra", "=1+1", "<b>x</b>", 'Ñandú, "comillas"'),
      fc.string({ maxLength: 20 }),
    ),
    reference: fc.constantFrom("", "RC-0001", "CE-1"),
    debits: fc.array(fc.tuple(fc.constantFrom(...CODES), amounts), { minLength: 1, maxLength: 4 }),
    credit: fc.constantFrom(...CODES),
    split: fc.boolean(),
  })
  .map(({ date, description, reference, debits, credit, split }) => {
    const total = debits.reduce((sum, [, amount]) => sum + amount, 0);
    const part = split && total > 1 ? Math.floor(total / 2) : 0;
    const credits = part > 0 ? [line(credit, -part), line("2205", part - total)] : [line(credit, -total)];
    return {
      date,
      description,
      reference,
      lines: [...debits.map(([code, amount]) => line(code, amount)), ...credits],
    };
  });
