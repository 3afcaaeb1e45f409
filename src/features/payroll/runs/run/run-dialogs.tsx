import { lazy, Suspense, useMemo, useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { later, periodName } from "#domain/payroll/run/period.ts";
import { runEntry } from "#domain/payroll/run/run-entry.ts";
import { NET_PAYABLE } from "#domain/payroll/slip/concepts.data.ts";
import { PostEntryDialog } from "#flows/post-entry/post-entry-dialog.tsx";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useFollowing } from "#ui/kit/use-following.ts";
import { PayDialog } from "../../payments/pay-dialog.tsx";
import { useFutureDay } from "../../payments/use-future-day.tsx";
import { useWorkerNames } from "../../payments/use-worker-names.ts";
import { actionTexts as texts } from "../action-texts.ts";
import { runsTexts } from "../texts.ts";
import { runDebt } from "./run-debt.ts";
import { RunHistory } from "./run-history.tsx";
import type { RunView } from "./use-run.ts";
import type { RunActions } from "./use-run-actions.ts";

const NoveltyDialog = lazy(async () => ({
  default: (await import("../novelties/novelty-dialog.tsx")).NoveltyDialog,
}));

export type Asked = "novelties" | "close" | "pay" | "post" | "reverse" | "history";

interface DialogsProps {
  readonly view: RunView;
  readonly asked: Asked;
  /** A list that was brought elsewhere; null, to be chosen. */
  readonly given: File | null;
  readonly actions: RunActions;
  readonly onClose: () => void;
}

type Asking = Omit<DialogsProps, "asked" | "given">;

function CloseDialog({ view: { run, figures }, actions, onClose }: Asking) {
  if (!figures.run.ok) return null;
  const { net } = figures.run.value.totals;
  return (
    <ConfirmDialog
      open
      title={texts.close.title}
      text={texts.close.text(periodName(run.period), formatPesos(net), runsTexts.people(run.people.length))}
      detail={texts.close.detail}
      confirmLabel={texts.close.confirm}
      busy={actions.busy}
      onCancel={onClose}
      onConfirm={() => actions.close().then(onClose)}
    />
  );
}

interface DayDialogProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly confirm: string;
  readonly start: Day;
  readonly busy: boolean;
  readonly onDay: (day: Day) => void;
  readonly onClose: () => void;
}

/** Dialog that asks for a day. */
function DayDialog({ title, text, label, confirm, start, busy, onDay, onClose }: DayDialogProps) {
  const storage = useStorage();
  const now = useToday(storage.clock);
  const [day, setDay] = useFollowing<Day | null>(start);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={day === null}
            onClick={() => day !== null && onDay(day)}
          >
            {confirm}
          </Button>
        </>
      )}
    >
      <p className="mb-4">{text}</p>
      <DateField label={label} value={day} today={now} onChange={setDay} />
    </Dialog>
  );
}

/** Asks for the day of the payment; the net of a posted run may be paid in its book at once. */
function PaidDialog({ view, actions, onClose }: Asking) {
  const storage = useStorage();
  const now = useToday(storage.clock);
  const future = useFutureDay();
  const { title, text, day, confirm, inBooks, onlyMark } = texts.pay;
  const debt = runDebt(view);
  const [version] = useState(view.editor?.version ?? view.open.run.version);
  const pay = (paidOn: Day) => void actions.pay(paidOn, version).then(onClose);
  const isOwed = debt?.open.some(({ account, left }) => account === NET_PAYABLE && left > 0);
  if (debt !== null && isOwed) {
    const otherwise = { label: onlyMark, busy: actions.busy, onDay: pay };
    return (
      <PayDialog debt={debt} title={inBooks} only={[NET_PAYABLE]} otherwise={otherwise} onClose={onClose} />
    );
  }
  return (
    <>
      <DayDialog
        title={title}
        text={text}
        confirm={confirm}
        label={day}
        start={now}
        busy={actions.busy}
        onDay={(paidOn) => future.check(paidOn, () => pay(paidOn))}
        onClose={onClose}
      />
      {future.dialog}
    </>
  );
}

function PostDialog({ view: { run, figures }, actions, onClose }: Asking) {
  const { run: computed } = figures;
  const nameOf = useWorkerNames(run.companyId);
  const entry = useMemo(
    () => (computed.ok && nameOf !== null ? runEntry(computed.value, nameOf) : null),
    [computed, nameOf],
  );
  if (entry === null) return null;
  return (
    <PostEntryDialog
      title={texts.post}
      companyId={run.companyId}
      entry={entry}
      onPost={actions.post}
      onClose={onClose}
    />
  );
}

/** Confirmations before a run changes state. */
export function RunDialogs({ asked, given, ...asking }: DialogsProps) {
  const { view, actions, onClose } = asking;
  const storage = useStorage();
  const now = useToday(storage.clock);
  const { entry } = view.open;
  const shared = { busy: actions.busy, onClose };
  switch (asked) {
    case "novelties":
      return view.editor === null ? null : (
        <Suspense fallback={null}>
          <NoveltyDialog run={view.run} editor={view.editor} today={now} given={given} onClose={onClose} />
        </Suspense>
      );
    case "close":
      return <CloseDialog {...asking} />;
    case "pay":
      return <PaidDialog {...asking} />;
    case "history":
      return <RunHistory run={view.run.id} onClose={onClose} />;
    case "post":
      return <PostDialog {...asking} />;
    case "reverse": {
      if (entry === null) return null;
      const { title, text, day, confirm } = texts.reverse;
      const reverse = (date: Day) => void actions.reverse(date).then((went) => went && onClose());
      const start = later(now, entry.date);
      return (
        <DayDialog
          {...shared}
          text={text}
          confirm={confirm}
          start={start}
          title={title(entry.number)}
          label={day}
          onDay={reverse}
        />
      );
    }
  }
}
