import { useEffect, useRef, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { simpleTexts } from "../texts.ts";
import { placeOfOperation } from "./simple-draft.ts";
import type { OperationForm } from "./use-operation-form.ts";

const { words: texts } = simpleTexts;

interface WordsAccountProps {
  readonly form: OperationForm;
  readonly chart: Chart;
}

/** Two accounts that the words mean as likely: the person says which (UX-12). */
function OpenChoices({ form, chart }: WordsAccountProps) {
  return (
    <fieldset className="rounded-field border border-borde p-3">
      <legend className="px-1 font-semibold text-caption">{texts.which}</legend>
      <div className="flex flex-wrap gap-2">
        {form.words.open.map(({ account, means }) => (
          <Button
            key={account}
            size="sm"
            variant="outline"
            title={accountLabel(chart, account)}
            onClick={() => form.change({ account })}
          >
            {means}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Another account in its place. */
function OtherAccount({ form, chart, onClose }: WordsAccountProps & { readonly onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const take = (account: AccountCode) => {
    form.change({ account });
    onClose();
  };
  return (
    <div>
      <AccountPicker
        ref={field}
        label={texts.other}
        chart={chart}
        place={() => placeOfOperation(form.draft, chart.kind)}
        used={form.used}
        value={null}
        onChange={take}
      />
      <div className="mt-1 flex flex-wrap gap-1">
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            form.change({ account: null, byType: true });
            onClose();
          }}
        >
          {simpleTexts.clearAccount}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </div>
  );
}

interface AnsweredProps extends WordsAccountProps {
  /** Called when what was pressed is gone: the focus goes on. */
  readonly onAnswered: () => void;
}

/** The words of an expense are of a purchase or of something else: one press makes it that. */
function OtherType({ form, chart, onAnswered }: AnsweredProps) {
  const { otherType } = form.words;
  if (otherType === undefined) return null;
  const { type, account } = otherType;
  const take = () => {
    // A purchase finds the account by the same words.
    form.change(type === "purchase" ? { type } : { type, direction: "out", account });
    onAnswered();
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-caption">
      <span role="status">
        <span className="text-muted">{texts.noExpense}</span> <strong>{accountLabel(chart, account)}</strong>
      </span>
      <button type="button" className="link min-h-6" onClick={take}>
        {texts.recordAs[type]}
      </button>
    </p>
  );
}

/** The account that the words of the operation mean, said as they are typed, with the way to another one. */
export function WordsAccount({ form, chart, onAnswered }: AnsweredProps) {
  const [isOpen, setOpen] = useState(false);
  const { account, open } = form.words;
  if (form.draft.account !== null) return null;
  if (open.length > 1) return <OpenChoices form={form} chart={chart} />;
  if (account === null) return <OtherType form={form} chart={chart} onAnswered={onAnswered} />;
  if (isOpen) return <OtherAccount form={form} chart={chart} onClose={() => setOpen(false)} />;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-caption">
      <span role="status">
        <span className="text-muted">{texts.goesTo}</span> <strong>{accountLabel(chart, account)}</strong>
      </span>
      <button
        type="button"
        className="link min-h-6"
        aria-label={texts.changeOf(accountLabel(chart, account))}
        onClick={() => setOpen(true)}
      >
        {texts.change}
      </button>
    </p>
  );
}
