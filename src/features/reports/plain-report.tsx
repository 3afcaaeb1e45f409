import { type ComponentType, type ReactNode, useState } from "react";
import type { Report, ReportSource } from "#domain/report/report.ts";
import type { MadeReport, MakeReport, ReportBook, ReportSearch } from "#reports/book-report.ts";
import { ReportList } from "#ui/accounting/report/report-list.tsx";
import type { FigureOrigin, ReportFigures } from "#ui/accounting/report/report-rows.tsx";
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
  figures: ReportFigures | undefined,
) => ReactNode;

/** A figure that was pressed: where its row comes from, and the index of its amount column. */
interface AskedFigure {
  readonly origin: FigureOrigin;
  readonly column: number;
}

/** Where a pressed figure comes from. */
export interface FigureSourceProps {
  readonly open: ReportBook;
  readonly made: MadeReport;
  readonly search: ReportSearch;
  readonly asked: AskedFigure;
  readonly onClose: () => void;
}

interface PlainReportProps<T extends MadeReport> extends ReportScreenProps {
  readonly make: MakeReport<T>;
  /** A list of its rows unless said. */
  readonly phone?: PhoneReport<T>;
  /** Where a figure comes from; without it, only rows lead somewhere. */
  readonly Source?: ComponentType<FigureSourceProps>;
  /** Drawn beside a report that has rows. */
  readonly seen?: ReactNode;
}

function listOnPhone(
  _open: ReportBook,
  { report }: { readonly report: Report },
  onOpen: (source: ReportSource) => void,
  figures: ReportFigures | undefined,
) {
  return <ReportList report={report} onOpen={onOpen} figures={figures} />;
}

interface ContentProps<T extends MadeReport> extends Omit<PlainReportProps<T>, "tabs"> {
  readonly open: ReportBook;
}

const sameFigure = (asked: AskedFigure | null, { origin, column }: AskedFigure) =>
  asked !== null && asked.column === column && JSON.stringify(asked.origin) === JSON.stringify(origin);

/** The figure that is open, and how another one is pressed. A second press closes it. */
function useAsked() {
  const [asked, setAsked] = useState<AskedFigure | null>(null);
  const figures: ReportFigures = {
    isOpen: (origin, column) => sameFigure(asked, { origin, column }),
    onPress: (origin, column) => setAsked(sameFigure(asked, { origin, column }) ? null : { origin, column }),
  };
  return { asked, figures, close: () => setAsked(null) };
}

function hasReport<T extends MadeReport>(made: T): made is T & { readonly report: Report } {
  return made.report !== null;
}

function Content<T extends MadeReport>(props: ContentProps<T>) {
  const { report, make, open, search, onSearch, phone = listOnPhone, Source } = props;
  const { asked, figures, close } = useAsked();
  const pressed = Source === undefined ? undefined : figures;
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
        <>
          <ReportBody
            open={open}
            made={made}
            place={[report.id, open.book.id, ...Object.values(search)].join(" ")}
            report={made.report}
            figures={pressed}
            phone={(onOpen) => phone(open, made, onOpen, pressed)}
          />
          {props.seen}
        </>
      ) : (
        <div className="mt-4">
          <NoFigures open={open} made={made} search={search} report={report.title} />
        </div>
      )}
      {Source === undefined || asked === null ? null : (
        <Source open={open} made={made} search={search} asked={asked} onClose={close} />
      )}
    </>
  );
}

function forBook(
  { cuenta: _account, tercero: _party, ...search }: ReportSearch,
  book: ReportSearch["book"],
): ReportSearch {
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
