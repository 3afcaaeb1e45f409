import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { SessionStore } from "#session/session-store.ts";

export interface RouterContext {
  readonly session: SessionStore;
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Outlet });
