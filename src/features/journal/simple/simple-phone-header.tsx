import ArrowLeft from "lucide-react/icons/arrow-left";
import CalendarDays from "lucide-react/icons/calendar-days";
import Compass from "lucide-react/icons/compass";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import Search from "lucide-react/icons/search";
import type { Day, Month } from "#domain/kernel/day.ts";
import { formatShortDay } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useExport } from "#flows/export/use-export.tsx";
import { guidedTexts } from "#flows/guided/texts.ts";
import { useGuided } from "#flows/guided/use-guided.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { useBookWays } from "../book/book-menu.tsx";
import { useJournalExport } from "../export/journal-export.ts";
import { useReportItems } from "../export/report-items.tsx";
import { JournalBack } from "../journal-header.tsx";
import { MonthWord } from "../month/month-word.tsx";
import { journalTexts } from "../texts.ts";
import { debtTexts } from "./debts/texts.ts";
import { simpleTexts as texts } from "./texts.ts";

interface SimplePhoneHeaderProps {
  readonly opened: OpenBook;
  readonly month: Month;
  readonly company: string;
  /** Pasting movements, where the book takes any. */
  readonly pasteItems: readonly MenuItem[];
  /** The day of what is owed, where that is on screen: its own title, and back to the operations. */
  readonly debtsOn: Day | null;
  readonly onBack: () => void;
  readonly onBook: (book: BookId) => void;
  readonly onMonth: () => void;
  readonly onSearch: () => void;
}

/** Header on a phone: back, title, search, and a menu for the rest. */
export function SimplePhoneHeader({
  opened,
  month,
  company,
  pasteItems,
  debtsOn,
  onBack,
  onBook,
  onMonth,
  onSearch,
}: SimplePhoneHeaderProps) {
  const { book } = opened;
  const books = useBookWays(book, onBook);
  const exporting = useExport(useJournalExport(opened));
  const guided = useGuided("simple-journal");
  const items: MenuItem[] = [
    {
      id: "month",
      label: texts.changeMonth,
      icon: <CalendarDays size={18} aria-hidden="true" />,
      onSelect: onMonth,
    },
    {
      id: "guided",
      label: guidedTexts.name,
      icon: guided.locked ? (
        <LockKeyhole size={18} aria-hidden="true" />
      ) : (
        <Compass size={18} aria-hidden="true" />
      ),
      onSelect: guided.press,
    },
    ...exporting.items.map(({ trail: _, ...item }) => ({
      ...item,
      label: journalTexts.exportAs(item.label),
    })),
    ...useReportItems(book, month),
    ...pasteItems,
    ...books.items,
  ];
  return (
    <header className="simple-header no-print sticky top-0 z-10 flex items-center gap-1 bg-base-100 px-2 py-2">
      {debtsOn === null ? (
        <JournalBack />
      ) : (
        <IconButton
          label={debtTexts.back}
          icon={<ArrowLeft size={22} aria-hidden="true" />}
          onClick={onBack}
        />
      )}
      <div className="min-w-0 flex-1">
        <h1
          className="title-bar text-balance leading-tight min-[380px]:whitespace-nowrap"
          aria-label={debtsOn === null ? texts.title : undefined}
        >
          {debtsOn === null ? texts.shortTitle : debtTexts.region}
        </h1>
        <p className="text-caption text-muted [overflow-wrap:anywhere]">
          {company} ·{" "}
          {debtsOn === null ? (
            <MonthWord month={month} onPress={onMonth} />
          ) : (
            debtTexts.on(formatShortDay(debtsOn))
          )}
        </p>
      </div>
      <IconButton label={texts.search} icon={<Search size={22} aria-hidden="true" />} onClick={onSearch} />
      <MoreMenu label={texts.moreActions} items={items} iconSize={22} />
      {exporting.dialogs}
      {books.dialog}
    </header>
  );
}
