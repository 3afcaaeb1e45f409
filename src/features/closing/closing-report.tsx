import ScrollText from "lucide-react/icons/scroll-text";
import { useMemo, useState } from "react";
import type { ClosingPoint } from "#domain/accounting/closing/points/closing-point.ts";
import { spanKey } from "#domain/accounting/closing/points/closing-span.ts";
import { capitalize } from "#domain/kernel/capitals.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { closingReport } from "#reports/closing/closing-report.ts";
import { ownerLine } from "#reports/report-head.ts";
import { headTexts } from "#reports/texts.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUser } from "#session/who/use-session.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { closingTrail } from "#storage/queries/closing/closing-trail.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { checklistTexts } from "./point-texts.ts";
import { pointWords } from "./point-words.ts";
import { stepWords } from "./step-words.ts";
import { closingTexts as texts } from "./texts.ts";
import type { ClosingView } from "./use-year-closing.ts";

interface ClosingReportProps {
  readonly open: OpenBook;
  readonly view: ClosingView;
  readonly points: readonly ClosingPoint[];
}

/** Width of the moments on paper, in points. */
const WIDTHS = { when: 92, who: 90 } as const;

function ReportDialog({
  open,
  view,
  points,
  onClose,
}: ClosingReportProps & { readonly onClose: () => void }) {
  const storage = useStorage();
  const user = useUser();
  const { book, company } = open;
  const { period, input } = view;
  const key = spanKey(period);
  const trail = useQuery(() => closingTrail(storage, book.id, period, input.pucOf), [storage, book.id, key]);
  const steps = trail.state === "ready" ? trail.value : null;
  const report = useMemo(() => {
    if (steps === null) return null;
    const said = points.map((point) => {
      const { label, why } = pointWords(point, view);
      const note = point.note === null ? why : checklistTexts.said(point.note);
      return { label, state: checklistTexts.states[point.state], why: note };
    });
    return closingReport(
      {
        title: texts.report,
        points: said,
        steps: steps.map((step) => stepWords(step, view)),
        who: user?.name ?? texts.guest,
      },
      { subtitle: ownerLine(company, book.name), period: capitalize(period.name) },
    );
  }, [steps, points, view, company, book.name, period.name, user]);
  return (
    <Dialog open onClose={onClose} title={`${texts.report}: ${period.name}`} size="lg">
      {trail.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
      {trail.state === "failed" ? (
        <TroublePanel trouble={trail.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {report === null ? null : (
        <>
          <div className="mb-3 flex justify-end">
            <ExportMenu
              source={reportSource({
                report,
                company,
                book: book.name,
                period: capitalize(period.name),
                when: key,
                unit: headTexts.inPesos,
                widths: WIDTHS,
              })}
              capability="export-statement"
              checks={report.checks}
              onPremium={openUpgrade}
            />
          </div>
          <ReportView report={report} />
        </>
      )}
    </Dialog>
  );
}

/** Opens what was done towards a closing, by whom and when. */
export function ClosingReportButton(props: ClosingReportProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<ScrollText size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {texts.reportButton}
      </Button>
      {open ? <ReportDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
