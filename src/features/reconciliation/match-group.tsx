import { type ReactNode, useId, useState } from "react";
import { formatNumber } from "#domain/kernel/format.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { reconciliationTexts as texts } from "./texts.ts";

/** Rows that are drawn at once; the rest by a press. */
const SHOWN = 100;

interface MatchGroupProps<Item> {
  readonly title: string;
  readonly note?: string;
  readonly items: readonly Item[];
  readonly action?: ReactNode;
  readonly row: (item: Item) => ReactNode;
}

/** A group of rows with its count; nothing while it is empty. */
export function MatchGroup<Item>({ title, note = "", items, action, row }: MatchGroupProps<Item>) {
  const id = useId();
  const [shown, setShown] = useState(SHOWN);
  if (items.length === 0) return null;
  const left = items.length - shown;
  return (
    <section aria-labelledby={id} className="match-group">
      <header>
        <h2 id={id}>
          {title} <span className="text-muted">{formatNumber(items.length)}</span>
        </h2>
        <p className="grow text-caption text-muted">{note}</p>
        {action}
      </header>
      <ul>{items.slice(0, shown).map(row)}</ul>
      {left > 0 ? (
        <Button size="sm" variant="ghost" onClick={() => setShown(shown + SHOWN * 5)}>
          {texts.more(Math.min(left, SHOWN * 5))}
        </Button>
      ) : null}
    </section>
  );
}
