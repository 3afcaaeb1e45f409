import { Link } from "@tanstack/react-router";
import type { MadeReport, ReportBook, ReportSearch } from "#reports/book-report.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { reportTexts as texts } from "./texts.ts";

function JournalLink({ open }: { readonly open: ReportBook }) {
  return (
    <Link
      to="/journal/complex"
      search={{ book: open.book.id }}
      className={buttonClass({ variant: "primary" })}
    >
      {texts.toJournal}
    </Link>
  );
}

/** In the place of a report of a book that has no entry. */
export function NoEntries({ open }: { readonly open: ReportBook }) {
  return (
    <EmptyState
      level={2}
      title={texts.emptyTitle}
      text={texts.emptyText}
      actions={<JournalLink open={open} />}
    />
  );
}

interface UnknownAccountProps {
  readonly report: string;
  readonly search: ReportSearch;
}

/** In the place of a report of one account, where the chart has none of this code. */
export function UnknownAccount({ report, search }: UnknownAccountProps) {
  return (
    <EmptyState
      level={2}
      title={texts.unknownAccount(search.cuenta ?? "")}
      text={texts.chooseAnother(report)}
    />
  );
}

interface NoFiguresProps extends UnknownAccountProps {
  readonly open: ReportBook;
  readonly made: MadeReport;
}

/** In the place of a report that has nothing to show: why, and the way on. */
export function NoFigures({ open, made, report, search }: NoFiguresProps) {
  if (open.book.entries === 0) return <NoEntries open={open} />;
  if (made.party?.unknown === true)
    return <EmptyState level={2} title={texts.unknownParty} text={texts.choosePartyAbove} />;
  if (made.party?.chosen)
    return <EmptyState level={2} title={texts.emptyPartyTitle} text={texts.emptyPartyText} />;
  if (made.account?.chosen === null) return <UnknownAccount report={report} search={search} />;
  return (
    <EmptyState
      level={2}
      title={texts.emptyPeriodTitle}
      text={texts.emptyPeriodText}
      actions={<JournalLink open={open} />}
    />
  );
}
