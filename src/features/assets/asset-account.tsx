import type { AccountCode, Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { AssetFieldProblem } from "#domain/assets/asset.ts";
import type { Day } from "#domain/kernel/day.ts";
import { ASSET_FIELD_TEXTS } from "#session/notices/asset-refusal-text.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { assetTexts } from "./texts.ts";
import type { AssetForm } from "./use-asset-form.ts";

const { form: texts } = assetTexts;

export interface AssetPartProps {
  readonly form: AssetForm;
  readonly chart: Chart;
  readonly today: Day;
}

/** What is said at the field of a problem that the form has. */
export const errorOf = (form: AssetForm, problem: AssetFieldProblem) =>
  form.has(problem) ? ASSET_FIELD_TEXTS[problem] : undefined;

type AccountKey = "account" | "accumulated" | "impaired" | "expense" | "paidFrom";

const SIDES: Readonly<Record<AccountKey, Side>> = {
  account: "debit",
  expense: "debit",
  accumulated: "credit",
  impaired: "credit",
  paidFrom: "credit",
};

/** One of the accounts of an asset, or the one that pays it. */
export function AssetAccount({ form, chart, field }: AssetPartProps & { readonly field: AccountKey }) {
  const { draft, fields, say } = form;
  const isSame = field === "expense" || (field === "account" && fields.account === fields.expense);
  return (
    <AccountPicker
      label={texts[field]}
      chart={chart}
      value={field === "paidFrom" ? draft.paidFrom : fields[field]}
      place={() => ({ side: SIDES[field], others: [] })}
      error={
        field === "paidFrom" ? errorOf(form, "paid-from") : isSame ? errorOf(form, "accounts") : undefined
      }
      onChange={(code: AccountCode) => say({ [field]: code })}
    />
  );
}
