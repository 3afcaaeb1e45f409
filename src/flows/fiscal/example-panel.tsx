import Info from "lucide-react/icons/info";
import { useState } from "react";
import { skipText, taxSource, whyText } from "#domain/fiscal/effect-words.ts";
import { formatLedger } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { useMediaQuery } from "#ui/kit/use-media-query.ts";
import { EXAMPLES, type Example, exampleOf } from "./example-operation.ts";
import { fiscalTexts } from "./texts.ts";
import type { ProfileFormControl } from "./use-profile-form.ts";

const { example: texts } = fiscalTexts;
const SEGMENTS = EXAMPLES.map((value) => ({ value, label: texts.kinds[value] }));

/** VAT with its own account; VAT treated as cost has none. */
const OWN_ACCOUNT: ReadonlySet<string> = new Set(["vat-generated", "vat-deductible"]);

function Row({ label, amount }: { readonly label: string; readonly amount: Pesos }) {
  return (
    <div className="example-row">
      <dt>{label}</dt>
      <dd data-negative={amount < 0}>{formatLedger(amount)}</dd>
    </div>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <li className="example-note">
      <Info size={16} aria-hidden="true" />
      <span>{text}</span>
    </li>
  );
}

type ExampleResult = NonNullable<ReturnType<typeof exampleOf>>;

function Sums({ found, example }: { readonly found: ExampleResult; readonly example: Example }) {
  return (
    <dl className="example-sums">
      <Row label={texts.subtotal} amount={found.base} />
      {found.lines.map(({ label, account, amount, tax }) => (
        <Row
          key={label}
          label={OWN_ACCOUNT.has(tax.why.kind) ? texts.vat(label, account) : label}
          amount={amount}
        />
      ))}
      <div className="example-row example-total">
        <dt>{example === "sale" ? texts.collect : texts.pay}</dt>
        <dd>{formatLedger(found.settled)}</dd>
      </div>
    </dl>
  );
}

function Notes({ found }: { readonly found: ExampleResult }) {
  const withheld = found.lines.filter(({ tax }) => tax.why.kind === "withheld");
  return (
    <>
      <ul className="example-notes">
        {withheld.map(({ label, tax }) => (
          <Note key={label} text={`${label}: ${whyText(tax)}`} />
        ))}
        {found.skipped.map((each) => (
          <Note key={each.tax + each.name} text={skipText(each)} />
        ))}
        {withheld.length > 0 ? <Note text={texts.beforeVat} /> : null}
      </ul>
      {found.lines.length > 0 ? (
        <details className="example-sources">
          <summary>{texts.sources}</summary>
          <ul>
            {found.lines.map(({ label, tax }) => (
              <li key={label}>
                <span className="block font-semibold">{label}</span>
                {taxSource(tax)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function ExampleBody({ form }: { readonly form: ProfileFormControl }) {
  const [example, setExample] = useState<Example>("purchase");
  const found = exampleOf(form.draft.content, example, form.day);
  return (
    <>
      <h3 className="font-bold">{texts.titles[example]}</h3>
      <p className="text-muted text-sm">{texts.leads[example]}</p>
      <Segmented
        label={texts.choose}
        value={example}
        segments={SEGMENTS}
        onChange={setExample}
        size="sm"
        className="my-3"
      />
      {/* A single live region that stays mounted, so that screen readers announce changed sums. */}
      <div aria-live="polite">
        {found ? <Sums found={found} example={example} /> : <p className="text-error">{texts.failed}</p>}
      </div>
      {found ? <Notes found={found} /> : null}
    </>
  );
}

/**
 * The profile's effect on an operation, recalculated on each change. On narrow screens it is collapsed at the end.
 */
export function ExamplePanel({ form }: { readonly form: ProfileFormControl }) {
  const narrow = useMediaQuery("(width < 900px)");
  if (!narrow)
    return (
      <aside className="example-panel" aria-label={texts.fold}>
        <div className="example-sticky">
          <ExampleBody form={form} />
        </div>
      </aside>
    );
  return (
    <details className="example-panel">
      <summary className="font-semibold">{texts.fold}</summary>
      <ExampleBody form={form} />
    </details>
  );
}
