import { useState } from "react";
import { itemQuantity } from "#domain/inventory/item-quantity.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { isOfNoItem, isTold } from "#domain/inventory/told-items.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { tracked } from "#session/saved/save-state.ts";
import { voidStock } from "#storage/commands/inventory/post-stock.ts";
import type { EntryItems } from "#storage/queries/inventory/item-questions.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { useSingle } from "#ui/kit/use-single.ts";
import { askEntry, type ShownItems } from "./asked-items.ts";
import { CostsDialog } from "./costs-dialog.tsx";
import { stockRefusalText } from "./refused-text.ts";
import { tellStockDone } from "./tell-done.ts";
import { stockTexts } from "./texts.ts";

const { entryItems: texts } = stockTexts;

interface EntryItemsProps {
  readonly shown: ShownItems;
  readonly onClose: () => void;
}

function Items({ items, move }: EntryItems) {
  if (isOfNoItem(move)) return <p>{texts.none}</p>;
  return (
    <ul>
      {items.map(({ name, unit, quantity, value }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a move is known by its place
          key={place}
          className="flex justify-between gap-4 border-raya border-b py-2"
        >
          <span className="min-w-0 wrap-anywhere">{`${name}, ${itemQuantity(quantity, unit)}`}</span>
          <span className="shrink-0">{formatPesos(value)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Takes the items off an entry that was written elsewhere; what others cost then is seen first. */
function useTakingOff({ storage, entry, moves }: ShownItems, onClose: () => void) {
  const [seen, setSeen] = useState<readonly CostChange[] | null>(null);
  const [move] = moves.filter((each) => isTold(each.move));
  const names = new Map(
    moves.flatMap(({ move: { lines }, items }) =>
      lines.map(({ itemId }, place) => [itemId, items[place]?.name ?? ""] as const),
    ),
  );
  const nameOf = (id: CostChange["itemId"]) => names.get(id) ?? "";
  const takeOff = useSingle(async (accepts: boolean) => {
    if (move === undefined) return;
    const { bookId } = entry;
    const id = storage.newId("command");
    const adjustment = stockTexts.adjustment(texts.adjusting(entry.number));
    const command = { id, bookId, moveId: move.move.id, accepts, adjustment };
    const result = await tracked(() => voidStock(storage, command));
    if (!result.ok && result.error.kind === "costs-change") return setSeen(result.error.changes);
    setSeen(null);
    if (!result.ok)
      return toast.error({ title: stockTexts.failed, text: stockRefusalText(result.error, nameOf) });
    tellStockDone(storage, bookId, id, texts.takenOff);
    onClose();
  });
  return { move, nameOf, seen, unsee: () => setSeen(null), takeOff };
}

/** The items that an entry moves, at their cost, and the way to take them off it. */
export function EntryItemsDialog({ shown, onClose }: EntryItemsProps) {
  const { storage, entry, moves, writable } = shown;
  const { move, nameOf, seen, unsee, takeOff } = useTakingOff(shown, onClose);
  const tell = async () => {
    onClose();
    await askEntry(storage, entry);
  };
  const isMark = move !== undefined && isOfNoItem(move.move);
  return (
    <>
      <Dialog
        open
        title={texts.title(entry.number)}
        onClose={onClose}
        footer={(close) => (
          <>
            <Button variant="ghost" onClick={close}>
              {kitTexts.close}
            </Button>
            {move === undefined || !writable ? null : isMark ? (
              <Button variant="primary" onClick={() => void tell()}>
                {texts.tell}
              </Button>
            ) : (
              <Button variant="outline" onClick={() => void takeOff(false)}>
                {texts.takeOff}
              </Button>
            )}
          </>
        )}
      >
        <p className="text-caption text-muted">{`${formatDay(entry.date)}. ${entry.description}`}</p>
        {moves.map((each) => (
          <Items key={each.move.id} {...each} />
        ))}
        {move === undefined ? <p className="text-caption text-muted">{texts.fromInventory}</p> : null}
      </Dialog>
      {seen === null ? null : (
        <CostsDialog
          changes={seen}
          nameOf={nameOf}
          onAccept={async () => void (await takeOff(true))}
          onCancel={unsee}
        />
      )}
    </>
  );
}
