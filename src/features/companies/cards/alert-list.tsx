import { Link } from "@tanstack/react-router";
import CircleAlert from "lucide-react/icons/circle-alert";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { CompanyAlert } from "#domain/company/company-alerts.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import type { CompanyTableRow } from "#storage/queries/companies/company-table.ts";
import { tableTexts as texts } from "../texts.ts";
import { alertCause, alertText } from "./alert-view.ts";

interface AlertProps {
  readonly alert: CompanyAlert;
  readonly row: CompanyTableRow;
  readonly onProfile: (row: CompanyTableRow) => void;
}

/** Each alert links to its cause. */
function Alert({ alert, row, onProfile }: AlertProps) {
  const Icon = alert.urgent ? CircleAlert : TriangleAlert;
  const text = alertText(alert);
  const cause = alertCause(alert);
  const content = (
    <>
      <Icon size={15} aria-hidden="true" />
      <span title={text}>{text}</span>
    </>
  );
  if (cause === "books" || cause === "analysis")
    return (
      <Link
        to={cause === "books" ? "/dashboard/libro-contable" : "/dashboard/analisis"}
        search={{ empresa: row.company.id }}
        className="company-alert"
        data-urgent={alert.urgent}
      >
        {content}
      </Link>
    );
  const press = () => (cause === "plan" ? openUpgrade() : onProfile(row));
  return (
    <button type="button" className="company-alert" data-urgent={alert.urgent} onClick={press}>
      {content}
    </button>
  );
}

interface AlertListProps {
  readonly row: CompanyTableRow;
  /** Lines available; the last one counts the alerts that do not fit. */
  readonly lines: number;
  readonly onOpen: (row: CompanyTableRow) => void;
  readonly onProfile: (row: CompanyTableRow) => void;
}

/** The alerts of a company, urgent first. */
export function AlertList({ row, lines, onOpen, onProfile }: AlertListProps) {
  const { alerts } = row;
  if (alerts.length === 0) return <span className="text-muted">{texts.noAlerts}</span>;
  const shown = alerts.length <= lines ? alerts : alerts.slice(0, lines - 1);
  const left = alerts.length - shown.length;
  return (
    <span className="flex min-w-0 flex-col">
      {shown.map((alert) => (
        <Alert key={alert.kind} alert={alert} row={row} onProfile={onProfile} />
      ))}
      {left === 0 ? null : (
        <button type="button" className="company-alert text-primary" onClick={() => onOpen(row)}>
          {texts.more(left)}
        </button>
      )}
    </span>
  );
}
