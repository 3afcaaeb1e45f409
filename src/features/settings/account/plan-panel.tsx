import Stamp from "lucide-react/icons/stamp";
import { type ReactNode, useState } from "react";
import { limitsShownBy, PLAN_LIMITS, usedOf } from "#domain/access/limits.ts";
import { type Plan, UNLIMITED } from "#domain/access/plan.ts";
import type { User } from "#domain/access/user.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { useCurrentStorage } from "#session/storage/use-storage.ts";
import { accountRefusalText, accountTexts } from "#session/who/account-texts.ts";
import { session } from "#session/who/session.ts";
import { useSession } from "#session/who/use-session.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { type UsageCounts, usageCounts } from "#storage/queries/usage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { PlanBadge } from "#ui/kit/text/plan-badge.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { planTexts as texts } from "../texts.ts";

function lineText(most: number, now: number | null): string {
  if (most === UNLIMITED) return now === null || now === 0 ? texts.unlimited : texts.inUse(now);
  return now === null ? String(most) : texts.used(now, most);
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly yours: boolean;
  /** Usage, shown beside the limits of one's own plan; null while unknown. */
  readonly counts: UsageCounts | null;
  readonly children: ReactNode;
}

function PlanCard({ plan, yours, counts, children }: PlanCardProps) {
  return (
    <article className="flex flex-col p-4" aria-label={texts[plan]}>
      <header className="flex items-center justify-between gap-2 pb-2">
        <h3 className="title-dialog">{texts[plan]}</h3>
        {yours ? (
          <Badge tone="neutral">{texts.yours}</Badge>
        ) : plan === "premium" ? (
          <PlanBadge premium />
        ) : null}
      </header>
      <dl className="mb-3">
        {limitsShownBy("panel").map(({ key, label }) => (
          <div key={key} className="flex justify-between gap-3 border-raya border-t py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-semibold">
              {lineText(PLAN_LIMITS[plan][key], yours && counts ? usedOf(key, counts) : null)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto">{children}</div>
    </article>
  );
}

function useBackToFree(onEnd: () => void) {
  const [busy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    setBusy(true);
    const changed = await session.changeAccount({ plan: "free" });
    setBusy(false);
    onEnd();
    if (changed.ok) toast.success({ id: "plan", title: accountTexts.toFree });
    else toast.error({ id: "plan", title: accountRefusalText(changed.error) });
  };
  return { busy, go };
}

function BackToFree() {
  const [asked, setAsked] = useState(false);
  const { busy, go } = useBackToFree(() => setAsked(false));
  return (
    <>
      <Button block onClick={() => setAsked(true)}>
        {texts.goFree}
      </Button>
      <ConfirmDialog
        open={asked}
        title={texts.freeQuestion}
        text={texts.freeText}
        detail={texts.freeDetail}
        confirmLabel={texts.goFree}
        busy={busy}
        onConfirm={() => go()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

interface PlansProps {
  readonly plan: Plan;
  readonly counts: UsageCounts | null;
}

function Plans({ plan, counts }: PlansProps) {
  return (
    <div className="grid divide-borde rounded-box border border-borde max-sm:divide-y sm:grid-cols-2 sm:divide-x">
      <PlanCard plan="free" yours={plan === "free"} counts={counts}>
        {plan === "premium" ? <BackToFree /> : null}
      </PlanCard>
      <PlanCard plan="premium" yours={plan === "premium"} counts={counts}>
        {plan === "free" ? (
          <Button block variant="premium" icon={<Stamp size={18} aria-hidden="true" />} onClick={openUpgrade}>
            {kitTexts.goPremium}
          </Button>
        ) : null}
      </PlanCard>
    </div>
  );
}

/** What is in use; null while it is not known. */
function useCounts(storage: AppStorage | null): UsageCounts | null {
  const counts = useQuery(async () => (storage === null ? null : await usageCounts(storage)), [storage]);
  return counts.state === "ready" ? counts.value : null;
}

/** The account's plan, its use, and the switch to the other plan (spec-decision 8). */
export function PlanPanel({ user }: { readonly user: User }) {
  const { sample } = useSession();
  const current = useCurrentStorage();
  // Data in the sample does not count as usage. The panel stays the same while the store opens under it: a question
  // that is asked meanwhile stays asked.
  const counts = useCounts(!sample && current.kind === "open" ? current.storage : null);
  return (
    <section id="plan" aria-labelledby="plan-titulo">
      <h2 id="plan-titulo" className="section-head mb-4">
        {texts.title}
      </h2>
      <Plans plan={user.plan} counts={counts} />
      <p className="mt-2 text-caption text-muted">{accountTexts.demonstration}</p>
    </section>
  );
}
