import { useNavigate } from "@tanstack/react-router";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Compass from "lucide-react/icons/compass";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogIn from "lucide-react/icons/log-in";
import LogOut from "lucide-react/icons/log-out";
import Save from "lucide-react/icons/save";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { addMonths } from "#domain/kernel/calendar-day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { useExport } from "#flows/export/use-export.tsx";
import { guidedTexts } from "#flows/guided/texts.ts";
import { useGuided } from "#flows/guided/use-guided.ts";
import { thisAddress } from "#session/gates/sign-in-required.ts";
import { Saved } from "#session/saved/saved.tsx";
import { sessionTexts } from "#session/texts.ts";
import { leaveForHome } from "#session/who/leave.ts";
import { useUser } from "#session/who/use-session.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { useBookWays } from "../book/book-menu.tsx";
import { useJournalExport } from "../export/journal-export.ts";
import { useReportItems } from "../export/report-items.tsx";
import type { Journal } from "../journal.ts";
import { bookAddress, monthAddress } from "../journal-address.ts";
import { JournalBack, JournalViews, OfflineMark } from "../journal-header.tsx";
import { monthItems } from "../journal-toolbar.tsx";
import { MonthDialog } from "../month/month-picker.tsx";
import { MonthWord } from "../month/month-word.tsx";
import { useDraftItems } from "../paste/use-draft-items.tsx";
import { journalTexts as texts } from "../texts.ts";

interface PhoneHeaderProps {
  readonly journal: Journal;
  readonly onSave: () => void;
  readonly onSearch: () => void;
  /** In one row, for a short window. */
  readonly folded?: boolean;
}

/** All actions of the wide screen's toolbar. */
function usePhoneItems(
  { journal, onSave }: PhoneHeaderProps,
  exports: readonly MenuItem[],
  books: readonly MenuItem[],
  onPick: () => void,
): MenuItem[] {
  const { open, month, rules, onGo } = journal.place;
  const drafts = useDraftItems(journal);
  const reports = useReportItems(open.book, month.month);
  const guided = useGuided("complex-journal");
  const step = (by: 1 | -1) => addMonths(month.month, by);
  return [
    { id: "save", label: texts.save, icon: <Save size={18} aria-hidden="true" />, onSelect: onSave },
    {
      id: "previous",
      label: formatMonth(step(-1)),
      icon: <ChevronLeft size={18} aria-hidden="true" />,
      onSelect: () => onGo(monthAddress(step(-1))),
    },
    {
      id: "next",
      label: formatMonth(step(1)),
      icon: <ChevronRight size={18} aria-hidden="true" />,
      onSelect: () => onGo(monthAddress(step(1))),
    },
    {
      id: "pick",
      label: texts.pickMonthTitle,
      icon: <CalendarDays size={18} aria-hidden="true" />,
      onSelect: onPick,
    },
    ...reports,
    {
      id: "guided",
      label: guidedTexts.name,
      icon: <Compass size={18} aria-hidden="true" />,
      onSelect: guided.press,
    },
    ...exports.map(({ trail: _, ...item }) => ({ ...item, label: texts.exportAs(item.label) })),
    ...(rules.readOnly
      ? []
      : [
          ...drafts,
          ...monthItems({ month: month.month, closed: month.closed, onToggleClosed: journal.onToggleClosed }),
        ]),
    ...books,
    ...useSessionItems(),
  ];
}

/** Panel and sign-out for a signed-in user; sign-in for a guest. */
function useSessionItems(): MenuItem[] {
  const user = useUser();
  const navigate = useNavigate();
  if (user === null) {
    return [
      {
        id: "sign-in",
        label: texts.signIn,
        icon: <LogIn size={18} aria-hidden="true" />,
        onSelect: () => void navigate({ to: "/login", search: { returnUrl: thisAddress() } }),
      },
    ];
  }
  return [
    {
      id: "dashboard",
      label: sessionTexts.toDashboard,
      icon: <LayoutDashboard size={18} aria-hidden="true" />,
      onSelect: () => void navigate({ to: "/dashboard" }),
    },
    {
      id: "sign-out",
      label: sessionTexts.signOut,
      icon: <LogOut size={18} aria-hidden="true" />,
      tone: "danger",
      onSelect: () => void leaveForHome(() => navigate({ to: "/" })),
    },
  ];
}

/** Header on a phone: back, title, search, and a menu for the rest. */
export function PhoneHeader(props: PhoneHeaderProps) {
  const { journal, onSearch, folded = false } = props;
  const { open, month, address, onGo } = journal.place;
  const [picks, setPicks] = useState(false);
  const exporting = useExport(useJournalExport(open));
  const books = useBookWays(open.book, (book) => onGo(bookAddress(book), true));
  const items = usePhoneItems(props, exporting.items, books.items, () => setPicks(true));
  const name = open.company?.name ?? open.book.name;
  const place = { ...address, book: open.book.id, periodo: month.month };
  return (
    <header className={folded ? "folded-head no-print" : "no-print"}>
      <div className={classNames("flex items-center gap-1 px-1.5", folded ? "min-w-0 flex-1" : "pt-2")}>
        <JournalBack />
        <div className="min-w-0 flex-1">
          <h1
            className="title-bar text-balance leading-tight min-[380px]:whitespace-nowrap"
            aria-label={texts.title}
          >
            {texts.shortTitle}
          </h1>
          <p
            className={classNames(
              "text-caption text-muted",
              folded ? "flex gap-1 whitespace-nowrap" : "[overflow-wrap:anywhere]",
            )}
          >
            <span className={folded ? "truncate" : undefined}>{name}</span> ·{" "}
            <MonthWord month={month.month} onPress={() => setPicks(true)} />
          </p>
        </div>
        <IconButton label={texts.search} icon={<Search size={22} aria-hidden="true" />} onClick={onSearch} />
        <MoreMenu label={texts.more} items={items} iconSize={22} />
      </div>
      <div
        className={classNames(
          "flex items-center gap-x-3 px-4 *:shrink-0",
          !folded && "flex-wrap gap-y-1 py-2",
        )}
      >
        <JournalViews view="complex" address={place} />
        <span className="ml-auto flex items-center gap-2">
          <OfflineMark />
          <Saved />
        </span>
      </div>
      {exporting.dialogs}
      {picks ? (
        <MonthDialog
          month={month.month}
          onPick={(next) => onGo(monthAddress(next))}
          onClose={() => setPicks(false)}
        />
      ) : null}
      {books.dialog}
    </header>
  );
}
