import type { Instant } from "#domain/kernel/clock.ts";
import type { CopyInfo } from "#storage/copies/copy-info.ts";
import {
  type AccountFinding,
  type BookFinding,
  type Findings,
  givenUp,
  isWhole,
} from "#storage/recovery/look.ts";
import { bestCopy, whenText } from "./best-copy.ts";
import { accountsText, booksText, entriesText, tiles } from "./texts.ts";

export interface Tile {
  readonly tone: "ok" | "error" | "muted";
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function newestCopy(accounts: readonly AccountFinding[]): CopyInfo | undefined {
  const best = accounts.map(({ copies }) => bestCopy(copies)).filter((copy) => copy !== null);
  return best.sort((a, b) => b.createdAt - a.createdAt)[0];
}

/** Of books that no longer open, what a copy holds is safe: "Nada" would frighten, and be wrong. */
function safeTile(accounts: readonly AccountFinding[], books: readonly BookFinding[], now: Instant): Tile {
  const whole = books.filter(isWhole);
  const entries = whole.reduce((sum, book) => sum + book.entries, 0);
  const copy = newestCopy(accounts);
  if (whole.length === 0 && copy) {
    const hint = tiles.inCopy(whenText(copy.createdAt, now));
    return { tone: "ok", label: tiles.safe, value: entriesText(copy.entries), hint };
  }
  if (whole.length === 0)
    return { tone: "muted", label: tiles.safe, value: tiles.nothing, hint: tiles.noSafe };
  const hint = tiles.safeBooks(whole.length, books.length);
  return { tone: "ok", label: tiles.safe, value: entriesText(entries), hint };
}

function damageTile(findings: Findings, books: readonly BookFinding[]): Tile {
  const gone = givenUp(findings);
  const bad = books.filter((book) => !isWhole(book));
  if (gone.length > 0) {
    const names = gone.map((account) => account.email).filter((email) => email !== "");
    const hint = tiles.lostWho(names.join(", "));
    return { tone: "error", label: tiles.lost, value: accountsText(gone.length), hint };
  }
  if (bad.length === 0)
    return { tone: "ok", label: tiles.damaged, value: tiles.nothing, hint: tiles.noDamage };
  const hint = bad.map((book) => `${book.name || tiles.unnamed}: ${entriesText(book.entries)}`).join(", ");
  return { tone: "error", label: tiles.damaged, value: booksText(bad.length), hint };
}

function copyTile({ accounts, areCopiesSilent }: Findings, now: Instant): Tile {
  const newest = newestCopy(accounts);
  if (areCopiesSilent)
    return { tone: "muted", label: tiles.copy, value: tiles.silentCopies, hint: tiles.silentCopiesHint };
  if (!newest) return { tone: "muted", label: tiles.copy, value: tiles.noCopy, hint: tiles.noCopyHint };
  const value = capital(whenText(newest.createdAt, now));
  return { tone: "ok", label: tiles.copy, value, hint: tiles.copyHolds(newest.entries, newest.books) };
}

/** What is safe, what is not, and the last copy. */
export function tilesOf(findings: Findings, books: readonly BookFinding[], now: Instant): readonly Tile[] {
  const { accounts } = findings;
  return [safeTile(accounts, books, now), damageTile(findings, books), copyTile(findings, now)];
}
