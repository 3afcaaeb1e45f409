import { useNavigate } from "@tanstack/react-router";
import { nameShown } from "#domain/payroll/calculator/payroll-row.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { askToSignIn } from "#session/gates/sign-in-required.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { isBlankPayroll, type PayrollState } from "../payroll-state.ts";
import { payrollTexts as texts } from "../texts.ts";
import type { Payroll } from "../use-payroll.ts";
import type { PersonHandlers, Removal } from "./person-fields.ts";

export interface People {
  readonly handlers: PersonHandlers;
  /** What is required to add people when the plan does not allow it. */
  readonly addNeeds: "sign-in" | "premium" | null;
  readonly add: () => void;
  readonly reset: () => void;
}

function tellUndo(title: string, back: () => void): void {
  toast.neutral({ title, ...undoNotice(back) });
}

function useRemoval(people: number) {
  const permission = usePolicy("remove-payroll-person", { people });
  if (permission.allowed) return { removal: "allowed", why: null } as const;
  const { text } = permission;
  const locked: Removal = people > 1 ? "locked" : "hidden";
  return { removal: text === "payroll-last-person" ? ("last" as const) : locked, why: text };
}

/** The people in the payroll: adding, removing and resetting. Each checks the plan; the last two can be undone. */
export function usePeople({ state, send }: Payroll): People {
  const navigate = useNavigate();
  const adding = usePolicy("add-payroll-person");
  const { removal, why } = useRemoval(state.rows.length);
  const back = (to: PayrollState) => () => send({ type: "broughtBack", state: to });
  const remove = (id: string) => {
    if (removal !== "allowed") return why && explainLimit(why);
    const row = state.rows.find((each) => each.id === id);
    send({ type: "personRemoved", row: id });
    if (row) tellUndo(texts.personRemoved(nameShown(row)), back(state));
  };
  const add = () => {
    if (adding.allowed) return send({ type: "personAdded" });
    if (adding.ways.includes("premium")) explainLimit(adding.text);
    else askToSignIn(policyText(adding.text).text, navigate);
  };
  const reset = () => {
    send({ type: "reset" });
    if (!isBlankPayroll(state)) tellUndo(texts.resetDone, back(state));
  };
  const handlers: PersonHandlers = {
    onName: (row, name) => send({ type: "nameTyped", row, name }),
    onFigure: (row, field, value) => send({ type: "figureTyped", row, field, value }),
    removal,
    onRemove: remove,
  };
  const addNeeds = adding.allowed ? null : adding.ways.includes("premium") ? "premium" : "sign-in";
  return { handlers, addNeeds, add, reset };
}
