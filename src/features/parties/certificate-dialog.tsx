import { useMemo, useState } from "react";
import { representativeLine } from "#domain/company/signers.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { headTexts } from "#reports/texts.ts";
import { WITHHELD_NAMES, withheldConcept, withheldReport } from "#reports/withheld/withheld-report.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { WithheldYear } from "#storage/queries/parties/withheld.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { certificateTexts as texts } from "./texts.ts";

interface CertificateDialogProps {
  readonly open: OpenBook;
  /** The name, and the document after it where it has one. */
  readonly name: string;
  readonly document: string | null;
  readonly years: readonly WithheldYear[];
  readonly onClose: () => void;
}

type TableProps = Pick<OpenBook, "chart"> & Pick<WithheldYear, "rows">;

function Rows({ chart, rows }: TableProps) {
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-base-content border-b text-caption text-muted">
          <th scope="col" className="py-1.5 text-start font-semibold">
            {texts.concept}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-end font-semibold">
            {texts.base}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-end font-semibold">
            {texts.withheld}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ account, tax, base, amount }) => (
          <tr key={account} className="border-raya border-b">
            <th scope="row" className="py-1.5 text-start font-normal">
              <span className="block">{withheldConcept(chart, account)}</span>
              <span className="block text-caption text-muted">{WITHHELD_NAMES[tax]}</span>
            </th>
            <td className="pl-3 text-end">
              <AmountText value={base === null ? null : pesos(base)} />
            </td>
            <td className="pl-3 text-end">
              <AmountText value={pesos(amount)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="py-2 text-start" colSpan={2}>
            {texts.total}
          </th>
          <td className="pl-3">
            <AmountText
              value={pesos(rows.reduce((sum, { amount }) => sum + amount, 0))}
              zero="figure"
              rule="double"
            />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The certificate of what was withheld from a third party in a year (ET art. 381), to be printed and signed. */
export function CertificateDialog({ open, name, document, years, onClose }: CertificateDialogProps) {
  const { book, chart, company } = open;
  const [asked, setAsked] = useState<number | null>(null);
  const shown = years.find(({ year }) => year === asked) ?? years[0];
  const whom = document === null ? name : `${name}, ${document}`;
  const report = useMemo(() => {
    const who = company === null ? headTexts.noCompany : headTexts.nit(company.name, company.nit);
    const period = `${texts.year(shown?.year ?? 0)}. ${texts.to(whom)}`;
    return withheldReport(chart, shown?.rows ?? [], { subtitle: who, period });
  }, [chart, company, shown, whom]);
  if (shown === undefined) return null;
  const isBaseMissing = shown.rows.some(({ base }) => base === null);
  const signer = representativeLine(company?.signers) ?? {
    name: company?.name ?? "",
    role: texts.agent,
    document: company?.nit ?? "",
  };
  const source = reportSource({
    report,
    company,
    book: book.name,
    period: report.period,
    when: String(shown.year),
    about: name,
    signatures: [signer],
    sheet: { remark: texts.remark(whom, shown.year, company?.city ?? "") },
  });
  return (
    <Dialog
      open
      size="md"
      title={texts.title(name)}
      onClose={onClose}
      footer={
        <ExportMenu
          source={source}
          capability="export-statement"
          words={texts.download}
          onPremium={openUpgrade}
        />
      }
    >
      <div className="grid gap-4">
        <SelectField
          label={texts.ofYear}
          value={String(shown.year)}
          options={years.map(({ year }) => ({ value: String(year), label: String(year) }))}
          onChange={(year) => setAsked(Number(year))}
        />
        <Rows chart={chart} rows={shown.rows} />
        {isBaseMissing ? <Banner tone="info">{texts.noBase}</Banner> : null}
        {document === null ? <Banner tone="warn">{texts.noDocument}</Banner> : null}
        <p className="text-caption text-muted">{texts.law}</p>
      </div>
    </Dialog>
  );
}

/** The sum of a year beside what opens its certificate. */
export function withheldText({ year, rows }: WithheldYear): string {
  return texts.sum(year, formatPesos(pesos(rows.reduce((sum, { amount }) => sum + amount, 0))));
}
