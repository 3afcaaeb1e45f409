import type { Instant } from "../kernel/clock.ts";
import { ALL_STATEMENT_SLUGS, type StatementSlug } from "../statement/statement-kind.ts";

/** What a visitor was about to do before signing in (spec §3, "Stored product state"). */
export interface PendingIntent {
  readonly serviceType: Service;
  readonly selectedStatement: StatementSlug | null;
  readonly selectedView: View | null;
  readonly fromWorkspace: boolean;
  readonly timestamp: Instant;
}

export const SERVICES = ["create", "upload", "analyze", "accounting-journal", "journal"] as const;
export type Service = (typeof SERVICES)[number];

export const VIEWS = ["simple", "complex"] as const;
export type View = (typeof VIEWS)[number];

/** Lifetime of the stored state (spec §9). */
export const INTENT_LIFE_MS = 30 * 60_000;

function oneOf<T extends string>(choices: readonly T[], value: unknown): T | null {
  return choices.find((choice) => choice === value) ?? null;
}

/**
 * Parses the stored intent. Returns null if it is malformed, names something unknown, is over 30 minutes old, or is
 * dated in the future because the clock was set back (AU-15, DT-05). The caller then removes it.
 */
export function readPendingIntent(stored: string, now: Instant): PendingIntent | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return null;
  }
  if (typeof parsed !== "object" || parsed === null) return null;
  const raw = parsed as Record<string, unknown>;
  const serviceType = oneOf(SERVICES, raw.serviceType);
  const { timestamp } = raw;
  if (serviceType === null || typeof timestamp !== "number" || !Number.isSafeInteger(timestamp)) return null;
  if (timestamp > now || now - timestamp >= INTENT_LIFE_MS) return null;
  return {
    serviceType,
    selectedStatement: oneOf(ALL_STATEMENT_SLUGS, raw.selectedStatement),
    selectedView: oneOf(VIEWS, raw.selectedView),
    fromWorkspace: raw.fromWorkspace === true,
    timestamp,
  };
}

/** Address opened after signing in with this intent (spec §4). */
export function destinationOf(intent: PendingIntent): string {
  const { serviceType, selectedView: view, selectedStatement: statement } = intent;
  if (serviceType === "journal" && view) return `/journal/${view}?from=products`;
  if (serviceType === "accounting-journal") return "/libro-contable?from=products";
  if (!view || !statement) return "/dashboard";
  return `/workspace/${view}?from=${intent.fromWorkspace ? "workspace" : "products"}&statement=${statement}`;
}

/** Context of a sign-in that has just completed. */
export interface SignInArrival {
  readonly returnUrl: string | null;
  readonly isGuest: boolean;
  readonly pathname: string;
}

interface RestoredIntent {
  readonly destination: string | null;
  /** True if the stored intent was carried out or is unusable, and should be removed. */
  readonly removes: boolean;
}

/** Users already on these pages are not redirected. */
const WORKPLACE = /^\/(?:workspace|journal|libro-contable|accounting-journal)(?:[/-]|$)/;

/** An intent counts as carried out when the sign-in's return URL is its own destination. */
function isCarriedOut(intent: PendingIntent, returnUrl: string): boolean {
  const waitsInWorkspace = intent.serviceType === "upload" || intent.serviceType === "analyze";
  return returnUrl === destinationOf(intent) || (waitsInWorkspace && returnUrl === "/workspace");
}

/**
 * Decides by spec §4 whether to restore a stored intent: only without a returnUrl, for an account (not a guest),
 * outside workspaces and journals, and within 30 minutes. Expired or invalid state is removed; other state is kept.
 */
export function restoreIntent(stored: string | null, now: Instant, arrival: SignInArrival): RestoredIntent {
  if (stored === null) return { destination: null, removes: false };
  const intent = readPendingIntent(stored, now);
  if (intent === null) return { destination: null, removes: true };
  if (arrival.returnUrl !== null)
    return { destination: null, removes: isCarriedOut(intent, arrival.returnUrl) };
  if (arrival.isGuest || WORKPLACE.test(arrival.pathname)) return { destination: null, removes: false };
  return { destination: destinationOf(intent), removes: true };
}
