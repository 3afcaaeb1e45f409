import type { Side } from "../accounting/account.ts";
import { addDays, dayNumber } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import type { PartyMove } from "./ages.ts";

/** What was paid of a charge, and after how many days. */
export interface PaidCharge {
  readonly paidOn: Day;
  readonly days: number;
  readonly amount: number;
}

interface Open {
  readonly day: Day;
  left: number;
}

/**
 * What was paid of one account by one third party up to a day, with the days that each charge waited: the oldest is
 * settled first, as by `agedAt`. What is paid before it is charged waits no day. `side`: where the account grows.
 */
export function paidParts(moves: readonly PartyMove[], side: Side, at: Day): readonly PaidCharge[] {
  const [charged, paid] = side === "debit" ? (["debit", "credit"] as const) : (["credit", "debit"] as const);
  const until = moves.filter((move) => move.day <= at).sort((a, b) => (a.day < b.day ? -1 : 1));
  const charges: Open[] = [];
  const ahead: Open[] = [];
  const parts: PaidCharge[] = [];
  const settle = (waiting: Open[], amount: number, day: Day): number => {
    let rest = amount;
    for (let first = waiting[0]; first !== undefined && rest > 0; first = waiting[0]) {
      const part = Math.min(rest, first.left);
      // A charge that meets an advance was paid on its own day.
      parts.push({
        paidOn: day,
        days: waiting === charges ? dayNumber(day) - dayNumber(first.day) : 0,
        amount: part,
      });
      rest -= part;
      first.left -= part;
      if (first.left === 0) waiting.shift();
    }
    return rest;
  };
  for (const move of until) {
    const left = settle(ahead, Math.max(move[charged], 0), move.day);
    if (left > 0) charges.push({ day: move.day, left });
    const over = settle(charges, Math.max(move[paid], 0), move.day);
    if (over > 0) ahead.push({ day: move.day, left: over });
  }
  return parts;
}

const YEAR = 365;

/**
 * After how many days a peso is paid on average, of what was paid in the year until a day; null where nothing was. Each
 * peso counts the same, so that many small invoices do not hide a large one.
 */
export function averageDaysToPay(parts: readonly PaidCharge[], at: Day): number | null {
  const from = addDays(at, 1 - YEAR);
  let amount = 0;
  let waited = 0;
  for (const part of parts) {
    if (part.paidOn < from || part.paidOn > at) continue;
    amount += part.amount;
    waited += part.amount * part.days;
  }
  return amount === 0 ? null : Math.round(waited / amount);
}

/** Accounts on which customers pay (debit) and suppliers are paid (credit): loans and wages have terms of their own. */
export function isTradeAccount(puc: string, side: Side): boolean {
  return side === "debit" ? puc.startsWith("1305") : /^(?:22|2335)/.test(puc);
}
