import { useState } from "react";
import { COSTING_METHODS, type CostingMethod } from "#domain/inventory/kardex.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { COSTING_NAMES, inventoryTexts } from "./texts.ts";

const { begin: texts, methodDialog, belowZero } = inventoryTexts;
const SEGMENTS = COSTING_METHODS.map((value) => ({ value, label: COSTING_NAMES[value] }));

interface BeginProps {
  readonly onBegin: (method: CostingMethod) => Promise<unknown>;
}

/** A book without inventory: what it does, and the one thing to choose first. */
export function BeginInventory({ onBegin }: BeginProps) {
  const [method, setMethod] = useState<CostingMethod>("average");
  return (
    <EmptyState
      level={2}
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Segmented label={texts.method} value={method} segments={SEGMENTS} onChange={setMethod} />
          <Button variant="primary" onClick={() => void onBegin(method)}>
            {texts.start}
          </Button>
        </>
      }
    />
  );
}

interface MethodDialogProps {
  readonly year: number;
  readonly method: CostingMethod;
  readonly onSave: (method: CostingMethod) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Another method from a year on. */
export function MethodDialog({ year, method, onSave, onClose }: MethodDialogProps) {
  const [chosen, setChosen] = useState(method);
  const submit = async () => {
    if (await onSave(chosen)) onClose();
  };
  return (
    <FormDialog
      title={methodDialog.title}
      confirm={methodDialog.save}
      busy={false}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{methodDialog.text(year)}</p>
      <Segmented label={texts.method} value={chosen} segments={SEGMENTS} onChange={setChosen} />
    </FormDialog>
  );
}

interface BelowZeroProps {
  readonly allowed: boolean;
  readonly onSave: (allowed: boolean) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Whether a sale may take more than there is (IN-12). */
export function BelowZeroDialog({ allowed, onSave, onClose }: BelowZeroProps) {
  const [chosen, setChosen] = useState(allowed);
  const submit = async () => {
    if (chosen === allowed || (await onSave(chosen))) onClose();
  };
  return (
    <FormDialog
      title={belowZero.title}
      confirm={belowZero.save}
      busy={false}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{belowZero.text}</p>
      <Checkbox label={belowZero.label} checked={chosen} onChange={setChosen} />
    </FormDialog>
  );
}
