import { useId } from "react";
import { formatPesos } from "#domain/kernel/format.ts";
import { add } from "#domain/kernel/pesos.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { draftDirection } from "../operation/simple-draft.ts";
import type { OperationForm } from "../operation/use-operation-form.ts";
import { simpleTexts } from "../texts.ts";
import { debtTexts as texts } from "./texts.ts";

/** Who owes or is owed, asked for on credit; the names that owe already are offered. */
export function WhoField({ form }: { readonly form: OperationForm }) {
  const list = useId();
  const { written, debts, debt, change, problem, taxes } = form;
  if (written.method !== "other") return null;
  const direction = draftDirection(written);
  const names = [...(debts?.in ?? []), ...(debts?.out ?? [])].map(({ name }) => name).filter(Boolean);
  const amount = written.withTaxes === true ? taxes.settled : written.amount;
  const name = written.thirdParty ?? "";
  const isKnown = debt !== null && name.trim() !== "";
  return (
    <>
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
      <datalist id={list}>
        {[...new Set(names)].map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}
