import { useState } from "react";
import { DerivationDialog, type Explained } from "#ui/accounting/derivation-dialog.tsx";
import { type DerivedLine, DerivedLines } from "#ui/accounting/derived-lines.tsx";
import { Button } from "#ui/kit/button.tsx";
import { Dialog } from "#ui/kit/dialog.tsx";
import { MoneyField } from "#ui/kit/money-field.tsx";
import type { BenefitExtras, PersonBenefits } from "./benefits-of-staff.ts";
import { DaysField } from "./days-field.tsx";
import { benefitTexts as texts } from "./settlement-texts.ts";
import { benefitLine } from "./settlement-view.ts";

interface BenefitPersonDialogProps {
  readonly person: PersonBenefits;
  readonly extras: BenefitExtras;
  readonly onExtras: (extras: BenefitExtras) => void;
  readonly onClose: () => void;
}

/** One person's benefits: where they come from, and what the contract does not say. */
export function BenefitPersonDialog({ person, extras, onExtras, onClose }: BenefitPersonDialogProps) {
  const [explained, setExplained] = useState<Explained | null>(null);
  const { employee, due } = person;
  const { name } = employee.contract;
  const net: DerivedLine = {
    ...{ key: "net", label: texts.net, amount: due.net, derivation: null, rule: "double" },
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
        <div className="mb-4 grid gap-4 sm:grid-cols-2">
          <MoneyField
            label={texts.variable}
            prefix
            blankZero
            value={extras.variable}
            onChange={(variable) => onExtras({ ...extras, variable })}
          />
          <DaysField
            label={texts.unpaidDays}
            value={extras.unpaidDays}
            onChange={(unpaidDays) => onExtras({ ...extras, unpaidDays })}
          />
        </div>
        <DerivedLines lines={[...due.lines.map(benefitLine), net]} person={name} onExplain={setExplained} />
      </Dialog>
      {explained === null ? null : (
        <DerivationDialog explained={explained} onClose={() => setExplained(null)} />
      )}
    </>
  );
}
