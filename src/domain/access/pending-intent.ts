import type { Instant } from "../kernel/clock.ts";

/** What a visitor was about to do before signing in (spec §3, "Stored product state"). */
export interface PendingIntent {
  readonly serviceType: Service;
  readonly selectedStatement: Statement | null;
  readonly selectedView: View | null;
  readonly fromWorkspace: boolean;
  readonly timestamp: Instant;
}

export const SERVICES = ["create", "upload", "analyze", "accounting-journal", "journal"] as const;
export type Service = (typeof SERVICES)[number];

export const VIEWS = ["simple", "complex"] as const;
export type View = (typeof VIEWS)[number];

/** The four statements under the names of the service dialog. */
export const STATEMENTS = [
  "balance-general",
  "estado-resultados",
  "flujo-caja",
  "cambios-patrimonio",
] as const;
export type Statement = (typeof STATEMENTS)[number];

/** Lifetime of the stored state (spec §9). */
export const INTENT_LIFE_MS = 30 * 60_000;

function oneOf<T extends string>(choices: readonly T[], value: unknown): T | null {
  return choices.find((choice) => choice === value) ?? null;
}

/**
 * Reads what was stored; null when it is malformed, names something unknown, is over 30 minutes old, or comes from
 * the future, as after a clock set back (AU-15, DT-05). Whoever reads null removes it.
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
    selectedStatement: oneOf(STATEMENTS, raw.selectedStatement),
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
  if (serviceType === "journal" || !view || !statement) return "/dashboard";
  return `/workspace/${view}?from=${intent.fromWorkspace ? "workspace" : "products"}&statement=${statement}`;
}

/** What is known where somebody has just signed in. */
export interface SignInArrival {
  readonly returnUrl: string | null;
  readonly isGuest: boolean;
  readonly pathname: string;
}

interface RestoredIntent {
  readonly destination: string | null;
  /** What was stored has done its work, or can do none. */
  readonly removes: boolean;
}

/** Whoever is there already is not sent anywhere. */
const WORKPLACE = /^\/(?:workspace|journal|libro-contable|accounting-journal)(?:[/-]|$)/;

/** Signing in with the intent's own destination in the address has carried it out. */
function isCarriedOut(intent: PendingIntent, returnUrl: string): boolean {
  const waitsInWorkspace = intent.serviceType === "upload" || intent.serviceType === "analyze";
  return returnUrl === destinationOf(intent) || (waitsInWorkspace && returnUrl === "/workspace");
}

/**
 * Decides by spec §4 whether a stored intent is restored: only without a returnUrl, not for guests, not inside
 * workspaces and journals, and under 30 minutes old. Expired or invalid state is removed; other state keeps waiting.
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
