import Ban from "lucide-react/icons/ban";
import Coins from "lucide-react/icons/coins";
import Copy from "lucide-react/icons/copy";
import History from "lucide-react/icons/history";
import Package from "lucide-react/icons/package";
import Paperclip from "lucide-react/icons/paperclip";
import Pencil from "lucide-react/icons/pencil";
import Repeat from "lucide-react/icons/repeat";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import type { PressedCell } from "../editor/entry-focus.ts";
import { journalTexts as texts } from "../texts.ts";
import { filesTexts } from "./files-texts.ts";
import { historyTexts } from "./history-texts.ts";
import { itemsTexts } from "./items-texts.ts";
import { repeatTexts } from "./repeat-texts.ts";

/** Handlers for the chosen actions. */
export interface EntryHandlers {
  /** Opens it, in the cell that was pressed. */
  readonly onEdit: (entry: Entry, pressed?: PressedCell) => void;
  readonly onDuplicate: (entry: Entry) => void;
  readonly onReverse: (entry: Entry) => void;
  readonly onTakeAway: (entry: Entry) => void;
  readonly onDiscard: (draft: Entry) => void;
  readonly onHistory: (entry: Entry) => void;
  /** What its payment was for in the cash flow. */
  readonly onPurpose: (entry: Entry) => void;
  /** The items of the inventory that it moves. */
  readonly onItems: (entry: Entry) => void;
  /** Its photos and PDF. */
  readonly onFiles: (entry: Entry) => void;
  /** Proposes it each month from then on. */
  readonly onRepeat: (entry: Entry) => void;
}

export interface EntryRules {
  /** No changes allowed, because of the book or the address. */
  readonly readOnly: boolean;
  readonly closed: boolean;
  readonly lastNumber: number;
  /** Entries up to this number came with the book: they stay as they are, and may be reversed. */
  readonly given: number;
  /** Whether a person may say what the entry paid or collected. */
  readonly hasPurpose: (entry: Entry) => boolean;
  /** Whether it moves the stock of a book that keeps a kardex. */
  readonly hasItems: (entry: Entry) => boolean;
  /** Whether what repeats has a screen here: a guest's books and those of an exercise have none. */
  readonly mayRepeat: boolean;
}

/** Whether the entry came with the book, as those of an exercise do. */
export function isGiven({ number }: Entry, { given }: Pick<EntryRules, "given">): boolean {
  return number > 0 && number <= given;
}

/** Whether the entry can still be corrected in place. */
export function canEdit(entry: Entry, rules: EntryRules): boolean {
  if (rules.readOnly || isGiven(entry, rules)) return false;
  if (entry.status === "draft") return true;
  return entry.status === "posted" && !rules.closed && !entry.reversedBy && !entry.reverses;
}

function filesItem(entry: Entry, handlers: EntryHandlers): MenuItem {
  return {
    id: "files",
    label: filesTexts.menu,
    icon: <Paperclip size={18} aria-hidden="true" />,
    onSelect: () => handlers.onFiles(entry),
  };
}

function draftItems(entry: Entry, handlers: EntryHandlers): MenuItem[] {
  return [
    {
      id: "resume",
      label: texts.resume,
      icon: <Pencil size={18} aria-hidden="true" />,
      onSelect: () => handlers.onEdit(entry),
    },
    filesItem(entry, handlers),
    {
      id: "discard",
      label: texts.discard,
      icon: <Trash2 size={18} aria-hidden="true" />,
      tone: "danger",
      onSelect: () => handlers.onDiscard(entry),
    },
  ];
}

/** What only shows something, also in a book that takes no changes. */
function lookItems(entry: Entry, handlers: EntryHandlers): MenuItem[] {
  return [
    filesItem(entry, handlers),
    {
      id: "history",
      label: historyTexts.menu,
      icon: <History size={18} aria-hidden="true" />,
      onSelect: () => handlers.onHistory(entry),
    },
  ];
}

/** Actions available for an entry in its present state. */
function entryItems(entry: Entry, rules: EntryRules, handlers: EntryHandlers): MenuItem[] {
  if (entry.status === "draft") return rules.readOnly ? [] : draftItems(entry, handlers);
  const looks = lookItems(entry, handlers);
  if (rules.readOnly) return looks;
  const isPosted = entry.status === "posted";
  const isLast = entry.number === rules.lastNumber;
  const items: (MenuItem | false)[] = [
    canEdit(entry, rules) && {
      id: "edit",
      label: texts.edit,
      icon: <Pencil size={18} aria-hidden="true" />,
      onSelect: () => handlers.onEdit(entry),
    },
    {
      id: "duplicate",
      label: texts.duplicate,
      icon: <Copy size={18} aria-hidden="true" />,
      onSelect: () => handlers.onDuplicate(entry),
    },
    isPosted &&
      rules.mayRepeat && {
        id: "repeat",
        label: repeatTexts.menu,
        icon: <Repeat size={18} aria-hidden="true" />,
        onSelect: () => handlers.onRepeat(entry),
      },
    isPosted &&
      !entry.reversedBy && {
        id: "reverse",
        label: texts.reverse,
        icon: <Undo2 size={18} aria-hidden="true" />,
        onSelect: () => handlers.onReverse(entry),
      },
    rules.hasPurpose(entry) && {
      id: "purpose",
      label: texts.purpose,
      icon: <Coins size={18} aria-hidden="true" />,
      onSelect: () => handlers.onPurpose(entry),
    },
    rules.hasItems(entry) && {
      id: "items",
      label: itemsTexts.menu,
      icon: <Package size={18} aria-hidden="true" />,
      onSelect: () => handlers.onItems(entry),
    },
    ...looks,
    isPosted &&
      !rules.closed &&
      !entry.reversedBy &&
      !isGiven(entry, rules) && {
        id: "take-away",
        label: isLast ? texts.deleteEntry : texts.voidEntry,
        icon: isLast ? <Trash2 size={18} aria-hidden="true" /> : <Ban size={18} aria-hidden="true" />,
        tone: "danger" as const,
        onSelect: () => handlers.onTakeAway(entry),
      },
    rules.closed && {
      id: "closed",
      label: texts.closedMonthOnlyReverse,
      disabled: true,
      onSelect: () => undefined,
    },
  ];
  return items.filter((item) => item !== false);
}

interface EntryMenuProps {
  readonly entry: Entry;
  readonly rules: EntryRules;
  readonly handlers: EntryHandlers;
  /** On wide screens the menu key opens it from its row, so that Tab goes straight to the entry row. */
  readonly inTabOrder?: boolean;
}

/** The ⋮ menu of an entry. */
export function EntryMenu({ entry, rules, handlers, inTabOrder = false }: EntryMenuProps) {
  const items = entryItems(entry, rules, handlers);
  if (items.length === 0) return null;
  const label = entry.status === "draft" ? texts.draftMenu : texts.menu(entry.number);
  return (
    <MoreMenu
      label={label}
      items={items}
      size="sm"
      className="text-muted"
      tabIndex={inTabOrder ? 0 : -1}
      data-entry-menu={entry.id}
      data-entry-number={entry.number}
    />
  );
}
