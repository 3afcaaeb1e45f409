import UserPlus from "lucide-react/icons/user-plus";
import { useId } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { add } from "#domain/kernel/pesos.ts";
import { partyNamed } from "#domain/parties/find-party.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { draftDirection } from "../operation/simple-draft.ts";
import type { OperationForm } from "../operation/use-operation-form.ts";
import { simpleTexts } from "../texts.ts";
import { debtTexts as texts } from "./texts.ts";

/** A name without a record gets one in place, in one press; the operation keeps the name whatever comes of it. */
function NewRecord({ form, name }: { readonly form: OperationForm; readonly name: string }) {
  const { parties, knowsParties } = form.taxes;
  if (name.length < 3 || !knowsParties || partyNamed(parties, name) !== null) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      className="justify-self-start"
      icon={<UserPlus size={16} aria-hidden="true" />}
      onClick={() => form.createParty(name)}
    >
      {texts.newRecord(name)}
    </Button>
  );
}

/** Who owes or is owed, asked for on credit; the names that owe already and those with a record are offered. */
export function WhoField({ form, today }: { readonly form: OperationForm; readonly today: Day }) {
  const list = useId();
  const { written, debts, debt, change, problem, taxes } = form;
  if (written.method !== "other") return null;
  const direction = draftDirection(written);
  const owing = [...(debts?.in ?? []), ...(debts?.out ?? [])].map(({ name }) => name);
  const names = [...owing, ...taxes.parties.map((party) => party.name)].filter(Boolean);
  const amount = written.withTaxes === true ? taxes.settled : written.amount;
  const name = written.thirdParty ?? "";
  const isKnown = debt !== null && name.trim() !== "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_10rem] items-start gap-x-3 gap-y-2">
      <TextField
        label={texts.who[direction]}
        placeholder={texts.whoHint}
        value={name}
        maxLength={120}
        autoComplete="off"
        list={list}
        notice={
          isKnown
            ? texts.already[direction](formatPesos(debt.owed), formatPesos(add(debt.owed, amount)))
            : undefined
        }
        error={problem === "no-name" ? simpleTexts.problems["no-name"] : undefined}
        onChange={(thirdParty) => change({ thirdParty })}
      />
      <DateField
        label={simpleTexts.due}
        help={simpleTexts.dueHelp}
        value={written.due ?? null}
        today={today}
        onChange={(due) => change({ due: due ?? undefined })}
      />
      <datalist id={list}>
        {[...new Set(names)].map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <NewRecord form={form} name={name.trim()} />
    </div>
  );
}
