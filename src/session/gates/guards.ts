import { redirect } from "@tanstack/react-router";
import { returnOrDashboard } from "#domain/access/return-url.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { openRecovery } from "../storage/open-recovery.ts";
import { sessionTexts } from "../texts.ts";
import { takeDestination } from "../who/pending-intent.ts";
import type { SessionSnapshot } from "../who/session-state.ts";
import type { SessionStore } from "../who/session-store.ts";

/** The part of the router's `beforeLoad` argument that the guards read. */
interface Visit {
  readonly context: { readonly session: SessionStore };
  readonly location: { readonly href: string; readonly pathname: string };
  /**
   * "preload": the user only points at a link, so nothing may change. "stay": the session changed on the open page.
   */
  readonly cause: "preload" | "enter" | "stay";
  readonly search: { readonly guest?: true };
}

/** Never settles: the page is navigating to the recovery screen. */
function leaveForRecovery(trouble: StorageTrouble): Promise<never> {
  openRecovery(trouble);
  return new Promise(() => undefined);
}

async function settled({ context, cause }: Omit<Visit, "search">): Promise<SessionSnapshot> {
  const snapshot = await context.session.ready();
  const { state } = snapshot;
  return state.kind === "lost" && cause !== "preload" ? leaveForRecovery(state.trouble) : snapshot;
}

/** Guard of screens for accounts only; redirects others to sign-in, which returns here. */
export async function requireUser(visit: Omit<Visit, "search">): Promise<void> {
  const { state } = await settled(visit);
  if (state.kind === "in") return;
  throw redirect({ to: "/login", search: { returnUrl: visit.location.href }, replace: true });
}

async function isGuestOfSample(visit: Omit<Visit, "search">): Promise<boolean> {
  const { state, sample } = await settled(visit);
  return state.kind === "guest" && sample;
}

/** Guard of the panel: an account, or a guest while the sample is open in this tab. `ejemplo=true` opens it. */
export async function requireUserOrSample(visit: Omit<Visit, "search">): Promise<void> {
  const { href } = visit.location;
  if (visit.cause !== "preload" && /[?&]ejemplo=true(?:[&#]|$)/.test(href)) {
    const made = await import("../who/sample-visit.ts");
    throw redirect({ href: made.visitSample(href), replace: true });
  }
  if (!(await isGuestOfSample(visit))) await requireUser(visit);
}

/**
 * Guard of the workspaces: admits an account, or a guest by `guest=true` in the address or at the sample; others get a
 * notice and sign-in.
 */
export async function requireUserOrGuest(visit: Visit): Promise<void> {
  if (visit.search.guest) return allowGuest(visit);
  if (!(await isGuestOfSample(visit))) await requireWorkspaceUser(visit);
}

/**
 * Guard of screens that lead into the workspaces and are closed to guests: admits an account; others get a notice and
 * sign-in.
 */
export async function requireWorkspaceUser(visit: Omit<Visit, "search">): Promise<void> {
  const { state } = await settled(visit);
  if (state.kind === "in") return;
  if (visit.cause === "enter")
    toast.warning({ id: "workspace-sign-in", title: sessionTexts.workspaceNeedsUser });
  return requireUser(visit);
}

/** Guard of screens open to all: only a visitor with `guest=true` in the address becomes a guest. */
export async function guestIfAsked(visit: Visit): Promise<void> {
  if (visit.search.guest) await allowGuest(visit);
}

/**
 * Guard of screens open to guests. `guest=true` ends the session of a signed-in user; a sign-in removes the parameter
 * from the URL (spec §4).
 */
export async function allowGuest(visit: Visit): Promise<void> {
  const { state } = await settled(visit);
  const { session } = visit.context;
  if (visit.cause === "preload") return;
  if (state.kind === "in" && visit.search.guest) {
    if (visit.cause === "stay") throw redirect({ href: withoutGuest(visit.location.href), replace: true });
    session.signOut();
    const href = withoutGuest(visit.location.href);
    void (async () => (await import("../guest/say-guest.ts")).sayGuest(href))();
  }
  if (session.getSnapshot().state.kind === "out") session.becomeGuest();
}

/** Guard of a screen that needs no store: where the books cannot be opened, it works in memory. */
export async function allowInMemory(visit: Visit): Promise<void> {
  const { state } = await visit.context.session.ready();
  if (state.kind !== "lost") await allowGuest(visit);
}

function withoutGuest(href: string): string {
  return href.replace(/([?&])guest=true(&|(?=#)|$)/, (_all, lead: string, tail: string) =>
    tail === "&" ? lead : "",
  );
}

/** Guard of the sign-in screens: redirects a user who is already signed in to their destination. */
export async function skipWhenSignedIn(visit: Omit<Visit, "search">, returnUrl?: string): Promise<void> {
  const { state } = await settled(visit);
  // Preloading a link must not consume the stored intent.
  if (state.kind !== "in" || visit.cause === "preload") return;
  const { href: here, pathname } = visit.location;
  const restored = takeDestination({
    returnUrl: returnUrl ?? null,
    isGuest: /[?&]guest=true(?:&|#|$)/.test(here),
    pathname,
  });
  const href = restored ?? returnOrDashboard(returnUrl);
  throw redirect({ href, replace: true });
}
