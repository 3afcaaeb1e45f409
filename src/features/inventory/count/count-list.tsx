import { useState } from "react";
import { itemQuantity, unitsText } from "#domain/inventory/item-quantity.ts";
import type { CountProblem } from "#domain/inventory/read-count.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import { itemOfCode, searchItems } from "#flows/stock/item-picker.tsx";
import { ScanCode } from "#flows/stock/scan-code.tsx";
import { Progress } from "#ui/kit/feedback/progress.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import type { CountedAgainst } from "../use-stock-on.ts";
import { StepperField } from "./stepper-field.tsx";
import { countListTexts as texts } from "./texts.ts";

/** More rows than a hand goes through; the others are found by their name. */
const MOST_ROWS = 40;

/** What was typed of each item. */
export type TypedTexts = ReadonlyMap<ItemId, string>;

interface CountListProps {
  readonly items: readonly CountedAgainst[];
  readonly counts: TypedTexts;
  readonly problems: ReadonlyMap<ItemId, CountProblem>;
  readonly onCounts: (counts: TypedTexts) => void;
}

/** Counting in the hand: each item beside what the books say, with one less and one more (IN-58). */
export function CountList({ items, counts, problems, onCounts }: CountListProps) {
  const [words, setWords] = useState("");
  const found = searchItems(items, words) as readonly CountedAgainst[];
  const counted = [...counts.values()].filter((text) => text.trim() !== "").length;
  const put = (id: ItemId, text: string) => onCounts(new Map(counts).set(id, text));
  const findCode = (code: string) => {
    const item = itemOfCode(items, code)?.item;
    if (item) setWords(item.barcode === "" ? item.code : item.barcode);
    return item !== undefined;
  };
  return (
    <div className="grid gap-3">
      <SearchField label={texts.search} value={words} onChange={setWords} />
      <ScanCode onCode={findCode} />
      <Progress
        label={texts.label}
        share={items.length === 0 ? 0 : counted / items.length}
        detail={texts.progress(counted, items.length)}
        isWork={false}
      />
      <ul>
        {found.slice(0, MOST_ROWS).map(({ item, there }) => {
          const problem = problems.get(item.id);
          return (
            <li
              key={item.id}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-raya border-b py-2"
            >
              <span className="grid min-w-0 flex-1 basis-40">
                <span className="wrap-anywhere">{item.name}</span>
                <span className="text-caption text-muted">
                  {item.code}{" "}
                  <button
                    type="button"
                    className="link text-start"
                    aria-label={texts.sameOf(item.name)}
                    disabled={there < 0}
                    onClick={() => put(item.id, unitsText(there))}
                  >
                    {texts.same(itemQuantity(there, item.unit))}
                  </button>
                </span>
              </span>
              <StepperField
                name={item.name}
                label={texts.counted(item.name)}
                text={counts.get(item.id) ?? ""}
                start={there}
                placeholder="—"
                error={problem && texts.bad[problem]}
                onText={(text) => put(item.id, text)}
              />
            </li>
          );
        })}
      </ul>
      {found.length === 0 ? <p className="text-muted">{texts.none}</p> : null}
      {found.length > MOST_ROWS ? <p className="text-caption text-muted">{texts.more(MOST_ROWS)}</p> : null}
    </div>
  );
}
