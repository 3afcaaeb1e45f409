import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DebtLists } from "#storage/queries/books/debts.ts";
import type { OperationDraft } from "./simple-draft.ts";

/** While nothing is typed, the proposed day follows the month shown. */
export function useProposed(
  first: OperationDraft,
  touched: boolean,
  take: (first: OperationDraft) => void,
): void {
  const propose = useEffectEvent(() => {
    if (!touched) take(first);
  });
  const proposed = useRef(first.date);
  useEffect(() => {
    if (proposed.current === first.date) return;
    proposed.current = first.date;
    propose();
  }, [first.date]);
}

/** Calls once the debts are read: a payment sent before could be shared among none of them. */
export function useOnceRead(debts: DebtLists | null, onRead: () => void): void {
  const isRead = debts !== null;
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (isRead) tell();
  }, [isRead]);
}

/** Whether it is being saved: the ref at once, as two presses may come in one task, and `busy` with the next picture. */
export function useWorking() {
  const working = useRef(false);
  const [busy, setBusy] = useState(false);
  const work = (isOn: boolean) => {
    working.current = isOn;
    setBusy(isOn);
  };
  return { busy, working, work };
}
