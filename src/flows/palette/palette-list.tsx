import BookOpenText from "lucide-react/icons/book-open-text";
import Building2 from "lucide-react/icons/building-2";
import Clock from "lucide-react/icons/clock";
import CornerDownRight from "lucide-react/icons/corner-down-right";
import Files from "lucide-react/icons/files";
import ReceiptText from "lucide-react/icons/receipt-text";
import Rows3 from "lucide-react/icons/rows-3";
import SquareArrowOutUpRight from "lucide-react/icons/square-arrow-out-up-right";
import UserRound from "lucide-react/icons/user-round";
import type { ComponentType } from "react";
import { Marked } from "#ui/accounting/marked.tsx";
import type { ListedItem, PaletteGroup } from "./palette-item.ts";
import { paletteTexts as texts } from "./texts.ts";

interface PaletteListProps {
  readonly id: string;
  readonly listed: readonly ListedItem[];
  /** Index of the highlighted item. */
  readonly at: number;
  readonly searching: boolean;
  readonly onMark: (at: number) => void;
  readonly onPick: (item: ListedItem) => void;
}

type Icon = ComponentType<{ size: number; "aria-hidden": "true"; className: string }>;

const ICONS: Readonly<Record<PaletteGroup, Icon>> = {
  recent: Clock,
  actions: CornerDownRight,
  companies: Building2,
  books: BookOpenText,
  statements: Files,
  accounts: Rows3,
  parties: UserRound,
  entries: ReceiptText,
  pages: SquareArrowOutUpRight,
  writing: CornerDownRight,
};

interface OptionProps extends Omit<PaletteListProps, "listed" | "searching"> {
  readonly item: ListedItem;
  readonly index: number;
}

function Option({ id, item, index, at, onMark, onPick }: OptionProps) {
  const Icon = ICONS[item.group];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and the keys
    <div
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      className="option palette-option"
      aria-selected={index === at}
      onPointerMove={() => index !== at && onMark(index)}
      onClick={() => onPick(item)}
    >
      <Icon size={18} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="option-line">
          <Marked text={item.title} ranges={item.ranges} />
        </span>
        {item.detail ? <span className="option-line text-caption text-muted">{item.detail}</span> : null}
      </span>
      {item.figure === undefined ? null : <span className="amount shrink-0 text-caption">{item.figure}</span>}
    </div>
  );
}

function Nothing() {
  return (
    <div className="palette-results p-6">
      <p className="font-semibold">{texts.nothing}</p>
      <p className="mt-1 text-muted">{texts.nothingText}</p>
    </div>
  );
}

/** All groups in one list, so that the arrow keys move through all of them. */
export function PaletteList({ id, listed, at, searching, onMark, onPick }: PaletteListProps) {
  if (listed.length === 0) return searching ? <div className="palette-results" /> : <Nothing />;
  const groups = [...new Set(listed.map(({ group }) => group))];
  const shown = groups.map((group) => ({ group, items: listed.filter((item) => item.group === group) }));
  return (
    // A press must not take the focus from the text field.
    <div className="palette-results" onPointerDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={texts.list}>
        {shown.map(({ group, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box, not of form fields
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="palette-group">
              {texts.groups[group]}
            </p>
            {items.map((item) => (
              <Option
                key={item.id}
                id={id}
                item={item}
                index={listed.indexOf(item)}
                at={at}
                onMark={onMark}
                onPick={onPick}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
