import type { Instant } from "#domain/kernel/clock.ts";

/**
 * What this device knows of its guests' databases, in local storage: written at once, so that it holds after the
 * browser was killed, which ends the tab's own storage with the tab.
 */
const KEY = "cuadra_invitados";

export interface GuestRecord {
  /** When a tab last worked with it. */
  readonly used: Instant;
  /** When its page ended as pages do when a tab is closed. A tab that comes back removes it. */
  readonly left?: Instant;
  /** The account that its work waits for: somebody signed in and has not decided. */
  readonly account?: string;
  /** The work is being brought into that account, or was: nothing more may be added to it. */
  readonly handing?: true;
  /** Brought or given up: its database may be deleted. */
  readonly done?: true;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A closed tab can be reopened, and "Back" leads to it again: its work waits this long. */
const AFTER_CLOSING = 10 * MINUTE;
/** After a crash, or a tab that the browser discarded, nobody says that it was closed. */
const AFTER_USE = 24 * HOUR;
/** Work that waits for an account waits for its owner to sign in again. */
const WAITING = 30 * 24 * HOUR;

/** Whether the guest's database, which no tab holds, may be deleted. */
export function mayRemoveGuest(record: GuestRecord, now: Instant): boolean {
  if (record.done) return true;
  const unused = now - record.used;
  if (record.account !== undefined) return unused > WAITING;
  return unused > AFTER_USE || (record.left !== undefined && now - record.left > AFTER_CLOSING);
}

const isTime = (value: unknown): value is Instant => typeof value === "number" && Number.isFinite(value);

function readRecord(value: unknown): GuestRecord | null {
  if (typeof value !== "object" || value === null || !("used" in value) || !isTime(value.used)) return null;
  const { used, left, account, handing, done } = value as Readonly<Record<string, unknown>> & {
    readonly used: Instant;
  };
  return {
    used,
    ...(isTime(left) && { left }),
    ...(typeof account === "string" && { account }),
    ...(handing === true && { handing }),
    ...(done === true && { done }),
  };
}

/** All records by guest. What is no record of ours is left out. */
export function guestRecords(local: Storage): Readonly<Record<string, GuestRecord>> {
  try {
    const stored: unknown = JSON.parse(local.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([guest, value]) => {
        const record = readRecord(value);
        return record === null ? [] : [[guest, record]];
      }),
    );
  } catch {
    return {};
  }
}

/** Writes one guest's record; null removes it. Local storage may be full or refused: then it is as if unknown. */
export function keepGuestRecord(local: Storage, guest: string, record: GuestRecord | null): void {
  const { [guest]: _former, ...others } = guestRecords(local);
  try {
    local.setItem(KEY, JSON.stringify(record === null ? others : { ...others, [guest]: record }));
  } catch {
    // The database outlives its guest until a later start can write.
  }
}
