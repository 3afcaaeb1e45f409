import { formatNumber } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { type HeroFigure, type HeroPart, partAmount } from "./hero-figures.ts";
import { SampleLink } from "./sample-link.tsx";
import { bodyTexts } from "./texts.ts";

const { ledger, sample } = bodyTexts;
const amountText = (amount: number) => formatNumber(pesos(amount));

function PartRow({ part }: { readonly part: HeroPart }) {
  return (
    <tr>
      <th scope="row" className="border-raya border-b py-2.5 text-left font-normal">
        {part.label}
        {part.rate === undefined ? null : (
          <span className="block text-caption text-muted">{ledger.base(amountText(part.amount))}</span>
        )}
      </th>
      <td className="border-raya border-b py-2.5 text-right">{amountText(partAmount(part))}</td>
    </tr>
  );
}

interface HeroSourceProps {
  readonly figure: HeroFigure;
  readonly onClose: () => void;
}

/** What a figure of the home page's ledger is made of, and the way to a whole company where every figure opens. */
export function HeroSource({ figure: { name, amount, parts }, onClose }: HeroSourceProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={ledger.sourceTitle}
      subtitle={name}
      footer={
        <SampleLink href={sample.ways.ledger.href} className={buttonClass({ variant: "primary" })}>
          {ledger.toSample}
        </SampleLink>
      }
    >
      <table className="w-full">
        <caption className="sr-only">{ledger.partsOf(name)}</caption>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.label} part={part} />
          ))}
          <tr>
            <th scope="row" className="py-3 text-left font-semibold">
              {name}
            </th>
            <td className="py-3 text-right font-semibold">
              <span className="rule-figure" data-rule="double">
                {amountText(amount)}
              </span>
            </td>
          </tr>
        </tbody>
      </table>
    </Dialog>
  );
}
