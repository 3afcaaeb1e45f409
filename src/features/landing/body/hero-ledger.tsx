import Check from "lucide-react/icons/check";
import { bodyTexts } from "./texts.ts";

const { ledger } = bodyTexts;

interface Line {
  readonly date?: string;
  readonly account: string;
  readonly debit: string;
  readonly credit: string;
}

interface PageProps {
  readonly lines: readonly Line[];
  readonly total: string;
  /** With dates, a margin and a blank line that continues below. */
  readonly wide: boolean;
}

function LineRow({ line, wide }: { readonly line: Line; readonly wide: boolean }) {
  return (
    <tr>
      {wide ? <td className="hero-date">{line.date}</td> : null}
      <td className="hero-account" data-side={line.debit === "" ? "credit" : "debit"}>
        {line.account}
      </td>
      <td className="hero-debit">{line.debit}</td>
      <td className="hero-credit">{line.credit}</td>
      {wide ? <td className="hero-margin" /> : null}
    </tr>
  );
}

function Sum({ total }: { readonly total: string }) {
  return (
    <span className="rule-figure" data-rule="double">
      {total}
    </span>
  );
}

function Page({ lines, total, wide }: PageProps) {
  return (
    <table className="hero-table" data-wide={wide}>
      <thead>
        <tr>
          {wide ? <th className="hero-date">{ledger.date}</th> : null}
          <th className="hero-account">{ledger.account}</th>
          <th className="hero-debit">{ledger.debit}</th>
          <th className="hero-credit">{ledger.credit}</th>
          {wide ? <th className="hero-margin" /> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={`${line.account}${line.debit}${line.credit}`} line={line} wide={wide} />
        ))}
        <tr>
          {wide ? <td className="hero-date" /> : null}
          <td className="hero-account font-semibold text-success">
            <span className="inline-flex items-center gap-2">
              <Check size={18} />
              {ledger.equal}
            </span>
          </td>
          <td className="hero-debit">
            <Sum total={total} />
          </td>
          <td className="hero-credit">
            <Sum total={total} />
          </td>
          {wide ? <td className="hero-margin" /> : null}
        </tr>
        {wide ? <LineRow wide line={{ account: "", debit: "", credit: "" }} /> : null}
      </tbody>
    </table>
  );
}

/** An illustration; the text beside it says the same. On phones, only its first entry. */
export function HeroLedger() {
  return (
    <div aria-hidden="true" className="hero-ledger">
      <div className="max-md:hidden">
        <p className="hero-caption">{ledger.caption}</p>
        <Page lines={ledger.lines} total={ledger.total} wide />
      </div>
      <div className="md:hidden">
        <Page lines={ledger.short.lines} total={ledger.short.total} wide={false} />
      </div>
    </div>
  );
}
