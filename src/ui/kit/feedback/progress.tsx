import type { ReactNode } from "react";
import { formatPercent } from "#domain/kernel/format.ts";
import { Button } from "../controls/button.tsx";
import { kitTexts } from "../texts.ts";

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** "12.000 de 100.000 asientos". */
  readonly detail?: ReactNode;
  readonly onCancel?: () => void;
  readonly cancelLabel?: string;
}

/** Progress of a long task, with a cancel button. */
export function Progress({ label, share, detail, onCancel, cancelLabel = kitTexts.cancel }: ProgressProps) {
  const done = Math.min(1, Math.max(0, share));
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <span className="text-caption text-muted">{detail ?? formatPercent(done, 0)}</span>
      </div>
      <div className="flex items-center gap-3">
        <div
          className="progress-track flex-1"
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(done * 100)}
        >
          <div className="progress-fill" style={{ transform: `scaleX(${done})` }} />
        </div>
        {onCancel ? (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {cancelLabel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
