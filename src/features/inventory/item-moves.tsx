import { useState } from "react";
import type { ChartKind } from "#domain/accounting/account.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { isTold } from "#domain/inventory/told-items.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { CostsDialog } from "#flows/stock/costs-dialog.tsx";
import type { ItemNameOf } from "#flows/stock/texts.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { freightTexts } from "./freight/texts.ts";
import { givenBack } from "./returns/given-back.ts";
import { inventoryTexts as texts } from "./texts.ts";
import type { MoveAsked } from "./use-move-form.ts";
import type { StockActions } from "./use-stock-actions.ts";

const MOST_MOVES = 30;

interface MovesProps {
  readonly chart: ChartKind;
  readonly moves: readonly InventoryMove[];
  readonly valued: ValuedItem;
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  readonly onReturn: (asked: MoveAsked) => void;
  /** Absent for what is not bought. */
  readonly onFreight?: (move: InventoryMove) => void;
}

const RETURNS = { purchase: "purchase-return", sale: "sale-return" } as const;

/** What moved an item or a kit, the last first: given back or voided here. */
export function Moves({ chart, moves, valued, nameOf, does, onReturn, onFreight }: MovesProps) {
  const storage = useStorage();
  const [asked, setAsked] = useState<InventoryMove | null>(null);
  const [seen, setSeen] = useState<readonly CostChange[] | null>(null);
  const end = () => {
    setAsked(null);
    setSeen(null);
  };
  const undo = async (accepts: boolean) => {
    if (asked === null) return;
    const outcome = await does.undoMove(asked, accepts);
    if ("changes" in outcome) setSeen(outcome.changes);
    else end();
  };
  const giveBack = (move: InventoryMove) => {
    const { kind } = move;
    if (kind !== "purchase" && kind !== "sale") return null;
    return async () =>
      onReturn({ kind: RETURNS[kind], item: valued, source: await givenBack(storage, move, valued, chart) });
  };
  return (
    <section aria-labelledby="stock-moves" className="no-print mt-6">
      <h2 id="stock-moves" className="section-head">
        {texts.moves.title}
      </h2>
      <ul>
        {moves.slice(0, MOST_MOVES).map((move) => {
          const back = giveBack(move);
          const name = `${move.description}, ${formatDay(move.date)}`;
          return (
            <li
              key={move.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-raya border-b py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="text-caption text-muted">{texts.moves.entry(move.entryNumber)}</span>
              </span>
              <span className="flex flex-wrap gap-2">
                {move.kind === "purchase" && onFreight ? (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={freightTexts.buttonOf(name)}
                    onClick={() => onFreight(move)}
                  >
                    {freightTexts.button}
                  </Button>
                ) : null}
                {back === null ? null : (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={texts.moves.giveBackOf(name)}
                    onClick={() => void back()}
                  >
                    {texts.moves.giveBack}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={isTold(move) ? texts.moves.takeOffOf(name) : texts.moves.undoOf(name)}
                  onClick={() => setAsked(move)}
                >
                  {isTold(move) ? texts.moves.takeOff : texts.moves.undo}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {asked !== null && seen === null ? (
        <ConfirmDialog
          open
          title={isTold(asked) ? texts.moves.askOff : texts.moves.ask}
          text={`${asked.description}, ${formatDay(asked.date)}`}
          detail={isTold(asked) ? texts.moves.askOffDetail : texts.moves.askDetail}
          confirmLabel={isTold(asked) ? texts.moves.takeOff : texts.moves.undo}
          tone="danger"
          onConfirm={() => undo(false)}
          onCancel={end}
        />
      ) : null}
      {seen === null ? null : (
        <CostsDialog changes={seen} nameOf={nameOf} onAccept={() => undo(true)} onCancel={end} />
      )}
    </section>
  );
}

export function KardexFigure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="font-semibold text-lg">{value}</dd>
    </div>
  );
}
