import { use, useEffect, useEffectEvent, useReducer } from "react";
import { today } from "#domain/kernel/clock.ts";
import { registerUnsaved } from "#pwa/unsaved.ts";
import { saveState } from "#session/saved/save-state.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { session } from "#session/who/session.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { advancePayroll, type PayrollEvent, startPayroll } from "./payroll-machine.ts";
import { isUnsaved, type PayrollState, type PayrollVisitor } from "./payroll-state.ts";
import { dropStash, isGuestOwner, readStash, stashOwner, writeStash } from "./saved/payroll-stash.ts";
import { rememberedChoice } from "./saved/remembered-choice.ts";

/** Source name of the calculator for the saved indicator. */
export const PAYROLL_SOURCE = "payroll";

function begin(visitor: PayrollVisitor): PayrollState {
  const owner = stashOwner(session.getSnapshot());
  const carried = readStash(owner, systemClock.now());
  return startPayroll(visitor, carried, rememberedChoice(), today(systemClock));
}

/** Stashes unsaved input for the user's return; false when the browser cannot store it. */
function leave(state: PayrollState, owner: string): boolean {
  if (!isUnsaved(state)) {
    dropStash();
    return true;
  }
  const { rows, from, law, run } = state;
  return writeStash(owner, { rows, from, law, calculated: run?.rows === rows }, systemClock.now());
}

/** Drops the stash when its owner leaves (MT-05); a guest who signs in keeps it. */
function forgetWith(owner: string): void {
  const stop = session.subscribe(() => {
    const snapshot = session.getSnapshot();
    if (stashOwner(snapshot) === owner) return;
    stop();
    if (snapshot.state.kind !== "in" || !isGuestOwner(owner)) dropStash();
  });
}

export interface Payroll {
  readonly state: PayrollState;
  readonly send: (event: PayrollEvent) => void;
}

/** The calculator of the current user. Input is stashed in the tab when the screen or page closes. */
export function usePayroll(visitor: PayrollVisitor): Payroll {
  const [state, send] = useReducer(advancePayroll, visitor, begin);
  const latest = useEffectEvent(() => state);
  const unsaved = isUnsaved(state);
  const kept = use(StorageContext) !== null;
  useEffect(() => {
    // Read now: on unmount the session may belong to someone else.
    const owner = stashOwner(session.getSnapshot());
    if (owner === null) return;
    dropStash();
    const keep = () => leave(latest(), owner);
    const forget = registerUnsaved({
      isDirty: () => isUnsaved(latest()),
      flush: () => Promise.resolve(keep()),
    });
    window.addEventListener("pagehide", keep);
    return () => {
      forget();
      window.removeEventListener("pagehide", keep);
      const isHere = owner === stashOwner(session.getSnapshot());
      if ((isHere || isGuestOwner(owner)) && keep()) forgetWith(owner);
    };
  }, []);
  useEffect(() => {
    if (!kept) return;
    if (unsaved) saveState.typing(PAYROLL_SOURCE);
    else saveState.reset(PAYROLL_SOURCE);
    return () => saveState.reset(PAYROLL_SOURCE);
  }, [kept, unsaved]);
  return { state, send };
}
