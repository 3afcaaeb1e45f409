import type { ReactNode } from "react";
import type { BookReport, MakeReport, ReportSearch } from "#reports/book-report.ts";

/** What the screen of a report is given by its address. */
export interface ReportScreenProps {
  readonly report: BookReport;
  readonly make: MakeReport;
  readonly search: ReportSearch;
  readonly onSearch: (search: ReportSearch) => void;
  /** Tabs of Libro Contable. */
  readonly tabs: ReactNode;
}
