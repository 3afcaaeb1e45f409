import { useState } from "react";
import { pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { reconciliationTexts as texts } from "./texts.ts";
import type { ReconcileActions } from "./use-reconcile-actions.ts";

interface BalanceDialogProps {
  readonly extract: BankExtract;
  readonly does: ReconcileActions;
  readonly onClose: () => void;
}

/** The balances that the bank says and its file did not. */
export function BalanceDialog({ extract, does, onClose }: BalanceDialogProps) {
  const moved = sum(extract.lines.map(({ amount }) => amount));
  const [closing, setClosing] = useState(extract.closing ?? ZERO);
  const [opening, setOpening] = useState(extract.opening ?? pesos(closing - moved));
  const save = async () => {
    if (await does.setBalance(opening, closing)) onClose();
  };
  return (
    <FormDialog
      title={texts.setBalance}
      confirm={texts.saveBalance}
      busy={does.busy}
      strict
      onClose={onClose}
      onSubmit={save}
    >
      <div className="grid gap-3">
        <MoneyField
          label={texts.closing}
          value={closing}
          prefix
          onChange={(value) => {
            setClosing(value);
            if (extract.opening === null) setOpening(pesos(value - moved));
          }}
        />
        <MoneyField label={texts.opening} value={opening} prefix onChange={setOpening} />
      </div>
    </FormDialog>
  );
}
