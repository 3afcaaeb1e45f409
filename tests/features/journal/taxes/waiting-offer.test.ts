import { expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { NO_ANSWERS, offerFor } from "#features/journal/taxes/tax-answers.ts";
import { line } from "#tests/support/builders.ts";
import { UNPUBLISHED_YEAR } from "#tests/support/law-days.ts";
import { PERSON, SAS } from "../../../domain/fiscal/fiscal-worlds.ts";

const chart = await loadChart("puc");
// The offer reads what the profile says, not what it is stored as.
const profile = SAS as unknown as FiscalProfile;
const facts = { profile, parties: [], rules: [] };
/** A rent of a person who charges no IVA: there is only its withholding. */
const RENT = [line("5120", 5_000_000), line("1110", -5_000_000)];
const asked = (date: string, lines = RENT) =>
  offerFor(facts, chart, { lines, day: day(date), isCorrection: false }, { ...NO_ANSWERS, kind: PERSON });

it("TX-03 an offer all of which waits for the year's values is said, and takes nothing away", () => {
  expect(asked("2026-10-15")).toMatchObject({ status: "offered", updates: false });
  const waiting = asked(`${UNPUBLISHED_YEAR}-01-15`);
  expect(waiting).toMatchObject({ status: "offered", updates: false, taxes: [] });
  expect(waiting?.offer.skipped.some(({ why }) => why.kind === "to-confirm")).toBe(true);
  const withOwn = [line("5120", 5_000_000), line("236530", -175_000), line("1110", -4_825_000)];
  expect(asked(`${UNPUBLISHED_YEAR}-01-15`, withOwn), "typed by hand").toMatchObject({
    status: "quiet",
    updates: false,
  });
});
