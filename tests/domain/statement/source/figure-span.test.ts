import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { INDIRECT_LAYOUT } from "#domain/statement/layouts/cash.data.ts";
import { figureSpan } from "#domain/statement/source/figure-span.ts";

const PERIOD = { from: day("2026-02-01"), to: day("2026-02-28") };

// The lines of the cash flow statement that are balances: what stood before counts too.
const STANDING = new Map([
  ["start", "2026-01-31"],
  ["overdrafts", "2026-02-28"],
  ["cash-owed", "2026-02-28"],
]);

it.each(INDIRECT_LAYOUT.flatMap((each) => (each.kind === "line" ? [each.key] : [])))(
  "%s counts the days of its figure",
  (line) => {
    const span = figureSpan({ statement: "cash", line, column: 0 }, [PERIOD]);
    expect(span).toMatchObject({ standing: STANDING.has(line), to: STANDING.get(line) ?? PERIOD.to });
  },
);
