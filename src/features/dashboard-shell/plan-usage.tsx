import { type LimitCounter, limitCounter, shelfCounter } from "#domain/access/limit-counter.ts";
import { type LimitKey, limitsShownBy, usedOf } from "#domain/access/limits.ts";
import type { User } from "#domain/access/user.ts";
import { useCurrentStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { type UsageCounts, usageCounts } from "#storage/queries/usage.ts";
import { shellTexts } from "./texts.ts";

const { usage: texts } = shellTexts;

function Line({ label, counter }: { readonly label: string; readonly counter: LimitCounter | null }) {
  return counter === null ? null : (
    <div className="flex justify-between gap-3 py-1">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold" data-tone={counter.tone}>
        {texts.of(counter.now, counter.most)}
      </dd>
    </div>
  );
}

function menuCounter(key: LimitKey, counts: UsageCounts): LimitCounter | null {
  if (key === "dashboardStatements") return shelfCounter("free", counts.statements);
  const used = usedOf(key, counts);
  return used === null ? null : limitCounter("free", key, used);
}

function Counters({ storage }: { readonly storage: AppStorage }) {
  const counts = useQuery(() => usageCounts(storage), [storage]);
  if (counts.state !== "ready") return null;
  const used = counts.value;
  return (
    <section aria-label={texts.title} className="shell-usage">
      <p className="mb-1 font-semibold">{texts.title}</p>
      <dl>
        {limitsShownBy("menu").map(({ key, label }) => (
          <Line key={key} label={label} counter={menuCounter(key, used)} />
        ))}
      </dl>
    </section>
  );
}

/** Live usage of the free plan. Renders nothing on the paid one, nor in the sample, which has no limits. */
export function PlanUsage({ user }: { readonly user: User }) {
  const { sample } = useSession();
  const current = useCurrentStorage();
  if (user.isPremium || sample || current.kind !== "open") return null;
  return <Counters key={current.name} storage={current.storage} />;
}
