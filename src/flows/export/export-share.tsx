import { formatPercent } from "#domain/kernel/format.ts";
import type { Store } from "#ui/kit/create-store.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { exportTexts as texts } from "./texts.ts";

interface ExportShareProps {
  readonly label: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly done: Store<number>;
}

/** How far the file is, inside its notice. Its figures are hidden from readers, which would read each of them. */
export function ExportShare({ label, name, done }: ExportShareProps) {
  const share = useStore(done);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <span aria-hidden="true">{texts.share(formatPercent(share, 0), name)}</span>
    </span>
  );
}
