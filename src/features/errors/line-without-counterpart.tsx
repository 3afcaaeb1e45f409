import Scale from "lucide-react/icons/scale";
import { errorTexts } from "./texts.ts";

/** "404" in Debe, nothing in Haber: a line that does not balance. */
export function LineWithoutCounterpart() {
  return (
    <table className="ink-ledger w-full max-w-155">
      <thead>
        <tr>
          <th className="text-left">{errorTexts.account}</th>
          <th>{errorTexts.debit}</th>
          <th>{errorTexts.credit}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className="text-left">{errorTexts.askedPage}</td>
          <td className="font-medium font-serif text-[5rem]/[1.5]">{errorTexts.notFoundCode}</td>
          <td className="text-4xl">—</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td className="text-left font-semibold">
            <span className="inline-flex items-center gap-2.5">
              <Scale size={20} />
              {errorTexts.difference}
            </span>
          </td>
          <td>
            <span className="ink-sum">{errorTexts.notFoundCode}</span>
          </td>
          <td>
            <span className="ink-sum">—</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
