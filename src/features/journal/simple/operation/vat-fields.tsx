import type { Chart } from "#domain/accounting/chart.ts";
import {
  isTaxAccount,
  type TaxShares,
  taxShares,
  VAT_RATES,
  type VatRate,
} from "#domain/accounting/operations/tax-parts.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { simpleTexts } from "../texts.ts";
import { type DraftType, draftDirection } from "./simple-draft.ts";
import type { OperationForm } from "./use-operation-form.ts";
import { vatPlace } from "./vat-draft.ts";

const { vat: texts } = simpleTexts;

interface VatFieldsProps {
  readonly form: OperationForm;
  readonly chart: Chart;
}

const RATES = VAT_RATES.map((rate) => ({ value: String(rate) as `${VatRate}`, label: `${rate} %` }));

/** The switch, and the rate where no profile names one. */
function VatSwitch({ form }: Pick<VatFieldsProps, "form">) {
  const { draft, taxes } = form;
  const usual = VAT_RATES.find((rate) => rate === taxes.vatRate) ?? VAT_RATES[0];
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Checkbox
        look="toggle"
        label={<span className="font-semibold">{texts.on(draft.vat ?? usual)}</span>}
        checked={draft.vat !== undefined}
        onChange={(on) => form.change({ vat: on ? usual : undefined })}
      />
      {draft.vat === undefined ? null : (
        <Segmented
          label={texts.rate}
          size="sm"
          value={`${draft.vat}`}
          segments={RATES}
          onChange={(rate) => form.change({ vat: Number(rate) as VatRate })}
        />
      )}
    </div>
  );
}

interface PartsProps {
  readonly type: DraftType;
  readonly base: Pesos;
  readonly shares: TaxShares;
  /** What moves, or is owed. */
  readonly settled: Pesos;
  readonly end: string;
}

/** Of whom each part of the amount is. What is the DIAN's is hatched: it lies among one's money and is not one's own. */
function Parts({ type, base, shares, settled, end }: PartsProps) {
  const { dian, town, deductible, ahead } = shares;
  const others = dian + town;
  const rows: readonly (readonly [label: string, hint: string, amount: Pesos])[] = [
    [texts.dian, texts.dianHint, dian],
    [texts.town, texts.townHint, town],
    [texts.deductible, texts.deductibleHint, deductible],
    [texts.ahead, texts.aheadHint, ahead],
  ];
  return (
    <div className="vat-parts">
      <div className="vat-bar" aria-hidden="true">
        <span style={{ flexGrow: base }} />
        <span data-theirs style={{ flexGrow: others + deductible + ahead }} />
      </div>
      <table>
        <tbody>
          <tr>
            <th scope="row">{texts.base[type]}</th>
            <td>
              <AmountText value={base} zero="figure" />
            </td>
          </tr>
          {rows
            .filter(([, , amount]) => amount !== 0)
            .map(([label, hint, amount]) => (
              <tr key={label}>
                <th scope="row">
                  {label} <span className="text-caption text-muted">{hint}</span>
                </th>
                <td>
                  <AmountText value={amount} />
                </td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{end}</th>
            <td>
              <AmountText value={settled} zero="figure" rule="double" />
            </td>
          </tr>
        </tfoot>
      </table>
      {others > 0 ? (
        <p role="status" className="text-caption">
          {texts.theirs(pesos(others), dian, town)}
        </p>
      ) : null}
    </div>
  );
}

/** What of the operation is its own, and what is of the DIAN, of the municipality, or paid to them ahead. */
function TaxParts({ form, chart }: VatFieldsProps) {
  const { written, taxes, pockets } = form;
  const parts = taxes.lines.filter(({ account }) => isTaxAccount(account, chart.kind));
  if (parts.length === 0) return null;
  const direction = draftDirection(written);
  const shares = taxShares(parts, chart.kind);
  const { dian, town, deductible, ahead } = shares;
  const base = taxes.settled + (direction === "in" ? ahead - dian - town : dian + town - deductible);
  const pocket = pockets.find(({ account }) => account === written.pocket)?.name ?? "";
  const end = written.method === "other" ? texts.owed[direction] : texts.moved[direction](pocket);
  return <Parts type={written.type} base={pesos(base)} shares={shares} settled={taxes.settled} end={end} />;
}

/** "Con IVA": the amount includes it, and it is written apart. */
export function VatFields({ form, chart }: VatFieldsProps) {
  const { written, taxes, draft } = form;
  const place = vatPlace(written, chart);
  // Without an amount too: what is below stays where it is while one is typed.
  if (place === "none") return null;
  // Who does not charge IVA can neither collect it nor take it off: what was paid of it is cost.
  const isOurs = !taxes.hasProfile || taxes.vatRate !== null || draft.vat !== undefined;
  return (
    <>
      {isOurs ? (
        <section className="grid gap-3 rounded-field border border-borde p-3" aria-label={texts.region}>
          <VatSwitch form={form} />
          {draft.vat !== undefined && place === "in-cost" ? (
            <p role="status" className="field-note">
              {texts.inCost}
            </p>
          ) : null}
          <TaxParts form={form} chart={chart} />
        </section>
      ) : (
        <TaxParts form={form} chart={chart} />
      )}
    </>
  );
}
