import { useNavigate } from "@tanstack/react-router";
import BookOpenText from "lucide-react/icons/book-open-text";
import Scale from "lucide-react/icons/scale";
import type { Book } from "#domain/company/book.ts";
import type { Month } from "#domain/kernel/calendar-day.ts";
import { useSession } from "#session/who/use-session.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { journalTexts as texts } from "../texts.ts";

/** What the entries add up to: the ledger and the trial balance of the book, for who has a dashboard. */
export function useReportItems(book: Book, month: Month): MenuItem[] {
  const navigate = useNavigate();
  const { state } = useSession();
  if (state.kind !== "in") return [];
  return [
    {
      id: "ledger",
      label: texts.ledger,
      icon: <BookOpenText size={18} aria-hidden="true" />,
      onSelect: () => void navigate({ to: "/dashboard/libro-contable/mayor", search: { book: book.id } }),
    },
    {
      id: "trial-balance",
      label: texts.trialBalance,
      icon: <Scale size={18} aria-hidden="true" />,
      onSelect: () =>
        void navigate({
          to: "/dashboard/libro-contable/comprobacion",
          search: { book: book.id, periodo: month },
        }),
    },
  ];
}
