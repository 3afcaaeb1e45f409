import { useState } from "react";
import { formatPesos } from "#domain/kernel/format.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import { DerivationDialog } from "#ui/accounting/derivation/derivation-dialog.tsx";
import { type DerivedLine, DerivedLines } from "#ui/accounting/derivation/derived-lines.tsx";
import type { Explained } from "#ui/accounting/derivation/explained.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { KeptValues } from "#ui/kit/fields/kept-values.ts";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { DaysField } from "../employees/form/days-field.tsx";
import { type BenefitExtras, type PersonBenefits, postedPart } from "./benefits-of-staff.ts";
import { PaidNote } from "./paid-note.tsx";
import { benefitTexts as texts } from "./settlement-texts.ts";
import { benefitLineView } from "./settlement-view.ts";

interface BenefitPersonDialogProps {
  readonly person: PersonBenefits;
  readonly onExtras: (extras: BenefitExtras) => void;
  readonly onClose: () => void;
}

const MOST = pesos(MAX_AMOUNT);

/** The averages and unpaid days of a person's semester or year. */
function PayFields({ person, onExtras }: Pick<BenefitPersonDialogProps, "person" | "onExtras">) {
  const { employee, extras } = person;
  /** An emptied field is the contract's salary, or the allowance of the last day. */
  const putFixed = (key: "salary" | "transport", value: Pesos) => {
    const { [key]: _, ...others } = extras;
    onExtras(value === 0 ? others : { ...others, [key]: value });
  };
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-2">
      <MoneyField
        label={texts.salary}
        prefix
        blankZero
        most={MOST}
        value={extras.salary ?? employee.contract.salary}
        onChange={(salary) => putFixed("salary", salary)}
      />
      <MoneyField
        label={texts.transport}
        prefix
        blankZero
        most={MOST}
        value={extras.transport ?? ZERO}
        onChange={(transport) => putFixed("transport", transport)}
      />
      <MoneyField
        label={texts.variable}
        prefix
        blankZero
        most={MOST}
        value={extras.variable}
        onChange={(variable) => onExtras({ ...extras, variable })}
      />
      <DaysField
        label={texts.unpaidDays}
        value={extras.unpaidDays}
        onChange={(unpaidDays) => onExtras({ ...extras, unpaidDays })}
      />
    </div>
  );
}

/** One person's benefits: their derivation, and the inputs not in the contract. */
export function BenefitPersonDialog({ person, onExtras, onClose }: BenefitPersonDialogProps) {
  const [explained, setExplained] = useState<Explained | null>(null);
  const { employee, due, paid, rest, extras } = person;
  const posted = postedPart(person);
  const { name } = employee.contract;
  const net: DerivedLine = {
    key: "net",
    label: texts.net,
    amount: posted.net,
    derivation: null,
    rule: "double",
  };
  return (
    <>
      <Dialog
        open
        size="md"
        title={name}
        subtitle={texts.kinds[due.order.kind]}
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        }
      >
        {paid === null ? null : (
          <div className="mb-4 grid gap-3">
            <PaidNote paid={paid} />
            {rest === null || rest.net === 0 ? null : (
              <p>{texts.restOf(formatPesos(due.net), formatPesos(rest.net))}</p>
            )}
            <Checkbox
              label={texts.again}
              checked={extras.again}
              onChange={(again) => onExtras({ ...extras, again })}
            />
          </div>
        )}
        <KeptValues value>
          <PayFields person={person} onExtras={onExtras} />
        </KeptValues>
        <p className="mb-4 text-caption text-muted">{texts.enters[due.order.kind]}</p>
        <DerivedLines
          lines={[...posted.lines.map(benefitLineView), net]}
          person={name}
          onExplain={setExplained}
        />
      </Dialog>
      {explained === null ? null : (
        <DerivationDialog explained={explained} onClose={() => setExplained(null)} />
      )}
    </>
  );
}
