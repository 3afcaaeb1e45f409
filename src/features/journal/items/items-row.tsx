// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cell

import PackageOpen from "lucide-react/icons/package-open";
import { lazy, Suspense } from "react";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Kbd } from "#ui/kit/controls/kbd.tsx";
import { KeptValues } from "#ui/kit/fields/kept-values.ts";
import { WholeRowCell } from "../columns/row-cells.tsx";
import type { Writing } from "../writing/writing.ts";
import { typedItemsTexts as texts } from "./texts.ts";
import { useItemsHeight, useShownItems } from "./use-item-desk.ts";

const ItemPanel = lazy(async () => ({ default: (await import("./item-panel.tsx")).ItemPanel }));
const TypedItemFields = lazy(async () => ({
  default: (await import("./typed-item-fields.tsx")).TypedItemFields,
}));

interface ItemsProps {
  readonly writing: Writing;
}

/** What is asked: of which items its amount is. */
const sharedWords = ({ kind, amount, credited }: AskedItems) =>
  texts.ask(kind, formatPesos(kind === "out" || kind === "purchase-return" ? credited : amount));

/** Under the entry being written, never over it: which items it moves, and what they cost (IN-40). */
export function ItemsRow({ writing }: ItemsProps) {
  const { asked, answer, isOpen } = useShownItems(writing);
  const height = useItemsHeight(writing);
  const { items } = writing;
  if (asked === null) return null;
  const foot = <PackageOpen size={16} aria-hidden="true" className="shrink-0" />;
  return (
    <div role="row" className="journal-items" style={{ height }}>
      <WholeRowCell className="flex min-w-0 flex-1 items-center gap-2">
        {answer === null || answer.isNone ? (
          <>
            {foot}
            <span role="status" className="min-w-0 flex-1 truncate">
              {answer === null ? sharedWords(asked) : texts.isNone}
            </span>
            <Button size="sm" onClick={items.begin}>
              {answer === null ? texts.tell : texts.change} <Kbd>F9</Kbd>
            </Button>
            {answer === null ? (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  items.sayNone();
                  writing.goOn();
                }}
              >
                {texts.none}
              </Button>
            ) : null}
          </>
        ) : (
          <Suspense fallback={foot}>
            <KeptValues value>
              <ItemPanel writing={writing} asked={asked} answer={answer} isOpen={isOpen} />
            </KeptValues>
          </Suspense>
        )}
      </WholeRowCell>
    </div>
  );
}

/** The same in the sheet of a phone. */
export function ItemsBlock({ writing }: ItemsProps) {
  const { asked, answer } = useShownItems(writing);
  const { items } = writing;
  if (asked === null) return null;
  return (
    <section className="mt-4 rounded-field border border-borde p-3" aria-label={texts.region}>
      {answer === null || answer.isNone ? (
        <>
          <p>{answer === null ? sharedWords(asked) : texts.isNone}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={items.begin}>{answer === null ? texts.tell : texts.change}</Button>
            {answer === null ? (
              <Button variant="ghost" onClick={items.sayNone}>
                {texts.none}
              </Button>
            ) : null}
          </div>
        </>
      ) : (
        <Suspense fallback={<p className="text-muted">{texts.loading}</p>}>
          <KeptValues value>
            <TypedItemFields writing={writing} asked={asked} answer={answer} />
          </KeptValues>
        </Suspense>
      )}
    </section>
  );
}
