import { useState } from "react";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { AppliesTo } from "#domain/fiscal/profile-scope.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { kitTexts } from "#ui/kit/texts.ts";
import {
  advanceFiscalDialog,
  type FiscalContext,
  type FiscalDialogEvent,
  type FiscalStart,
  startFiscalDialog,
} from "./fiscal-dialog-machine.ts";
import { type ScopeChoice, scopeChoices } from "./profile-draft.ts";
import { useProfileActions } from "./use-profile-actions.ts";

export interface FiscalDialogProps {
  readonly context: FiscalContext;
  /** The company or statement the dialog is about. */
  readonly of: AppliesTo;
  readonly applied: FiscalProfile | null;
  readonly start?: FiscalStart;
  readonly onClose: () => void;
  /** Opens the comparison of plans, from the notice that the free plan is full. */
  readonly onUpgrade?: (() => void) | undefined;
  /** Called with the profile now applied, or null when it was removed. */
  readonly onOutcome: (profile: FiscalProfile | null) => void;
}

/** The dialog's state machine and the actions of its steps. `count`: number of stored profiles. */
export function useFiscalDialog(props: FiscalDialogProps, count: number) {
  const { context, of, applied, start, onOutcome } = props;
  const [state, setState] = useState(() => startFiscalDialog(context, start));
  const [scope, setScope] = useState<ScopeChoice>(scopeChoices(of)[0]?.kind ?? "default");
  const stored = useProfileActions();
  const permission = usePolicy("create-fiscal-profile", { fiscalProfiles: count });
  const send = (event: FiscalDialogEvent) => setState((now) => advanceFiscalDialog(now, event));
  /** Sends the event if the plan allows one more profile; otherwise shows the plan's message. */
  const ifRoom = (event: FiscalDialogEvent) => {
    if (permission.allowed) return send(event);
    const { onUpgrade } = props;
    const actions = onUpgrade ? [{ label: kitTexts.goPremium, onAction: onUpgrade }] : [];
    toast.error({ id: "fiscal-limit", ...policyText(permission.text), actions });
  };
  // On a company's card the profile is assigned to the company; elsewhere the caller keeps the choice.
  const isCompany = context === "home" && of.companyId != null;
  const apply = async (profile: FiscalProfile) => {
    const { companyId } = of;
    const chosen =
      isCompany && companyId ? await stored.place(profile, { kind: "company", companyId }) : profile;
    if (chosen) onOutcome(chosen);
  };
  const detach = async () => {
    const own = isCompany && applied?.companyId === of.companyId;
    const done = own && applied ? await stored.place(applied, null) : true;
    if (done) onOutcome(null);
  };
  const remove = async (profile: FiscalProfile) => {
    const removed = await stored.remove(profile);
    if (removed && applied?.id === profile.id) onOutcome(null);
  };
  return { state, scope, setScope, send, ifRoom, apply, detach, remove, makeDefault: stored.makeDefault };
}

export type FiscalDialogControl = ReturnType<typeof useFiscalDialog>;
