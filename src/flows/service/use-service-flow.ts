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
import { useSession, useUser } from "#session/who/use-session.ts";

/** Connects the service machine to a screen: applies events, and navigates when the dialog ends. */
export function useServiceFlow(service: Service, from: FlowOrigin, onLeft: () => void) {
  const [flow, setFlow] = useState(() => startService(service, from));
  // Events sent after an await apply to the current state, not to the state of an earlier render.
  const latest = useRef(flow);
  const user = useUser();
  const { sample } = useSession();
  const navigate = useNavigate();
  const leave = (leaving: Leaving): void => {
    if (leaving.kind === "guest") clearIntent();
    if (leaving.kind === "signIn" || leaving.kind === "register") storeIntent(leaving.intent);
    onLeft();
    // The route guard of an address with guest=true ends any session.
    void navigate({ href: leaving.href });
  };
  const send = (event: ServiceEvent): void => {
    const move = advanceService(latest.current, event);
    latest.current = move.flow;
    setFlow(move.flow);
    if (move.leaving) leave(move.leaving);
  };
  return { flow, user, isSignedIn: user !== null || sample, send };
}

export type ServiceControl = ReturnType<typeof useServiceFlow>;
