import type { ReactNode } from "react";
import { ReconciliationScreen } from "#features/reconciliation/reconciliation-screen.tsx";
import type { ReportSearch } from "#reports/book-report.ts";

interface ReconciliationProps {
  readonly search: ReportSearch;
  readonly onSearch: (search: ReportSearch) => void;
  readonly tabs: ReactNode;
}

/** The reconciliation, with the parts of a report's address that are its own. */
export function ReconciliationPart({
  search: { book, cuenta, periodo },
  onSearch,
  tabs,
}: ReconciliationProps) {
  const search = {
    ...(book !== undefined && { book }),
    ...(cuenta !== undefined && { cuenta }),
    ...(periodo !== undefined && { periodo }),
  };
  return <ReconciliationScreen search={search} onSearch={onSearch} tabs={tabs} />;
}
