import type { Counts } from "#domain/access/counts.ts";
import { countInMonth } from "#domain/access/usage-counter.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import { monthlyCount } from "../commands/usage.ts";
import type { AppStorage } from "../engine/app-storage.ts";

/** Counts of what the plan limits, for counters and gates. */
export type UsageCounts = Omit<Counts, "people">;

interface Deletable {
  readonly deletedAt?: number;
}

async function countLive(rows: PromiseLike<readonly object[]>): Promise<number> {
  return (await rows).filter((row) => (row as Deletable).deletedAt === undefined).length;
}

export async function usageCounts({ db, clock }: AppStorage): Promise<UsageCounts> {
  const [companies, fiscalProfiles, books, statements, used] = await Promise.all([
    countLive(db.companies.toArray()),
    countLive(db.fiscalProfiles.toArray()),
    countLive(db.books.toArray()),
    db.statements.count(),
    db.usage.bulkGet(["exports", "guided"]),
  ]);
  const [exported, guided] = used;
  const exports = countInMonth(monthlyCount(exported), monthOf(today(clock)));
  return { companies, fiscalProfiles, books, statements, exports, guidedUses: guided?.count ?? 0 };
}
