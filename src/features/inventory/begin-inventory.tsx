import { useState } from "react";
import {
  COST_SYSTEMS,
  COSTING_METHODS,
  type CostingMethod,
  type CostSystem,
} from "#domain/inventory/kardex.ts";
import { type RefusedStock, yearRefusal } from "#flows/stock/refused-text.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { COSTING_NAMES, inventoryTexts, SYSTEM_NAMES } from "./texts.ts";

const { begin: texts, methodDialog, belowZero } = inventoryTexts;
const SEGMENTS = COSTING_METHODS.map((value) => ({ value, label: COSTING_NAMES[value] }));
const SYSTEMS = COST_SYSTEMS.map((value) => ({ value, label: SYSTEM_NAMES[value] }));

/** By which method and system the costs of a year are found. */
export interface CostRules {
  readonly method: CostingMethod;
  readonly system: CostSystem;
}

interface RulesFieldsProps {
  readonly rules: CostRules;
  readonly onChange: (rules: CostRules) => void;
}

function RulesFields({ rules, onChange }: RulesFieldsProps) {
  return (
    <>
      <Segmented
        label={texts.method}
        value={rules.method}
        segments={SEGMENTS}
        onChange={(method) => onChange({ ...rules, method })}
      />
      <Segmented
        label={texts.system}
        value={rules.system}
        segments={SYSTEMS}
        onChange={(system) => onChange({ ...rules, system })}
      />
    </>
  );
}

interface BeginProps {
  readonly onBegin: (rules: CostRules) => Promise<unknown>;
}

/** A book without inventory: what it does, and the one thing to choose first. */
export function BeginInventory({ onBegin }: BeginProps) {
  const [rules, setRules] = useState<CostRules>({ method: "average", system: "perpetual" });
  return (
    <EmptyState
      level={2}
      title={texts.title}
      text={`${texts.text} ${texts.systemHelp}`}
      actions={
        <>
          <RulesFields rules={rules} onChange={setRules} />
          <Button variant="primary" onClick={() => void onBegin(rules)}>
            {texts.start}
          </Button>
        </>
      }
    />
  );
}

interface MethodDialogProps {
  readonly year: number;
  readonly rules: CostRules;
  readonly onSave: (year: number, rules: CostRules) => Promise<RefusedStock | null>;
  readonly onClose: () => void;
}

/** Another method or system, from this year on or from the next one, before it has moves. */
export function MethodDialog({ year, rules, onSave, onClose }: MethodDialogProps) {
  const [chosen, setChosen] = useState(rules);
  const [since, setSince] = useState(year);
  const [refused, setRefused] = useState<string | null>(null);
  const submit = async () => {
    const refusal = await onSave(since, chosen);
    if (refusal === null) onClose();
    else setRefused(yearRefusal(refusal));
  };
  return (
    <FormDialog
      title={methodDialog.title}
      confirm={methodDialog.save}
      busy={false}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{methodDialog.text}</p>
      <SelectField
        label={methodDialog.since}
        value={String(since)}
        options={[year, year + 1].map((each) => ({ value: String(each), label: String(each) }))}
        error={refused ?? undefined}
        onChange={(each) => {
          setSince(Number(each));
          setRefused(null);
        }}
      />
      <RulesFields rules={chosen} onChange={setChosen} />
      <p className="text-caption text-muted">{texts.systemHelp}</p>
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
