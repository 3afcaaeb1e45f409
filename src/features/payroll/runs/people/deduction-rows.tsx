import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { ZERO } from "#domain/kernel/pesos.ts";
import { DEDUCTION_KINDS, type Deduction, type DeductionKind } from "#domain/payroll/run/period-input.ts";
import { CONCEPTS } from "#domain/payroll/slip/concepts.data.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import type { PartProps } from "./part-props.ts";
import { personTexts } from "./person-texts.ts";

const { deductions: texts } = personTexts;

/** Maximum length of a deduction's detail. */
const LONGEST_DETAIL = 120;

const KINDS = DEDUCTION_KINDS.map((value) => ({ value, label: CONCEPTS[value].label }));

interface RowProps {
  readonly deduction: Deduction;
  readonly position: number;
  readonly onDeduction: (deduction: Deduction | null) => void;
}

function Row({ deduction, position, onDeduction }: RowProps) {
  const { kind, detail, amount } = deduction;
  const set = (part: Partial<Deduction>) => onDeduction({ ...deduction, ...part });
  return (
    <li className="run-entry" data-part="deduction">
      <SelectField<DeductionKind>
        label={texts.kind}
        value={kind}
        options={KINDS}
        onChange={(value) => set({ kind: value })}
      />
      <TextField
        label={texts.detail}
        placeholder={texts.detailHint}
        maxLength={LONGEST_DETAIL}
        autoComplete="off"
        value={detail}
        onChange={(value) => set({ detail: value })}
      />
      <MoneyField
        label={texts.amount}
        value={amount}
        onChange={(value) => set({ amount: value })}
        prefix
        blankZero
      />
      <div className="run-entry-remove">
        <IconButton
          label={texts.remove(position)}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => onDeduction(null)}
        />
      </div>
    </li>
  );
}

/** Deductions besides the legal ones. */
export function DeductionRows({ input, onInput }: PartProps) {
  const { deductions } = input;
  const put = (index: number, deduction: Deduction | null) =>
    onInput({ deductions: deductions.toSpliced(index, 1, ...(deduction === null ? [] : [deduction])) });
  return (
    <fieldset>
      <legend className="font-semibold">{texts.title}</legend>
      <p className="text-caption text-muted">{texts.help}</p>
      <ul>
        {deductions.map((deduction, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
            key={index}
            deduction={deduction}
            position={index + 1}
            onDeduction={(next) => put(index, next)}
          />
        ))}
      </ul>
      <Button
        size="sm"
        className="mt-2"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => onInput({ deductions: [...deductions, { kind: "loan", detail: "", amount: ZERO }] })}
      >
        {texts.add}
      </Button>
    </fieldset>
  );
}
