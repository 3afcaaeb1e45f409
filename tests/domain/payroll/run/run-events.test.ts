import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import { runEvent } from "#domain/payroll/run/run-events.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { draftOf, memberOf } from "#tests/support/payroll/payroll-runs.ts";

const DRAFT = draftOf([memberOf()]);
const CLOSED: StoredRun = { ...DRAFT, status: "closed", kept: [[]] };
const PAID: StoredRun = { ...CLOSED, status: "paid", paidOn: day("2026-11-30") };
const postedAs = (entry: string, run: StoredRun): StoredRun => ({
  ...run,
  posting: { bookId: "book" as BookId, entryId: entry as EntryId },
});

describe("what one command did to a payroll run", () => {
  it.each([
    ["created", null, DRAFT],
    ["deleted", DRAFT, null],
    ["closed", DRAFT, CLOSED],
    ["reopened", CLOSED, DRAFT],
    ["paid", CLOSED, PAID],
    ["paid", PAID, { ...PAID, paidOn: day("2026-12-01") }],
    ["unpaid", PAID, CLOSED],
    ["posted", CLOSED, postedAs("one", CLOSED)],
    ["posted", postedAs("one", PAID), postedAs("two", PAID)],
    ["reopened", postedAs("one", CLOSED), postedAs("one", DRAFT)],
    ["changed", DRAFT, { ...DRAFT, people: [] }],
    ["changed", postedAs("one", CLOSED), CLOSED],
    [null, null, null],
  ] as const)("%s", (event, before, after) => {
    expect(runEvent(before, after)).toBe(event);
  });
});
