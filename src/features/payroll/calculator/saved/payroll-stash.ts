import { asDay } from "#domain/kernel/as-day.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import { asId } from "#domain/kernel/ids.ts";
import { canCalculate } from "#domain/payroll/calculator/payroll-row.ts";
import type { SessionSnapshot } from "#session/who/session-state.ts";
import { readRow } from "#storage/shapes/read-row.ts";
import { lawTermsShape, payrollRowsShape } from "#storage/shapes/records/payroll-shape.ts";
import { isObject } from "#storage/shapes/shape.ts";
import type { Carried } from "../payroll-machine.ts";
import type { LawChoice } from "../payroll-state.ts";

// Keeps the calculator's input across sign-in, other screens and reloads, in this tab for half an hour: after
// "Iniciar Sesión para Guardar" the user must find their people again.

const KEY = "cuadra_nomina";
const LIFE_MS = 30 * 60_000;

/** Owner of the stash: the id of an account or guest. Null: nothing may be stored. */
export function stashOwner({ state }: Pick<SessionSnapshot, "state">): string | null {
  if (state.kind === "in") return state.user.id;
  return state.kind === "guest" ? state.guestId : null;
}

export function isGuestOwner(owner: string): boolean {
  return asId("guest", owner) !== null;
}

/** A guest's stash passes to the account they sign in to; an account's stash is only its own. */
function mayTake(owner: string, taker: string): boolean {
  return owner === taker || isGuestOwner(owner);
}

export function writeStash(owner: string, carried: Carried, now: Instant): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, at: now, ...carried }));
    return true;
  } catch {
    return false;
  }
}

export function dropStash(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function readLaw(value: unknown): LawChoice | null {
  if (!isObject(value)) return null;
  const terms = readRow(lawTermsShape, value.terms);
  return terms && { day: asDay(value.day), terms };
}

function read(stored: string, taker: string, now: Instant): Carried | null {
  let found: unknown;
  try {
    found = JSON.parse(stored);
  } catch {
    return null;
  }
  if (!isObject(found) || typeof found.owner !== "string" || typeof found.at !== "number") return null;
  if (!mayTake(found.owner, taker) || found.at > now || now - found.at >= LIFE_MS) return null;
  const rows = readRow(payrollRowsShape, found.rows);
  if (rows === null || rows.length === 0) return null;
  const calculated = found.calculated === true && canCalculate(rows);
  return { rows, calculated, from: asId("calculation", found.from), law: readLaw(found.law) };
}

/** The stash for `taker`, or null. The caller must drop it. */
export function readStash(taker: string | null, now: Instant): Carried | null {
  if (taker === null) return null;
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === null ? null : read(stored, taker, now);
  } catch {
    return null;
  }
}
