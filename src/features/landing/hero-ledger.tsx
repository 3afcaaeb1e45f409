import Check from "lucide-react/icons/check";
import { landingTexts } from "./texts.ts";

const { ledger } = landingTexts;

/** A drawing: what it says is said in words beside it. */
export function HeroLedger() {
  return (
    <div aria-hidden="true" className="hero-ledger">
      <p className="hero-caption">{ledger.caption}</p>
      <table className="hero-table">
        <thead>
          <tr>
            <th>{ledger.date}</th>
            <th>{ledger.account}</th>
            <th>{ledger.debit}</th>
            <th>{ledger.credit}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {ledger.lines.map((line) => (
            <tr key={`${line.account}${line.debit}${line.credit}`}>
              <td>{line.date}</td>
              <td data-side={line.debit === "" ? "credit" : "debit"}>{line.account}</td>
              <td>{line.debit}</td>
              <td>{line.credit}</td>
              <td />
            </tr>
          ))}
          <tr>
            <td />
            <td className="font-semibold text-success">
              <span className="inline-flex items-center gap-2">
                <Check size={18} />
                {ledger.equal}
              </span>
            </td>
            <td>
              <span className="rule-figure" data-rule="double">
                {ledger.total}
              </span>
            </td>
            <td>
              <span className="rule-figure" data-rule="double">
                {ledger.total}
              </span>
            </td>
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  );
}
