import Check from "lucide-react/icons/check";
import { lazy, Suspense, useState } from "react";
import { formatNumber } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { HERO_LINES, type HeroFigure, type HeroLine, heroSum, SHORT_HERO_LINES } from "./hero-figures.ts";
import { bodyTexts } from "./texts.ts";

const { ledger } = bodyTexts;

const HeroSource = lazy(async () => ({ default: (await import("./hero-source.tsx")).HeroSource }));

type Press = (figure: HeroFigure) => void;

interface FigureProps {
  readonly figure: HeroFigure;
  readonly onPress: Press;
  readonly isSum?: boolean;
}

/** A figure is a button to what it is made of, here as in the product. */
function Figure({ figure, onPress, isSum = false }: FigureProps) {
  const amount = formatNumber(pesos(figure.amount));
  return (
    <button
      type="button"
      className="hero-figure"
      aria-label={ledger.figureName(amount, figure.name)}
      aria-haspopup="dialog"
      onClick={() => onPress(figure)}
    >
      {isSum ? (
        <span className="rule-figure" data-rule="double">
          {amount}
        </span>
      ) : (
        amount
      )}
    </button>
  );
}

interface RowProps {
  readonly line: HeroLine;
  readonly wide: boolean;
  readonly onPress: Press;
}

function LineRow({ line, wide, onPress }: RowProps) {
  const figure = <Figure figure={{ ...line, name: line.account }} onPress={onPress} />;
  return (
    <tr>
      {wide ? <td className="hero-date">{line.date}</td> : null}
      <td className="hero-account" data-side={line.side}>
        {line.account}
      </td>
      <td className="hero-debit">{line.side === "debit" ? figure : null}</td>
      <td className="hero-credit">{line.side === "credit" ? figure : null}</td>
      {wide ? <td className="hero-margin" /> : null}
    </tr>
  );
}

interface PageProps {
  readonly lines: readonly HeroLine[];
  /** With dates, a margin and a blank line that continues below. */
  readonly wide: boolean;
  readonly onPress: Press;
}

function Sums({ lines, wide, onPress }: PageProps) {
  return (
    <tr>
      {wide ? <td className="hero-date" /> : null}
      <td className="hero-account font-semibold text-success">
        <span className="inline-flex items-center gap-2">
          <Check size={18} aria-hidden="true" />
          {ledger.equal}
        </span>
      </td>
      <td className="hero-debit">
        <Figure isSum figure={heroSum(lines, "debit", ledger.debitSum)} onPress={onPress} />
      </td>
      <td className="hero-credit">
        <Figure isSum figure={heroSum(lines, "credit", ledger.creditSum)} onPress={onPress} />
      </td>
      {wide ? <td className="hero-margin" /> : null}
    </tr>
  );
}

function BlankRow() {
  return (
    <tr>
      <td className="hero-date" />
      <td className="hero-account" />
      <td className="hero-debit" />
      <td className="hero-credit" />
      <td className="hero-margin" />
    </tr>
  );
}

function Page(props: PageProps) {
  const { lines, wide, onPress } = props;
  return (
    <table className="hero-table" data-wide={wide}>
      <caption className="sr-only">{ledger.caption}</caption>
      <thead>
        <tr>
          {wide ? (
            <th scope="col" className="hero-date">
              {ledger.date}
            </th>
          ) : null}
          <th scope="col" className="hero-account">
            {ledger.account}
          </th>
          <th scope="col" className="hero-debit">
            {ledger.debit}
          </th>
          <th scope="col" className="hero-credit">
            {ledger.credit}
          </th>
          {wide ? <td className="hero-margin" /> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={`${line.account} ${line.amount}`} line={line} wide={wide} onPress={onPress} />
        ))}
        <Sums {...props} />
        {wide ? <BlankRow /> : null}
      </tbody>
    </table>
  );
}

/** Three entries whose figures open what they are made of. On phones, only the first entry. */
export function HeroLedger() {
  const [open, setOpen] = useState<HeroFigure | null>(null);
  return (
    <div className="hero-ledger">
      <div className="max-md:hidden">
        <p className="hero-caption" aria-hidden="true">
          {ledger.caption}
        </p>
        <Page lines={HERO_LINES} wide onPress={setOpen} />
      </div>
      <div className="md:hidden">
        <Page lines={SHORT_HERO_LINES} wide={false} onPress={setOpen} />
      </div>
      {open === null ? null : (
        <Suspense fallback={null}>
          <HeroSource figure={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
