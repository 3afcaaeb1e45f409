import { DEED_FACTS } from "#domain/guided/deed.ts";
import { GUIDED_MEANS, type GuidedMeans, type GuidedPayment } from "#domain/guided/guided-operation.ts";
import { operationTotal } from "#domain/guided/missing.ts";
import { paymentAmounts } from "#domain/guided/payment-shares.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { nameOfAccount } from "../question-options.ts";
import { guidedPanelTexts, MEANS_NAMES } from "../texts.ts";
import type { DetailFieldsProps } from "./detail-fields.ts";

const { details: texts } = guidedPanelTexts;

/** Amounts of each payment as they are now; zero where the shares do not come to the whole. */
function amountsOf({ operation }: DetailFieldsProps): readonly Pesos[] {
  const { payments } = operation;
  const total = operationTotal(operation);
  const parts = total === null ? null : paymentAmounts(total, payments);
  return payments.map(({ share }, at) => parts?.[at] ?? (share.kind === "amount" ? share.amount : ZERO));
}

/** What was paid in each of several ways: all but the last are typed, the last is what is left. */
function Shares(props: DetailFieldsProps) {
  const { operation, world, onAnswer } = props;
  const { payments } = operation;
  const amounts = amountsOf(props);
  const setShare = (at: number, amount: Pesos) =>
    onAnswer({
      kind: "shares",
      value: payments.map((payment, index): GuidedPayment => {
        if (index === payments.length - 1) return { ...payment, share: { kind: "rest" } };
        const own = index === at ? amount : (amounts[index] ?? ZERO);
        return { ...payment, share: { kind: "amount", amount: own } };
      }),
    });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{texts.several}</legend>
      {payments.map(({ means, pocket }, at) => {
        const name = pocket === null ? MEANS_NAMES[means] : nameOfAccount(world.chart, pocket);
        return at === payments.length - 1 ? (
          <p key={name}>{texts.rest(name)}</p>
        ) : (
          <MoneyField
            key={name}
            label={name}
            prefix
            blankZero
            value={amounts[at] ?? ZERO}
            onChange={(amount) => setShare(at, amount)}
          />
        );
      })}
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => onAnswer({ kind: "means", value: payments[0]?.means ?? "cash" })}
      >
        {texts.oneMeans}
      </Button>
    </fieldset>
  );
}

/** Where the money of a transfer between own accounts comes from and goes to. */
function Pockets({ operation, world, onAnswer }: DetailFieldsProps) {
  const [payment] = operation.payments;
  return (
    <>
      <AccountPicker
        label={texts.toPocket}
        chart={world.chart}
        value={operation.account?.value ?? null}
        onChange={(value) => onAnswer({ kind: "account", value })}
      />
      {operation.account === null ? null : (
        <AccountPicker
          label={texts.fromPocket}
          chart={world.chart}
          value={payment?.pocket ?? null}
          onChange={(value) => onAnswer({ kind: "pocket", value })}
        />
      )}
    </>
  );
}

/** How it was paid, and when what is owed falls due. */
export function PaymentFields(props: DetailFieldsProps) {
  const { operation, world, onAnswer } = props;
  const deed = operation.deed?.value;
  if (deed === "transfer") return <Pockets {...props} />;
  const against = deed === undefined ? "settled" : DEED_FACTS[deed].against;
  // A deed that moves no money is paid in no way.
  if (against === "counter") return null;
  const [payment, ...others] = operation.payments;
  const credit = operation.payments.find(({ means }) => means === "credit");
  const means = GUIDED_MEANS.filter((each) => against === "settled" || each !== "credit");
  return (
    <>
      {others.length > 0 ? (
        <Shares {...props} />
      ) : (
        <SelectField<GuidedMeans>
          label={texts.means}
          help={payment?.pocket ? texts.inPocket(nameOfAccount(world.chart, payment.pocket)) : undefined}
          value={payment?.means ?? ""}
          placeholder={texts.chooseMeans}
          options={means.map((value) => ({ value, label: MEANS_NAMES[value] }))}
          onChange={(value) => onAnswer({ kind: "means", value })}
        />
      )}
      {credit === undefined ? null : (
        <DateField
          label={texts.due}
          picker
          value={credit.due}
          today={world.today}
          onChange={(value) => onAnswer({ kind: "due", value })}
        />
      )}
    </>
  );
}
