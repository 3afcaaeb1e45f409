import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useId, useState } from "react";
import { formatNumber } from "#domain/kernel/format.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { reconciliationTexts as texts } from "./texts.ts";

/** Rows that are drawn at once; the rest by a press. */
const SHOWN = 100;

interface MatchGroupProps<Item> {
  readonly title: string;
  readonly icon: ReactNode;
  readonly note?: string;
  readonly items: readonly Item[];
  readonly action?: ReactNode;
  readonly row: (item: Item) => ReactNode;
}

/** A group of rows with its count, which folds; nothing while it is empty. */
export function MatchGroup<Item>({ title, icon, note = "", items, action, row }: MatchGroupProps<Item>) {
  const id = useId();
  const [shown, setShown] = useState(SHOWN);
  const [isOpen, setOpen] = useState(true);
  if (items.length === 0) return null;
  const left = items.length - shown;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section aria-labelledby={id} className="match-group">
      <header>
        <h2 id={id}>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Chevron size={16} aria-hidden="true" className="text-muted" />
            {icon}
            {title} <span className="font-normal text-muted">{formatNumber(items.length)}</span>
          </button>
        </h2>
        <p className="grow text-caption text-muted">{note}</p>
        {action}
      </header>
      {isOpen ? <ul>{items.slice(0, shown).map(row)}</ul> : null}
      {isOpen && left > 0 ? (
        <Button size="sm" variant="ghost" onClick={() => setShown(shown + SHOWN * 5)}>
          {texts.more(Math.min(left, SHOWN * 5))}
        </Button>
      ) : null}
    </section>
  );
}
