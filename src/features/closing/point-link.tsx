import { Link } from "@tanstack/react-router";
import type { ClosingPoint } from "#domain/accounting/closing/points/closing-point.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { BOOK_PLACES } from "#reports/book-places.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { trialBalanceEntry } from "#reports/trial-balance/trial-balance.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { checklistTexts as texts } from "./point-texts.ts";
import { pointWay, proposalPlace } from "./point-way.ts";
import { pointWords } from "./point-words.ts";
import type { ClosingView } from "./use-year-closing.ts";

interface PointLinkProps {
  readonly point: ClosingPoint;
  readonly view: ClosingView;
  readonly book: BookId;
}

/** Brings the proposed entry into sight and the focus onto its choice. */
function showProposal(id: string): void {
  const card = document.getElementById(id);
  card?.scrollIntoView({ block: "center" });
  card?.querySelector("input")?.focus({ preventScroll: true });
}

/** The repair of a point, or where it can be seen. */
export function PointLink({ point, view, book }: PointLinkProps) {
  const way = pointWay(point, view);
  if (way === null) return null;
  const { place, action } = way;
  const look = {
    className:
      point.state === "missing" ? buttonClass({ size: "sm", variant: "outline" }) : "text-link -m-2 p-2",
    "aria-label": `${texts.of(action, pointWords(point, view).label)}, ${view.period.name}`,
  };
  const days = { desde: view.period.from, hasta: view.period.to };
  switch (place.to) {
    case "proposal":
      return (
        <Button
          size="sm"
          variant="outline"
          aria-label={look["aria-label"]}
          onClick={() => showProposal(proposalPlace(place.proposal))}
        >
          {action}
        </Button>
      );
    case "journal":
      return (
        <Link to="/journal/complex" search={{ book, periodo: place.month }} {...look}>
          {action}
        </Link>
      );
    case "ledger":
      return (
        <Link {...reportPlace(ledger)} search={{ book, cuenta: place.account, ...days }} {...look}>
          {action}
        </Link>
      );
    case "trial":
      return (
        <Link {...reportPlace(trialBalanceEntry)} search={{ book, ...days }} {...look}>
          {action}
        </Link>
      );
    case "reconciliation": {
      const { account, month } = place;
      const asked = { ...(account && { cuenta: account }), ...(month && { periodo: month }) };
      return (
        <Link {...reportPlace(BOOK_PLACES.reconciliation)} search={{ book, ...asked }} {...look}>
          {action}
        </Link>
      );
    }
    case "period": {
      const { year, part } = place.period;
      return (
        <Link
          to="/dashboard/libro-contable/cierre"
          search={{ book, ano: year, ...(part && { corte: part }) }}
          {...look}
        >
          {action}
        </Link>
      );
    }
    case "payroll":
      return (
        <Link to="/dashboard/nomina" {...look}>
          {action}
        </Link>
      );
    case "ages":
      return (
        <Link to="/dashboard/libro-contable/cartera" search={{ book }} {...look}>
          {action}
        </Link>
      );
    case "check":
      return (
        <Link to="/dashboard/configuracion" hash="verificar" {...look}>
          {action}
        </Link>
      );
    default:
      return (
        <Link {...reportPlace(BOOK_PLACES[place.to])} search={{ book }} {...look}>
          {action}
        </Link>
      );
  }
}
