import PackageOpen from "lucide-react/icons/package-open";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { itemQuantity } from "#domain/inventory/item-quantity.ts";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { StoreField } from "#flows/stock/store-field.tsx";
import { stockTexts } from "#flows/stock/texts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Kbd } from "#ui/kit/controls/kbd.tsx";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import type { Writing } from "../writing/writing.ts";
import { CostWords } from "./cost-words.tsx";
import { ItemCells } from "./item-cells.tsx";
import { type ItemAnswer, isBlankItem } from "./said-line.ts";
import { typedItemsTexts as texts } from "./texts.ts";
import { type SaidItems, type ShownLine, useSaidItems } from "./use-said-items.ts";

export interface ItemPanelProps {
  readonly writing: Writing;
  readonly asked: AskedItems;
  readonly answer: ItemAnswer;
  readonly isOpen: boolean;
}

/** "Brocha, 3 unidades; Rodillo, 1 unidad". */
export function saidWords(lines: readonly ShownLine[]): string {
  return lines
    .filter(({ line }) => !isBlankItem(line))
    .map(({ line, valued }) => {
      const { name, unit } = valued?.item ?? line;
      return `${name}, ${itemQuantity(line.quantity, unit)}`;
    })
    .join("; ");
}

/** What was said, as its own hooks need it. */
export function useSaid({ writing, asked, answer }: Omit<ItemPanelProps, "isOpen">) {
  const { editor, items } = writing;
  const entryId = useSelected(editor, (state) => state.entryId);
  const moved = useStore(items.moved);
  const date = useSelected(editor, ({ draft, lastDate }) => draft.date ?? lastDate);
  return useSaidItems({
    book: items.book(),
    entryId,
    date,
    asked,
    answer,
    moved: moved?.entry.id === entryId ? moved : null,
    onSay: items.say,
    onStore: items.sayStore,
  });
}

/** Shares what a purchase costs beyond its items: an amount that was mistyped is seen before it is pressed (IN-16). */
export function ShareCosts({ said: { beyond, isComplete, shareBeyond } }: { readonly said: SaidItems }) {
  return beyond > 0 && isComplete ? (
    <Button size="sm" variant="outline" onClick={shareBeyond}>
      {stockTexts.share(formatPesos(beyond))}
    </Button>
  ) : null;
}

const inputsOf = (row: Element | null) => [...(row?.querySelectorAll<HTMLElement>("input, select") ?? [])];

/** The keys of the panel: Enter goes on to the next field and line, Esc and F9 back to the entry. */
function usePanelKeys({ writing }: ItemPanelProps, add: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const leave = () => {
    writing.items.open.set(null);
    writing.goOn();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { target } = event;
    const row = target instanceof Element ? target.closest("[data-item]") : null;
    const isEnter = event.key === "Enter" && !event.shiftKey && !event.altKey;
    if (isEnter && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      if (writing.closing.isHeld()) return;
      writing.items.open.set(null);
      return writing.close();
    }
    if (event.key === "Escape" || event.key === "F9") {
      event.preventDefault();
      event.stopPropagation();
      return leave();
    }
    if (!isEnter || row === null || target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    const fields = inputsOf(row);
    const next = fields[fields.indexOf(target as HTMLElement) + 1];
    const isBlank = target === fields[0] && (target as HTMLInputElement).value === "";
    if (isBlank) return leave();
    if (next && (target === fields[0] || target instanceof HTMLSelectElement)) return next.focus();
    const below = inputsOf(row.nextElementSibling?.matches("[data-item]") ? row.nextElementSibling : null);
    if (below[0]) below[0].focus();
    else add();
  };
  return { root, onKeyDown, leave };
}

/** The items of the entry, under its lines: each a row of cells, and what posting them does. */
export function ItemPanel(props: ItemPanelProps) {
  const { writing, asked, isOpen } = props;
  const said = useSaid(props);
  const { root, onKeyDown, leave } = usePanelKeys(props, said.add);
  const isReady = said.items !== null;
  useEffect(() => {
    // What is typed in already keeps the focus.
    if (!isOpen || !isReady || root.current?.contains(document.activeElement)) return;
    const fields = inputsOf(root.current);
    const empty = fields.find((field) => field instanceof HTMLInputElement && field.value === "");
    (empty ?? fields[0])?.focus();
  }, [isOpen, isReady, root]);
  const words = saidWords(said.lines);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the fields inside
    <div ref={root} role="presentation" className="min-w-0 flex-1" onKeyDown={onKeyDown}>
      {isOpen && isReady
        ? said.lines.map((shown, index) => (
            <ItemCells key={shown.line.key} kind={asked.kind} said={said} shown={shown} place={index + 1} />
          ))
        : null}
      <div className="journal-items-foot">
        <PackageOpen size={16} aria-hidden="true" className="shrink-0" />
        {isOpen ? null : <span className="max-w-[40%] truncate font-semibold">{words}</span>}
        <CostWords kind={asked.kind} said={said} className="line-clamp-2 min-w-0 flex-1 leading-tight" />
        {isOpen ? (
          <>
            <StoreField small stores={said.stores} value={said.store} onChange={said.chooseStore} />
            <ShareCosts said={said} />
            <Button size="sm" variant="ghost" onClick={said.add}>
              {texts.more}
            </Button>
            <Button size="sm" onClick={leave}>
              {texts.ready} <Kbd>Esc</Kbd>
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" onClick={writing.items.begin}>
              {texts.change} <Kbd>F9</Kbd>
            </Button>
            <Button size="sm" variant="ghost" onClick={writing.items.takeOff}>
              {texts.takeOff}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
