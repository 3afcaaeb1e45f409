import { Link } from "@tanstack/react-router";
import BookOpenText from "lucide-react/icons/book-open-text";
import Building2 from "lucide-react/icons/building-2";
import ChartColumn from "lucide-react/icons/chart-column";
import Files from "lucide-react/icons/files";
import House from "lucide-react/icons/house";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import ReceiptText from "lucide-react/icons/receipt-text";
import Settings from "lucide-react/icons/settings";
import type { User } from "#domain/access/user.ts";
import { useSession } from "#session/who/use-session.ts";
import { Tooltip } from "#ui/kit/overlays/tooltip.tsx";
import { shellTexts } from "./texts.ts";

const { entries } = shellTexts;

const ENTRIES = [
  { to: "/dashboard", label: entries.home, icon: House, exact: true },
  { to: "/dashboard/empresas", label: entries.companies, icon: Building2, exact: false },
  { to: "/dashboard/libro-contable", label: entries.books, icon: BookOpenText, exact: false },
  { to: "/dashboard/nomina", label: entries.payroll, icon: ReceiptText, exact: false },
  { to: "/dashboard/estados", label: entries.statements, icon: Files, exact: false },
  { to: "/dashboard/analisis", label: entries.analysis, icon: ChartColumn, exact: false },
  { to: "/dashboard/ia", label: entries.ai, icon: MessageCircleQuestionMark, exact: false, premium: true },
  { to: "/dashboard/configuracion", label: entries.settings, icon: Settings, exact: false },
] as const;

interface DashboardNavProps {
  readonly user: User;
  /** Icons only, with their names as tooltips. */
  readonly rail?: boolean;
  /** Called after a choice in the drawer. */
  readonly onGo?: () => void;
}

type Entry = (typeof ENTRIES)[number];

function EntryLink({
  entry,
  locked,
  rail,
  onGo,
}: { entry: Entry; locked: boolean } & Omit<DashboardNavProps, "user">) {
  const Icon = entry.icon;
  const link = (
    <Link
      to={entry.to}
      activeOptions={{ exact: entry.exact, includeSearch: false }}
      className="shell-entry"
      aria-label={rail ? entry.label : undefined}
      onClick={onGo}
    >
      <Icon size={18} aria-hidden="true" />
      {rail ? null : <span className="grow">{entry.label}</span>}
      {locked && !rail ? (
        <LockKeyhole size={15} role="img" aria-label={shellTexts.premiumOnly} className="text-accent" />
      ) : null}
    </Link>
  );
  return rail ? (
    <Tooltip text={entry.label} describes={false}>
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** Areas of the dashboard; the current one looks like a tab of paper joined to the page. */
export function DashboardNav({ user, rail = false, ...rest }: DashboardNavProps) {
  const { sample } = useSession();
  const isOpen = user.isPremium || sample;
  return (
    <nav aria-label={shellTexts.navigation}>
      <ul className="grid gap-1">
        {ENTRIES.map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} rail={rail} locked={"premium" in entry && !isOpen} {...rest} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
