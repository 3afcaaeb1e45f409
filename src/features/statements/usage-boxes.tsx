import { type LimitCounter, limitCounter, shelfCounter } from "#domain/access/limit-counter.ts";
import { PLAN_LIMITS } from "#domain/access/limits.ts";
import { addMonths, firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay, formatMonthName } from "#domain/kernel/format.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { usageCounts } from "#storage/queries/usage.ts";
import { usageTexts as texts } from "./texts.ts";

interface BoxesProps {
  readonly label: string;
  /** Null without a limit. */
  readonly counter: LimitCounter | null;
  readonly help: string;
}

/** One box per unit of the free plan's limit, filled as used. */
function Boxes({ label, counter, help }: BoxesProps) {
  if (counter === null) return null;
  const { now, most, tone } = counter;
  return (
    <section aria-label={label} className="min-w-32">
      <p className="font-semibold">{label}</p>
      <p>
        <strong className="text-2xl">{now}</strong> <span className="text-muted">{texts.of(most)}</span>
      </p>
      <div className="my-1 flex gap-1" aria-hidden="true" data-tone={tone}>
        {Array.from({ length: most }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            className={`usage-box ${index < now ? (tone === "full" ? "bg-error" : "bg-base-content") : ""}`}
          />
        ))}
      </div>
      <p className="text-caption text-muted">{help}</p>
    </section>
  );
}

function savedHelp(now: number): string {
  const { dashboardStatements, savedStatements } = PLAN_LIMITS.free;
  if (now < dashboardStatements) return texts.left(dashboardStatements - now);
  const isBetween = now > dashboardStatements && now < savedStatements;
  return isBetween ? texts.beyond(dashboardStatements) : texts.full;
}

/** Takes its room from the start, unseen until it is counted: what stands below does not move then. */
function Counted() {
  const storage = useStorage();
  const counts = useQuery(() => usageCounts(storage), [storage]);
  const now = useToday(storage.clock);
  if (counts.state === "failed") return null;
  const month = monthOf(now);
  const isCounted = counts.state === "ready";
  const { statements, exports } = isCounted ? counts.value : { statements: 0, exports: 0 };
  return (
    <div className={`flex flex-wrap gap-x-8 gap-y-4 ${isCounted ? "" : "invisible"}`}>
      <Boxes label={texts.saved} counter={shelfCounter("free", statements)} help={savedHelp(statements)} />
      <Boxes
        label={texts.exports(formatMonthName(month))}
        counter={limitCounter("free", "exportsPerMonth", exports)}
        help={texts.restarts(formatDay(firstDay(addMonths(month, 1))))}
      />
    </div>
  );
}

/**
 * Usage of the free plan on this screen: saved statements, and this month's exports. Renders nothing without limits.
 */
export function UsageBoxes() {
  const { state, sample } = useSession();
  const isPaid = state.kind === "in" && state.user.isPremium;
  return sample || isPaid ? null : <Counted />;
}
