import { Link } from "@tanstack/react-router";
import { dayInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { subtract } from "#domain/kernel/pesos.ts";
import { amount, type Report, text } from "#domain/report/report.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { KeptStanding } from "#storage/queries/statements/kept-standing.ts";
import type { StatementItem } from "#storage/queries/statements/statements.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { refreshStatement } from "./refresh-statement.ts";
import { standingTexts as texts } from "./texts.ts";

interface StandingDialogProps {
  readonly item: StatementItem;
  readonly over: boolean;
  readonly standing: Extract<KeptStanding, { readonly kind: "changed" }>;
  readonly onClose: () => void;
}

function reportOf({ item, standing: { lines } }: Pick<StandingDialogProps, "item" | "standing">): Report {
  return {
    title: texts.title(item.name),
    subtitle: "",
    period: "",
    columns: [
      { key: "name", label: texts.line, kind: "text" },
      { key: "kept", label: texts.kept, kind: "amount" },
      { key: "now", label: texts.now, kind: "amount" },
      { key: "difference", label: texts.difference, kind: "amount" },
    ],
    rows: lines.map(({ label, kept, now }) => ({
      kind: "line",
      level: 0,
      cells: [text(label), amount(kept), amount(now), amount(subtract(now, kept))],
    })),
    checks: [],
  };
}

/** The lines that a kept statement and its books tell otherwise, with the ways on: to today's, or to keep that one. */
export function StandingDialog({ item, over, standing, onClose }: StandingDialogProps) {
  const storage = useStorage();
  const { source } = standing;
  const { books, terms } = source;
  const [book] = books;
  const whose =
    books.length > 1 && item.companyId !== null ? { empresa: item.companyId } : book && { book: book.id };
  const { from, to } = terms.period;
  return (
    <Dialog
      open
      size="lg"
      title={texts.title(item.name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Link
            to="/dashboard/libro-contable/estados"
            search={{ ...whose, statement: item.statement, desde: from, hasta: to }}
            className={buttonClass({ variant: "outline" })}
          >
            {texts.live}
          </Link>
          {over || terms.comparison === "unknown" ? null : (
            <Button
              variant="primary"
              onClick={() => {
                onClose();
                void refreshStatement(storage, item, source);
              }}
            >
              {texts.refresh}
            </Button>
          )}
        </>
      }
    >
      <p className="mb-3 text-muted">{texts.lead(formatDay(dayInBogota(item.updatedAt)))}</p>
      <ReportView report={reportOf({ item, standing })} />
    </Dialog>
  );
}
