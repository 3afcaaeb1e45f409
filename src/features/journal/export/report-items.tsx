import { useNavigate } from "@tanstack/react-router";
import BookOpenText from "lucide-react/icons/book-open-text";
import Scale from "lucide-react/icons/scale";
import Table2 from "lucide-react/icons/table-2";
import type { ReactNode } from "react";
import type { Book } from "#domain/company/book.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookReport } from "#reports/book-report.ts";
import { REPORTS, type RegisteredReport, reportPlace } from "#reports/reports.ts";
import { useSession } from "#session/who/use-session.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { journalTexts } from "../texts.ts";

const ICONS: Readonly<Partial<Record<RegisteredReport["id"], ReactNode>>> = {
  ledger: <BookOpenText size={18} aria-hidden="true" />,
  trial: <Scale size={18} aria-hidden="true" />,
};

const ANY_REPORT = <Table2 size={18} aria-hidden="true" />;

const isOfMonth = ({ parameters }: BookReport) => parameters.includes("month");

/**
 * What the entries add up to: the reports of the book, for who has a dashboard, one of a month at this month; and the
 * book as an exercise for a class.
 */
export function useReportItems(book: Book, month: Month): MenuItem[] {
  const navigate = useNavigate();
  const { state } = useSession();
  const exercise: MenuItem = {
    id: "exercise",
    label: journalTexts.toExercise,
    icon: ANY_REPORT,
    onSelect: () => {
      const search = { type: "teacher", section: "activities", vista: "libro", libro: book.id } as const;
      void navigate({ to: "/educacion/dashboard", search });
    },
  };
  if (state.kind !== "in") return [exercise];
  const reports = REPORTS.map(
    (report): MenuItem => ({
      id: report.id,
      label: report.title,
      icon: ICONS[report.id] ?? ANY_REPORT,
      onSelect: () => {
        const search = { book: book.id, ...(isOfMonth(report) && { periodo: month }) };
        void navigate({ ...reportPlace(report), search });
      },
    }),
  );
  return [...reports, exercise];
}
