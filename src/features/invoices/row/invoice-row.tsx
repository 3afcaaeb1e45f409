import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import CopyCheck from "lucide-react/icons/copy-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type ReactNode, useId } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import type { DocumentOwner } from "#domain/invoice/belongs-to.ts";
import type { InvoiceChoices, InvoiceStanding, ReviewedDocument } from "#domain/invoice/review.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { documentText } from "#domain/parties/document.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { DayText } from "#ui/kit/text/day-text.tsx";
import { rowFigures } from "../list-view.ts";
import { doubtText, obstacleText } from "../standing-text.ts";
import { invoiceTexts as texts } from "../texts.ts";
import { InvoiceDetail } from "./invoice-detail.tsx";
import { OthersDocument } from "./others-document.tsx";

const ICONS: Readonly<Record<InvoiceStanding, ReactNode>> = {
  ready: <Check size={16} aria-hidden="true" />,
  doubt: <TriangleAlert size={16} aria-hidden="true" />,
  recorded: <CopyCheck size={16} aria-hidden="true" />,
  obstacle: <CircleAlert size={16} aria-hidden="true" />,
  "left-out": <Ban size={16} aria-hidden="true" />,
};

interface InvoiceRowProps {
  readonly document: ReviewedDocument;
  readonly choices: InvoiceChoices;
  /** The file that it came in. */
  readonly place: string;
  readonly bookId: BookId;
  readonly chart: Chart;
  readonly today: Day;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChoose: (said: InvoiceChoices) => void;
  readonly owners: readonly DocumentOwner[];
  readonly onPass: (owner: DocumentOwner) => void;
}

function Figure({ name, value }: { readonly name: string; readonly value: Pesos | null }) {
  return (
    <span className="invoice-figure">
      <span className="invoice-name">{name} </span>
      <AmountText value={value} />
    </span>
  );
}

/** Who the document is of: the other party, or between whom it is. */
function partyOf({ invoice, other }: ReviewedDocument) {
  return other ?? invoice.seller;
}

function Standing({ document, chart }: Pick<InvoiceRowProps, "document" | "chart">) {
  const { standing, plan, corrects } = document;
  return (
    <span className="invoice-standing" data-standing={standing}>
      <span className="invoice-state">
        {ICONS[standing]}
        {texts.standings[standing]}
      </span>
      {plan === null || standing === "recorded" ? null : (
        <span className="text-muted">{accountLabel(chart, plan.account)}</span>
      )}
      {plan?.matched.change === "new" && standing !== "recorded" ? (
        <Badge tone="info">{texts.newParty}</Badge>
      ) : null}
      {corrects === null ? null : (
        <span className="text-muted">
          {texts.corrects}{" "}
          {corrects.entry
            ? texts.inEntry(corrects.number, corrects.entry.number)
            : texts.inList(corrects.number)}
        </span>
      )}
    </span>
  );
}

/** A document in one line, or in a card on a phone; opened, its entry and what can be said of it. */
export function InvoiceRow(props: InvoiceRowProps) {
  const { document, choices, chart, isOpen, onOpen } = props;
  const { invoice, deed, standing, obstacle, doubts } = document;
  const id = useId();
  const party = partyOf(document);
  const figures = rowFigures(document, choices);
  const kind = deed === null ? texts.unknownKind : texts.kinds[invoice.kind][deed];
  const said = obstacle ? [obstacleText(obstacle, invoice)] : doubts.map(doubtText);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="invoice-row" data-standing={standing} data-open={isOpen}>
      <div className="invoice-line">
        <button
          type="button"
          className="invoice-press"
          aria-expanded={isOpen}
          aria-controls={`${id}-detail`}
          onClick={onOpen}
        >
          <Chevron size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            <span className="block wrap-anywhere font-semibold">{party.name}</span>
            <span className="block text-caption text-muted">
              {kind} · {documentText(party.document)}
            </span>
          </span>
        </button>
        <span className="invoice-number">{invoice.number}</span>
        <DayText day={invoice.issued} />
        <Figure name={texts.columns.base} value={figures?.base ?? null} />
        <Figure name={texts.columns.vat} value={figures?.vat ?? null} />
        <Figure name={texts.columns.total} value={figures?.total ?? null} />
        <Standing document={document} chart={chart} />
      </div>
      {said.length === 0 ? null : (
        <ul className="invoice-said">
          {said.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {obstacle?.kind === "foreign" ? (
        <OthersDocument
          owners={props.owners}
          isLeftOut={standing === "left-out"}
          onPass={props.onPass}
          onLeaveOut={(leaves) => props.onChoose({ wanted: !leaves })}
        />
      ) : null}
      <div id={`${id}-detail`}>{isOpen ? <InvoiceDetail {...props} /> : null}</div>
    </li>
  );
}
