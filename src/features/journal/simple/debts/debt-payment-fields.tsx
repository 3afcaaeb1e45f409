import Check from "lucide-react/icons/check";
import type { Chart } from "#domain/accounting/chart.ts";
import { advanceAccount } from "#domain/accounting/operations/debt-accounts.ts";
import { type SharedPayment, sharePayment } from "#domain/accounting/operations/debts.ts";
import { formatPesos, formatShortDay } from "#domain/kernel/format.ts";
import { sum } from "#domain/kernel/pesos.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import type { OperationForm } from "../operation/use-operation-form.ts";
import { simpleTexts } from "../texts.ts";
import { debtTexts as texts } from "./texts.ts";

interface DebtPaymentFieldsProps {
  readonly form: OperationForm;
  readonly chart: Chart;
}

/** Two amounts in one press: all of it, and the oldest. */
export function PaymentShortcuts({ form }: Pick<DebtPaymentFieldsProps, "form">) {
  const { debt, change } = form;
  if (debt === null) return null;
  const first = debt.items[0];
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button size="sm" variant="outline" onClick={() => change({ amount: debt.owed })}>
        {texts.all(formatPesos(debt.owed))}
      </Button>
      {first === undefined || first.open === debt.owed ? null : (
        <Button size="sm" variant="outline" onClick={() => change({ amount: first.open })}>
          {texts.item(first.reference || first.description, formatPesos(first.open))}
        </Button>
      )}
    </div>
  );
}

interface SharedProps {
  readonly form: OperationForm;
  readonly shared: SharedPayment;
}

/** What the payment settles as it is typed, oldest first. */
function Shared({ form, shared }: SharedProps) {
  const { direction } = form.written;
  const rest = sum(shared.items.map((each) => each.rest));
  return (
    <div className="debt-shares">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.oldest}</th>
            <th scope="col">{texts.part}</th>
            <th scope="col">{texts.rest}</th>
          </tr>
        </thead>
        <tbody>
          {shared.items.map(({ item, paid, rest: left }) => (
            <tr key={`${item.number} ${item.account}`}>
              <th scope="row">
                {item.reference || item.description}{" "}
                <span className="text-caption text-muted">{formatShortDay(item.date)}</span>
              </th>
              <td>
                <AmountText value={paid} />
              </td>
              <td>
                {left === 0 ? (
                  <span className="inline-flex items-center gap-1 text-success">
                    <Check size={15} aria-hidden="true" />
                    {texts.paid}
                  </span>
                ) : (
                  <AmountText value={left} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.still[direction]}</th>
            <td>
              <AmountText value={sum(shared.items.map((each) => each.paid))} zero="figure" rule="single" />
            </td>
            <td>
              <AmountText value={rest} zero="figure" rule="double" />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Why a payment of more than is owed was refused, told once and at its amount; undefined where it was not. */
export function overDebt({ debt, debts, written, problem }: OperationForm, chart: Chart): string | undefined {
  if (written.type !== "debt-payment" || problem !== "over-debt" || debts === null) return undefined;
  if (debt === null) return simpleTexts.problems["over-debt"];
  const { direction } = written;
  const over = texts.over[direction](formatPesos(sharePayment(debt, written.amount).beyond));
  return advanceAccount(direction, chart) === null ? `${over} ${texts.noAdvance}` : over;
}

/** What is more than is owed is said, and becomes an advance only if the person says so. */
function Beyond({ form, chart, shared }: DebtPaymentFieldsProps & SharedProps) {
  const { written, change } = form;
  const { direction } = written;
  if (shared.beyond === 0) return null;
  const amount = formatPesos(shared.beyond);
  const isRefused = overDebt(form, chart) !== undefined;
  const canAdvance = advanceAccount(direction, chart) !== null;
  if (isRefused && !canAdvance) return null;
  return (
    <div
      role={isRefused ? undefined : "status"}
      className={isRefused ? "rounded-field bg-errbg p-3 text-error" : "rounded-field bg-base-200 p-3"}
    >
      {isRefused ? null : <p className="mb-1">{texts.over[direction](amount)}</p>}
      {canAdvance ? (
        <Checkbox
          label={texts.advance[direction](amount)}
          checked={written.advance === true}
          onChange={(advance) => change({ advance })}
        />
      ) : (
        <p>{texts.noAdvance}</p>
      )}
    </div>
  );
}

/** The part of a payment's form that is about what it settles. */
export function DebtPaymentFields({ form, chart }: DebtPaymentFieldsProps) {
  const { debt, debts, written, problem } = form;
  // Sent before the debts are read: it is sent again once they are.
  if (debts === null && problem === "over-debt") return <p role="status">{texts.reading}</p>;
  if (debt === null) return null;
  const shared = sharePayment(debt, written.amount);
  return (
    <>
      <Shared form={form} shared={shared} />
      <Beyond form={form} chart={chart} shared={shared} />
    </>
  );
}
