import { SessionStore } from "./session-store.ts";
import { browserWorld } from "./session-world.ts";

/** This page's session. Started by main.tsx. */
export const session = new SessionStore(browserWorld());
