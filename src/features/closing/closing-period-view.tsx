import { Link } from "@tanstack/react-router";
import { formatDay } from "#domain/kernel/format.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { isClosed, type PeriodProps, remarkOf } from "./closing-buttons.tsx";
import { ClosingChecks } from "./closing-checks.tsx";
import { ClosingMonth } from "./closing-month.tsx";
import { ClosingPreview } from "./closing-preview.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import { proposalTexts } from "./proposal-texts.ts";
import { ProposalsPanel } from "./proposals-panel.tsx";
import { closingTexts as texts } from "./texts.ts";
import { useCopyBeforeClosing } from "./use-closing-actions.ts";

/** The closing as it would be posted: the step to equity can be changed or left out. */
function Proposed({ open, view, transfer }: PeriodProps) {
  const remark = remarkOf(view, useCopyBeforeClosing() !== null);
  const { shown } = transfer;
  const others = shown === null ? view.proposed : view.proposed.slice(0, -1);
  return (
    <ClosingPreview
      period={view.period}
      title={texts.preview}
      text={texts.previewText(formatDay(view.cutoff))}
      entries={others}
      chart={open.chart}
      remark={remark}
    >
      {shown === null ? null : (
        <div className="mt-5">
          <ProposalCard book={open.book.id} shown={shown} chart={open.chart} does={transfer} />
          <p className="mt-2 text-caption text-muted">{proposalTexts.transferText}</p>
        </div>
      )}
    </ClosingPreview>
  );
}

function Entries(props: PeriodProps) {
  const { open, view } = props;
  const { period, closing, carried, proposed } = view;
  const remark = remarkOf(view, useCopyBeforeClosing() !== null);
  if (proposed.length === 0 && closing.length === 0)
    return <EmptyState level={2} title={texts.nothingTitle(period)} text={texts.nothingText} />;
  if (!isClosed(view)) return <Proposed {...props} />;
  return (
    <ClosingPreview
      period={period}
      title={texts.closedTitle(period)}
      text={carried.length > 0 ? texts.carried : texts.closedText}
      entries={[...closing, ...carried]}
      chart={open.chart}
      remark={remark}
    />
  );
}

/** How often the book closes, and where that is said. */
function CutsLine({ open, view }: PeriodProps) {
  const asked = open.company?.cuts ?? "year";
  if (asked !== view.cuts) return <p className="mt-4 text-caption text-muted">{texts.onlyYear}</p>;
  return (
    <p className="mt-4 text-caption text-muted">
      {texts.cuts[view.cuts]}{" "}
      {open.company === null ? null : (
        <Link to="/dashboard/empresas" className="text-link">
          {texts.changeCuts}
        </Link>
      )}
    </p>
  );
}

/** What to check, what seems to be missing, and the closing entries of a period. */
export function ClosingPeriodView(props: PeriodProps) {
  const { open, view, points } = props;
  const writable = open.book.status === "active";
  if (view.isMonth)
    return (
      <div className="closing-desk">
        <ClosingChecks view={view} points={points} book={open.book.id} writable={writable} />
        <ClosingMonth open={open} view={view} points={points} />
      </div>
    );
  return (
    <div className="closing-desk">
      <div className="min-w-0">
        <ClosingChecks view={view} points={points} book={open.book.id} writable={writable} />
        <CutsLine {...props} />
        <ProposalsPanel
          key={view.period.name}
          bookId={open.book.id}
          view={view}
          chart={open.chart}
          writable={writable}
        />
      </div>
      <Entries {...props} />
    </div>
  );
}
