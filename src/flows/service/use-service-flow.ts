import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { Service } from "#domain/access/pending-intent.ts";
import {
  advanceService,
  type FlowOrigin,
  type Leaving,
  type ServiceEvent,
  startService,
} from "#domain/access/service-flow.ts";
import { clearIntent, storeIntent } from "#session/who/pending-intent.ts";
import { useUser } from "#session/who/use-session.ts";

/** The machine in the hands of a screen: it moves, and what leaves the dialog is carried out. */
export function useServiceFlow(service: Service, from: FlowOrigin, onLeft: () => void) {
  const [flow, setFlow] = useState(() => startService(service, from));
  // What comes after a wait moves on from where the dialog is by then.
  const latest = useRef(flow);
  const user = useUser();
  const navigate = useNavigate();
  const leave = (leaving: Leaving): void => {
    if (leaving.kind === "guest") clearIntent();
    if (leaving.kind === "signIn" || leaving.kind === "register") storeIntent(leaving.intent);
    onLeft();
    // The guard of a place with guest=true ends whatever session there is.
    void navigate({ href: leaving.href });
  };
  const send = (event: ServiceEvent): void => {
    const move = advanceService(latest.current, event);
    latest.current = move.flow;
    setFlow(move.flow);
    if (move.leaving) leave(move.leaving);
  };
  return { flow, user, isSignedIn: user !== null, send };
}

export type ServiceControl = ReturnType<typeof useServiceFlow>;
