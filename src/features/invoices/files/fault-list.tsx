import CircleAlert from "lucide-react/icons/circle-alert";
import { Button } from "#ui/kit/controls/button.tsx";
import { invoiceTexts as texts } from "../texts.ts";

interface FaultListProps {
  readonly faults: readonly string[];
  readonly onClear: () => void;
}

/** So many are shown at once; the others on request. */
const FIRST = 8;

function Faults({ faults }: Pick<FaultListProps, "faults">) {
  return (
    <ul className="mt-2 list-disc ps-5 text-sm">
      {faults.map((fault, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name and one fault
        <li key={index} className="wrap-anywhere">
          {fault}
        </li>
      ))}
    </ul>
  );
}

/** The files that were not read, each with its reason. */
export function FaultList({ faults, onClear }: FaultListProps) {
  if (faults.length === 0) return null;
  const title = texts.faults(faults.length);
  return (
    <section className="mt-4 border border-error bg-errbg p-4" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-2 font-semibold text-error">
          <CircleAlert size={18} aria-hidden="true" />
          {title}
        </h2>
        <Button size="sm" onClick={onClear}>
          {texts.clearFaults}
        </Button>
      </div>
      <Faults faults={faults.slice(0, FIRST)} />
      {faults.length > FIRST ? (
        <details className="mt-2">
          <summary className="cursor-pointer font-semibold text-sm">
            {texts.moreFaults(faults.length - FIRST)}
          </summary>
          <Faults faults={faults.slice(FIRST)} />
        </details>
      ) : null}
    </section>
  );
}
