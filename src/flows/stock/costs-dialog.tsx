import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { type ItemNameOf, stockTexts } from "./texts.ts";

const { costs: texts } = stockTexts;
const MOST_SHOWN = 6;

interface CostsDialogProps {
  readonly changes: readonly CostChange[];
  readonly nameOf: ItemNameOf;
  readonly onAccept: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Shown before it is written: what other moves cost once this one is there (IN-03). */
export function CostsDialog({ changes, nameOf, onAccept, onCancel }: CostsDialogProps) {
  return (
    <ConfirmDialog
      open
      title={texts.title}
      text={texts.text(changes.length)}
      detail={
        <>
          <span className="mb-2 block">
            {changes.slice(0, MOST_SHOWN).map(({ line, itemId, before, after }) => (
              <span key={`${line.moveId}/${line.line}`} className="block">
                {texts.line(formatDay(line.date), nameOf(itemId), formatPesos(before), formatPesos(after))}
              </span>
            ))}
            {changes.length > MOST_SHOWN ? (
              <span className="block">{texts.more(changes.length - MOST_SHOWN)}</span>
            ) : null}
          </span>
          {texts.detail}
        </>
      }
      confirmLabel={texts.accept}
      onConfirm={onAccept}
      onCancel={onCancel}
    />
  );
}
