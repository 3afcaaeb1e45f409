import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import Rows3 from "lucide-react/icons/rows-3";
import Save from "lucide-react/icons/save";
import type { RefObject } from "react";
import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { GuidedButton } from "#flows/guided/guided-button.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import type { Density } from "#ui/kit/tables/use-density.ts";
import { BookMenu } from "./book/book-menu.tsx";
import { BookSetupButton } from "./book/book-setup-button.tsx";
import { useJournalExport } from "./export/journal-export.ts";
import { useReportItems } from "./export/report-items.tsx";
import { MonthPicker } from "./month/month-picker.tsx";
import { JournalSearchField } from "./search/journal-search.tsx";
import { journalTexts as texts } from "./texts.ts";

export interface ToolbarProps {
  readonly book: Book;
  readonly company: Company | null;
  readonly month: Month;
  readonly closed: boolean;
  readonly readOnly: boolean;
  readonly query: string;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  readonly onBook: (book: BookId) => void;
  readonly onMonth: (month: Month) => void;
  readonly onQuery: (query: string) => void;
  readonly onSave: () => void;
  readonly onToggleClosed: () => void;
  /** Pasting movements, and posting the drafts that lack nothing. */
  readonly draftItems: readonly MenuItem[];
}

export function monthItems({
  month,
  closed,
  onToggleClosed,
}: Pick<ToolbarProps, "month" | "closed" | "onToggleClosed">): MenuItem[] {
  const name = formatMonthName(month);
  return [
    {
      id: "close-month",
      label: closed ? texts.reopenMonth(name) : texts.closeMonth(name),
      icon: closed ? <LockOpen size={18} aria-hidden="true" /> : <Lock size={18} aria-hidden="true" />,
      onSelect: onToggleClosed,
    },
  ];
}

/** Book, month, search; then actions on the whole. */
export function JournalToolbar(props: ToolbarProps) {
  const { book, month, density, onDensity, readOnly } = props;
  const dense = density === "compact";
  const exporting = useJournalExport(props);
  const items = [
    ...useReportItems(book, month),
    ...(readOnly ? [] : [...props.draftItems, ...monthItems(props)]),
  ];
  return (
    <div className="no-print flex min-h-13 flex-wrap items-center gap-x-2 gap-y-1 border-raya border-b px-5 py-1">
      <BookMenu book={book} onBook={props.onBook} />
      {readOnly ? null : <BookSetupButton book={book} />}
      <span className="mx-1 h-5 border-raya border-l" aria-hidden="true" />
      <MonthPicker month={month} onMonth={props.onMonth} />
      <JournalSearchField
        query={props.query}
        onQuery={props.onQuery}
        inputRef={props.searchRef}
        className="max-w-56 grow basis-40"
      />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <GuidedButton place="complex-journal" />
        <IconButton
          label={dense ? texts.toComfortable : texts.toCompact}
          icon={<Rows3 size={18} aria-hidden="true" />}
          onClick={() => onDensity(dense ? "comfortable" : "compact")}
        />
        {items.length === 0 ? null : <MoreMenu label={texts.more} items={items} />}
        <ExportMenu {...exporting} compact="max-xl:btn-square" compactWords="max-xl:sr-only" />
        <Button variant="primary" icon={<Save size={18} aria-hidden="true" />} onClick={props.onSave}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}
