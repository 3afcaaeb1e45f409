import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { AppliesTo } from "#domain/fiscal/profile-scope.ts";
import { askToSignIn } from "#session/gates/sign-in-required.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUser } from "#session/who/use-session.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { fiscalProfileFor } from "#storage/queries/fiscal.ts";
import { advanceFiscalButton, CLOSED_BUTTON, type FiscalButtonEvent } from "./fiscal-button-machine.ts";
import { fiscalTexts } from "./texts.ts";

interface FiscalButtonOptions {
  readonly of: AppliesTo;
  /** The profile now applied on this screen. */
  readonly applied: FiscalProfile | null;
  readonly onApplied: (profile: FiscalProfile | null) => void;
  readonly onUpgrade?: (() => void) | undefined;
}

/** The flow of the fiscal profile button, for a screen to render. */
export function useFiscalButton({ of, applied, onApplied, onUpgrade }: FiscalButtonOptions) {
  const storage = useStorage();
  const user = useUser();
  const navigate = useNavigate();
  const { statementId = null, companyId = null } = of;
  const stored = useQuery(
    () => fiscalProfileFor(storage, { statementId, companyId }),
    [storage, statementId, companyId],
  );
  const [state, setState] = useState(CLOSED_BUTTON);
  const send = (event: FiscalButtonEvent) => {
    const standing = {
      signedIn: user !== null,
      applied: applied !== null,
      stored: stored.state === "ready" && stored.value !== null,
    };
    const move = advanceFiscalButton(state, event, standing);
    setState(move.state);
    if (move.signIn) askToSignIn(fiscalTexts.signIn, navigate);
  };
  const decide = (profile: FiscalProfile | null) => {
    send({ type: "decided", applied: profile !== null });
    onApplied(profile);
  };
  const held = stored.state === "ready" ? stored.value : null;
  return { state, send, decide, of, applied, held, onUpgrade, signedIn: user !== null };
}

export type FiscalButtonControl = ReturnType<typeof useFiscalButton>;
