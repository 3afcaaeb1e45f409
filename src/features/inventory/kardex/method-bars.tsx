import type { MethodComparison, MethodShare } from "#domain/inventory/glance/method-comparison.ts";
import { formatLedger, formatPesos } from "#domain/kernel/format.ts";
import { abs, add, subtract } from "#domain/kernel/pesos.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { COSTING_NAMES } from "../texts.ts";
import { kardexTexts as texts } from "./texts.ts";
import "./kardex.css";

function Bar({
  share: { method, cost, left },
  used,
}: {
  readonly share: MethodShare;
  readonly used: boolean;
}) {
  const whole = cost + left;
  const name = used ? `${COSTING_NAMES[method]}, ${texts.inUse}` : COSTING_NAMES[method];
  return (
    <div className="method-bar" data-used={used}>
      <dt className={classNames(used && "font-semibold")}>{name}</dt>
      <dd style={{ "--share": whole > 0 ? cost / whole : 0 }}>
        <span>
          <span>{texts.cost}</span> {formatLedger(cost)}
        </span>
        <span>
          <span>{texts.left}</span> {formatLedger(left)}
        </span>
      </dd>
    </div>
  );
}

/** What the method in use makes of the same moves beside the other one. */
export function MethodBars({ used, other }: MethodComparison) {
  const difference = subtract(other.cost, used.cost);
  return (
    <section aria-labelledby="stock-methods" className="mt-6">
      <h2 id="stock-methods" className="section-head">
        {texts.compare}
      </h2>
      <dl className="mt-3 grid gap-3">
        <Bar share={used} used />
        <Bar share={other} used={false} />
      </dl>
      <p className="mt-3 text-caption text-muted">
        {texts.says(
          formatPesos(add(used.cost, used.left)),
          COSTING_NAMES[other.method],
          formatPesos(abs(difference)),
          difference < 0,
        )}
      </p>
    </section>
  );
}
