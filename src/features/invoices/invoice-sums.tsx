import type { ReviewedDocument } from "#domain/invoice/review.ts";
import { formatNumber } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { registeredSums } from "./registered-sums.ts";
import { invoiceTexts } from "./texts.ts";

const { columns, sums: texts } = invoiceTexts;

function Sum({ name, value }: { readonly name: string; readonly value: Pesos }) {
  return (
    <span className="invoice-figure">
      <span className="invoice-name">{name} </span>
      <AmountText value={value} zero="figure" rule="double" />
    </span>
  );
}

/** What one press records, in figures: purchases and sales apart. */
export function InvoiceSums({ documents }: { readonly documents: readonly ReviewedDocument[] }) {
  return registeredSums(documents).map(({ deed, invoices, notes, base, vat, total, withheld, net }) => (
    <section key={deed} aria-label={texts.title[deed]} className="invoice-line invoice-sums">
      <p className="invoice-sums-name">
        <span className="block font-semibold">{texts.title[deed]}</span>
        <span className="text-caption text-muted">{texts.count(invoices, notes)}</span>
      </p>
      <Sum name={columns.base} value={base} />
      <Sum name={columns.vat} value={vat} />
      <Sum name={columns.total} value={total} />
      <p className="invoice-standing">
        {withheld === 0 ? null : (
          <span>
            {texts.withheld} <strong>{formatNumber(withheld)}</strong>
          </span>
        )}
        <span>
          {texts.net[deed]} <strong>{formatNumber(net)}</strong>
        </span>
      </p>
    </section>
  ));
}
