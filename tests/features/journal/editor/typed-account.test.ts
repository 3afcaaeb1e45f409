import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { findAccount } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { NO_MOVEMENT } from "#domain/accounting/ledger/balances.ts";
import { ledgerOf } from "#domain/accounting/ledger/ledger.ts";
import { tAccount } from "#domain/accounting/ledger/t-account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { emptyDraft, entryDraftOf, entryLines, setAccount } from "#features/journal/editor/entry-draft.ts";
import { accountAtRest, typedAccount, withoutEntry } from "#features/journal/editor/typed-account.ts";
import { content, posted } from "#tests/support/builders.ts";

const puc = await loadChart("puc");
const cash = findAccount(puc, "1105");
if (!cash) throw new Error("no 1105");
const entries = [
  posted(1, content("2026-11-03", "1105", "4135", 500)),
  posted(2, content("2026-11-05", "5135", "1105", 120)),
];
const range = { from: day("2026-11-01"), to: day("2026-11-30") };
const ledger = ledgerOf({ account: cash, opening: NO_MOVEMENT, entries, ...range });

describe("the T account beside the entry", () => {
  it("is that of the line written in, else of the last line with an account", () => {
    const draft = entryDraftOf(content("2026-11-05", "1105", "4135", 100));
    expect(typedAccount(puc, draft, 1)?.code).toBe("1105");
    expect(typedAccount(puc, draft, 2)?.code).toBe("4135");
    expect(typedAccount(puc, draft, 3)?.code).toBe("4135");
    expect(typedAccount(puc, emptyDraft(day("2026-11-05")), null)).toBeNull();
    const unknown = setAccount(emptyDraft(day("2026-11-05")), 1, "9999999" as AccountCode);
    expect(typedAccount(puc, unknown, 1)).toBeNull();
  });

  it("counts the entry being corrected once, as it will be", () => {
    const entry = entries[1];
    if (!entry) throw new Error("no entry");
    const draft = entryDraftOf({ ...entry, lines: content("2026-11-05", "5135", "1105", 200).lines });
    const shown = tAccount(withoutEntry(ledger, entry.id), entryLines(draft), entry.date);
    expect(shown.balance).toEqual({ side: "debit", amount: 300 });
    expect(shown.lines.map((line) => [line.side, line.amount, line.pending])).toEqual([
      ["debit", 500, false],
      ["credit", 200, true],
    ]);
  });
});

describe("the account beside a sheet where nothing is typed", () => {
  it("is where money lies among the last used, else the latest, else none", () => {
    const codes = ["5135", "1110", "1305"].map((code) => code as AccountCode);
    expect(accountAtRest(puc, codes)?.code).toBe("1110");
    expect(accountAtRest(puc, ["5135" as AccountCode])?.code).toBe("5135");
    expect(accountAtRest(puc, ["9999x" as AccountCode])).toBeNull();
  });
});
