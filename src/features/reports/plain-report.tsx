import type { ReactNode } from "react";
import type { Report, ReportSource } from "#domain/report/report.ts";
import type { MadeReport, MakeReport, ReportBook, ReportSearch } from "#reports/book-report.ts";
import { ReportList } from "#ui/accounting/report/report-list.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { BookFrame, ReadFailed } from "./book-frame.tsx";
import { NoFigures } from "./no-figures.tsx";
import { ReportBody } from "./report-body.tsx";
import { ReportExport } from "./report-export.tsx";
import type { ReportScreenProps } from "./report-props.ts";
import { ReportToolbar } from "./report-toolbar.tsx";
import { reportTexts as texts } from "./texts.ts";
import { useMadeReport } from "./use-made-report.ts";

/** The report on a phone, where a table has no room. */
export type PhoneReport<T extends MadeReport> = (
  open: ReportBook,
  made: T & { readonly report: Report },
  onOpen: (source: ReportSource) => void,
) => ReactNode;

interface PlainReportProps<T extends MadeReport> extends ReportScreenProps {
  readonly make: MakeReport<T>;
  /** A list of its rows unless said. */
  readonly phone?: PhoneReport<T>;
}

function listOnPhone(
  _open: ReportBook,
  { report }: { readonly report: Report },
  onOpen: (source: ReportSource) => void,
) {
  return <ReportList report={report} onOpen={onOpen} />;
}

interface ContentProps<T extends MadeReport> extends Omit<PlainReportProps<T>, "tabs"> {
  readonly open: ReportBook;
}

function hasReport<T extends MadeReport>(made: T): made is T & { readonly report: Report } {
  return made.report !== null;
}

function Content<T extends MadeReport>(props: ContentProps<T>) {
  const { report, make, open, search, onSearch, phone = listOnPhone } = props;
  const found = useMadeReport({ id: report.id, make }, open, search);
  if (found.state === "loading") return <SkeletonRows label={texts.loading} />;
  if (found.state === "failed") return <ReadFailed trouble={found.trouble} />;
  const made = found.value;
  return (
    <>
      <ReportToolbar
        report={report}
        made={made}
        search={search}
        onSearch={onSearch}
        chart={open.chart}
        exporting={hasReport(made) ? <ReportExport open={open} {...made} /> : null}
      />
      {hasReport(made) ? (
        <ReportBody
          open={open}
          made={made}
          place={[report.id, open.book.id, ...Object.values(search)].join(" ")}
          report={made.report}
          phone={(onOpen) => phone(open, made, onOpen)}
        />
      ) : (
        <div className="mt-4">
          <NoFigures open={open} made={made} search={search} report={report.title} />
        </div>
      )}
    </>
  );
}

function forBook({ cuenta: _account, ...search }: ReportSearch, book: ReportSearch["book"]): ReportSearch {
  return book === undefined ? search : { ...search, book };
}

/** The screen of a report: its parameters, the table, and the way to where each row comes from. */
export function PlainReport<T extends MadeReport>({ tabs, ...props }: PlainReportProps<T>) {
  const { report, search, onSearch } = props;
  return (
    <BookFrame
      title={report.title}
      bookId={search.book}
      tabs={tabs}
      onBook={(book) => onSearch(forBook(search, book))}
    >
      {(open) => <Content key={`${report.id} ${open.book.id}`} open={open} {...props} />}
    </BookFrame>
  );
}
