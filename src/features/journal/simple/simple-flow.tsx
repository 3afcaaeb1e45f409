import type { MoneyFlow } from "#domain/accounting/operations/money-flow.ts";
import { negate } from "#domain/kernel/pesos.ts";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { EnteredIcon, LeftIcon } from "./operation/simple-icons.tsx";
import { simpleTexts as texts } from "./texts.ts";

interface SimpleFlowProps {
  /** Null while it is being calculated. */
  readonly flow: MoneyFlow | null;
}

/** Room for any amount, so that nothing moves when the figures come. */
const AMOUNT = "min-w-44 text-end";
const TOTAL = `${AMOUNT} flex min-h-8 items-center justify-end`;

// With a key, so that its element is not widened into the figure that follows.
const dash = (
  <span key="dash" className="text-muted">
    —
  </span>
);

/** Entró, Salió, Queda: a subtraction whose result is final, hence the double rule. */
export function SimpleFlow({ flow }: SimpleFlowProps) {
  return (
    <dl aria-label={texts.flow} className="px-4 py-4 text-[0.9375rem] md:px-6">
      <div className="flex min-h-7 items-center gap-2">
        <dt className="flex flex-1 items-center gap-2">
          <EnteredIcon />
          {texts.entered}
        </dt>
        <dd className={AMOUNT}>
          {flow === null || flow.entered === 0 ? dash : <PesosText value={flow.entered} signed />}
        </dd>
      </div>
      <div className="flex min-h-7 items-center gap-2">
        <dt className="flex flex-1 items-center gap-2">
          <LeftIcon />
          {texts.left}
        </dt>
        <dd className={AMOUNT}>
          {flow === null || flow.left === 0 ? dash : <PesosText value={negate(flow.left)} signed />}
        </dd>
      </div>
      <div className="mt-1 flex min-h-9 items-center gap-2 text-base">
        <dt className="flex-1 font-bold">{texts.stays}</dt>
        <dd className={TOTAL}>
          {flow === null ? (
            dash
          ) : (
            <span className="rule-figure" data-rule="double">
              <PesosText value={flow.stays} />
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}
