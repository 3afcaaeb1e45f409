import type { ReactNode } from "react";
import { formatPercent } from "#domain/kernel/format.ts";
import { Button } from "../controls/button.tsx";
import { kitTexts } from "../texts.ts";
import { feedbackTexts as texts } from "./texts.ts";
import { useStalled } from "./use-stalled.ts";

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** "12.000 de 100.000 asientos". */
  readonly detail?: ReactNode;
  readonly onCancel?: () => void;
  readonly cancelLabel?: string;
  /** False for a share that is only shown, behind which nothing runs. */
  readonly isWork?: boolean;
}

/** Progress of a long task, with a cancel button. One that tells nothing for long is said to be slow. */
export function Progress({
  label,
  share,
  detail,
  onCancel,
  cancelLabel = kitTexts.cancel,
  isWork = true,
}: ProgressProps) {
  const done = Math.min(1, Math.max(0, share));
  const isStalled = useStalled(share, isWork);
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
      {isWork ? (
        <p role="status" className="mt-2 text-muted empty:hidden">
          {isStalled ? (onCancel ? texts.slowCancel : texts.slow) : null}
        </p>
      ) : null}
    </div>
  );
}
