import { useState } from "react";
import type { ClosingPoint } from "#domain/accounting/closing/points/closing-point.ts";
import { uncapitalize } from "#domain/kernel/capitals.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatDay, formatMonth } from "#domain/kernel/format.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { leftByReopening } from "./step-words.ts";
import { closingTexts as texts } from "./texts.ts";
import { useClosingActions } from "./use-closing-actions.ts";
import type { Transfer } from "./use-transfer.ts";
import type { ClosingView } from "./use-year-closing.ts";

export interface PeriodProps {
  readonly open: OpenBook;
  readonly view: ClosingView;
  readonly points: readonly ClosingPoint[];
  readonly transfer: Transfer;
}

interface EarlyProps extends Pick<PeriodProps, "view"> {
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function isClosed({ closing, proposed }: ClosingView): boolean {
  return closing.length > 0 && proposed.length === 0;
}

/** The period's last month if it is closed, in which case no closing can be posted; otherwise null. */
function shutMonth({ months }: ClosingView): Month | null {
  const last = months.at(-1);
  return last?.closed ? last.month : null;
}

/** How the entries can be undone, or the closed month that prevents it. */
export function remarkOf(view: ClosingView, copies: boolean): string {
  const shut = isClosed(view) ? null : shutMonth(view);
  if (shut !== null) return texts.shut(formatMonth(shut));
  if (view.locked !== null) return texts.locked(formatMonth(view.locked));
  const undoable = texts.undoable(uncapitalize(formatMonth(view.period.last)));
  return isClosed(view) || !copies ? undoable : `${undoable} ${texts.copied}`;
}

/** Number of points that are open. */
export function leftOf(points: readonly ClosingPoint[]): number {
  return points.filter(({ state }) => state === "missing" || state === "waiting").length;
}

/** Whether nothing prevents closing the period now. */
function canClose(view: ClosingView, { shown }: Transfer): boolean {
  const drafts = view.months.some((month) => month.drafts > 0);
  const bad = shown?.ticked && shown.problem !== null;
  return !drafts && !view.earlierOpen && shutMonth(view) === null && !bad;
}

/** Asks before a period is closed that has not ended: its books would have to be closed again. */
function EarlyClosing({ view, busy, onCancel, onConfirm }: EarlyProps) {
  const { period } = view;
  return (
    <ConfirmDialog
      open
      title={texts.earlyTitle(period)}
      text={texts.earlyText(formatDay(period.to))}
      confirmLabel={texts.close(period)}
      busy={busy}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}

/** Closes a period, or takes its closing back. */
export function ClosingButtons({ open, view, points, transfer }: PeriodProps) {
  const { busy, close, reopen } = useClosingActions(open.book.id, view.period);
  const [asking, setAsking] = useState<"reopen" | "early" | null>(null);
  const { closing, carried, proposed, period } = view;
  const writable = open.book.status === "active";
  const taken = closing.length + carried.length;
  const left = isClosed(view) ? 0 : leftOf(points);
  const closeNow = () => {
    setAsking(null);
    void close(transfer.shown === null ? undefined : transfer.entry);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {left > 0 ? <p className="mr-1 text-caption text-muted">{texts.left(left)}</p> : null}
      {taken > 0 && writable && view.locked === null ? (
        <Button variant="outline" disabled={busy} onClick={() => setAsking("reopen")}>
          {texts.reopen}
        </Button>
      ) : null}
      {proposed.length > 0 && writable ? (
        <Button
          variant="primary"
          disabled={busy || !canClose(view, transfer)}
          onClick={() => (period.to > view.today ? setAsking("early") : closeNow())}
        >
          {texts.close(period)}
        </Button>
      ) : null}
      {asking === "early" ? (
        <EarlyClosing view={view} busy={busy} onCancel={() => setAsking(null)} onConfirm={closeNow} />
      ) : null}
      <ConfirmDialog
        open={asking === "reopen"}
        title={texts.reopenTitle(period)}
        text={texts.reopenText(taken)}
        detail={leftByReopening(view.input)}
        confirmLabel={texts.reopen}
        tone="danger"
        busy={busy}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          void reopen();
        }}
      />
    </div>
  );
}
