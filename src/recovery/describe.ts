import { dayInBogota, type Instant, timeInBogota } from "#domain/kernel/clock.ts";
import type { CopyInfo } from "#storage/copies/copy-info.ts";
import type { RecoveryReason } from "#storage/health/recovery-link.ts";
import {
  type AccountFinding,
  type BookFinding,
  type Findings,
  givenUp,
  isLeft,
  isSound,
  isWhole,
} from "#storage/recovery/look.ts";
import { bestCopy, whenText } from "./best-copy.ts";
import { booksText, type Heading, options, page } from "./texts.ts";
import { type Tile, tilesOf } from "./tiles.ts";

// Texts and options for the findings. Pure: the page only renders them.

interface Words {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

export type Option = Words &
  (
    | {
        readonly kind: "copy";
        readonly account: AccountFinding;
        readonly copy: CopyInfo;
        readonly recommended: boolean;
      }
    | { readonly kind: "hand"; readonly copy: CopyInfo }
    | { readonly kind: "clear"; readonly hasCopy: boolean }
    | { readonly kind: "enter" | "file" | "raw" | "retry" | "update" | "over" }
  );

export interface PageView {
  readonly heading: Heading;
  readonly alarming: boolean;
  readonly tiles: readonly Tile[];
  readonly options: readonly Option[];
  /** Restorable too, but not offered first. */
  readonly older: readonly Option[];
  readonly code: string;
  readonly details: readonly string[];
}

/** "las 10:31", or with the day unless both moments are today. */
function momentText(at: Instant, other: Instant, now: Instant): string {
  return dayInBogota(at) === dayInBogota(other) && dayInBogota(at) === dayInBogota(now)
    ? page.hour(timeInBogota(at))
    : whenText(at, now);
}

/** The registry opens, is not there, or what is wrong with it is of its data. */
const ANSWERS: ReadonlySet<Findings["registry"]> = new Set(["open", "absent", "damaged", "lost", "full"]);

/**
 * What was found now says how things are. Why somebody was sent here stands in an address, which anybody can write, and
 * may have passed: it only names what was found.
 */
function headingOf(findings: Findings, reason: RecoveryReason | null, isShut: boolean): Heading {
  const { registry, accounts, room, classes = [] } = findings;
  const states = [...accounts.map((account) => account.database), ...classes].map(({ state }) => state);
  if (registry === "newer" || states.includes("newer") || findings.isNewerBeside) return "mas-nuevo";
  if (!room || registry === "full" || states.includes("full")) return "lleno";
  const isBusy = !ANSWERS.has(registry) || states.includes("busy");
  // A tab that holds an older database lets it be read, and keeps this version from opening it.
  const isHeld = reason === "bloqueado" && (isBusy || accounts.some(({ database }) => database.isBehind));
  if (isHeld || registry === "blocked") return "bloqueado";
  if (isBusy) return "ocupado";
  if (registry === "damaged" || states.includes("damaged")) return "danado";
  const troubled = accounts.filter((account) => !isSound(account));
  if (troubled.some(({ registered, database }) => registered !== "yes" || database.state === "absent"))
    return reason === "danado" ? "danado" : "perdido";
  if (troubled.length > 0) return "danado";
  if (classes.some(({ state }) => state === "absent")) return "perdido";
  if (accounts.length === 0) return isShut ? "cerrado" : classes.length > 0 ? "academico" : "vacio";
  const hasBooks = accounts.some(({ database }) => database.state === "open");
  return !hasBooks && accounts.some(isLeft) ? "dejado" : "sano";
}

const booksOf = (accounts: readonly AccountFinding[]): readonly BookFinding[] =>
  accounts.flatMap((account) => account.database.books);

function copyText(account: AccountFinding, copy: CopyInfo, now: Instant): string {
  const { expected } = account;
  const loses = expected !== null && expected.sequence > copy.sequence;
  const text = loses
    ? options.copyLoses(
        copy.entries,
        copy.books,
        momentText(copy.createdAt, expected.changedAt, now),
        momentText(expected.changedAt, copy.createdAt, now),
      )
    : options.copyAll(copy.entries, copy.books);
  const bad = copy.bad > 0 ? options.copyBad(copy.bad) : "";
  const off = copy.off ? options.copyOff(copy.off) : "";
  return `${text}${bad}${off}${options.copyOf(account.email)}`;
}

function copyOption(account: AccountFinding, copy: CopyInfo, recommended: boolean, now: Instant): Option {
  const when = whenText(copy.createdAt, now);
  const title = copy.reason === "restore" ? options.restoreCopyTitle(when) : options.copyTitle(when);
  const text = copyText(account, copy, now);
  return { kind: "copy", title, text, button: options.copyButton, account, copy, recommended };
}

function enterOption(books: readonly BookFinding[], healthy: boolean): Option {
  if (healthy)
    return { kind: "enter", title: options.enterTitle, text: options.enterText, button: options.enterButton };
  const safe = booksText(books.filter(isWhole).length);
  return {
    kind: "enter",
    title: options.openTitle,
    text: options.openText(safe),
    button: options.openButton,
  };
}

const START: Option = {
  kind: "enter",
  title: options.enterTitle,
  text: options.startText,
  button: options.enterButton,
};
const FILE: Option = {
  kind: "file",
  title: options.fileTitle,
  text: options.fileText,
  button: options.fileButton,
};
const RAW: Option = {
  kind: "raw",
  title: options.rawTitle,
  text: options.rawText,
  button: options.rawButton,
};
const UPDATE: Option = {
  kind: "update",
  title: options.updateTitle,
  text: options.updateText,
  button: options.updateButton,
};

function overOption(findings: Findings): Option | null {
  const gone = givenUp(findings);
  if (gone.length === 0) return null;
  const who = gone.map((account) => account.email || options.someAccount).join(", ");
  return { kind: "over", title: options.overTitle, text: options.overText(who), button: options.overButton };
}

function retryOption(text: string): Option {
  return { kind: "retry", title: options.retryTitle, text, button: options.retryButton };
}

/** Each account's best copy as a file, in one press. */
function handOptions(accounts: readonly AccountFinding[], now: Instant): Option[] {
  return accounts.flatMap((account): Option[] => {
    const copy = bestCopy(account.copies);
    if (copy === null) return [];
    const when = whenText(copy.createdAt, now);
    const text = options.handText(when, copy.entries, copy.books, account.email);
    return [{ kind: "hand", title: options.handTitle, text, button: options.handButton, copy }];
  });
}

function clearOption(hasCopy: boolean): Option {
  const { clearTitle: title, clearText: text, clearButton: button } = options;
  return { kind: "clear", title, text, button, hasCopy };
}

/** Copies that nobody could list may be the way back: to ask for them again comes before anything else. */
function withSilentCopies(found: readonly Option[]): readonly Option[] {
  return found.some(({ kind }) => kind === "retry") ? found : [retryOption(options.retryCopies), ...found];
}

/** From the option that loses least to the one that loses most; the first copy is the recommended one. */
function optionsOf(findings: Findings, heading: Heading, now: Instant): Option[] {
  const { accounts, registry } = findings;
  const hand = handOptions(accounts, now);
  if (heading === "mas-nuevo") return [UPDATE, ...hand, RAW];
  if (heading === "bloqueado") return [retryOption(options.retryText), ...hand, RAW];
  if (heading === "lleno") return [retryOption(options.retryFull), ...hand, RAW];
  if (heading === "ocupado")
    return [retryOption(options.retryBusy), ...hand, RAW, clearOption(hand.length > 0)];
  // No books to list and no data to download.
  if (heading === "vacio" || heading === "cerrado") return [FILE, START];
  if (heading === "academico") return [{ ...START, text: options.enterText }, RAW, FILE];
  if (heading === "dejado") return [START, ...hand, FILE];
  const found: Option[] = [];
  for (const account of accounts.filter((each) => !isSound(each))) {
    const copy = bestCopy(account.copies);
    if (copy) found.push(copyOption(account, copy, found.length === 0, now));
  }
  const open = registry === "open" && accounts.some(({ database }) => database.state === "open");
  const healthy = heading === "sano";
  if (open || healthy) found.push(enterOption(booksOf(accounts), healthy));
  const over = overOption(findings);
  return [...found, FILE, ...(healthy ? [] : hand), RAW, ...(over ? [over] : [])];
}

function detailsOf({ registry, accounts, areCopiesSilent, classes = [] }: Findings): string[] {
  const lines = accounts.map(({ id, registered, database, copies, expected }) => {
    const problems = database.books.flatMap((book) => book.problems.map((problem) => problem.kind));
    const found = `${database.state} (${database.detail}) ${[...new Set(problems)].join(" ")}`.trim();
    return `${id}: registro ${registered}; datos ${found}; copias ${copies.length}; esperado ${expected?.sequence ?? "?"}`;
  });
  const edition = classes.map(({ kind, state, detail }) => `${kind}: ${state} (${detail})`);
  const silent = areCopiesSilent ? ["copias: no responden"] : [];
  return [`registro: ${registry}`, ...silent, ...lines, ...edition];
}

const QUIET: ReadonlySet<Heading> = new Set(["mas-nuevo", "bloqueado", "vacio", "dejado", "cerrado"]);
const CALM: ReadonlySet<Heading> = new Set(["sano", "academico", "vacio", "dejado", "cerrado"]);
const UNOPENED: ReadonlySet<Heading> = new Set(["bloqueado", "lleno", "ocupado"]);

/** `isShut`: there are accounts beside these that show nothing before their PIN is typed. */
export function describePage(
  findings: Findings,
  reason: RecoveryReason | null,
  now: Instant,
  isShut = false,
): PageView {
  const heading = headingOf(findings, reason, isShut);
  const { accounts } = findings;
  const books = booksOf(accounts);
  // Of what did not open nothing is known: no tile says "Nada" of it.
  const quiet = QUIET.has(heading) || accounts.length === 0 || (UNOPENED.has(heading) && books.length === 0);
  const found = optionsOf(findings, heading, now);
  const shown = findings.areCopiesSilent && heading !== "mas-nuevo" ? withSilentCopies(found) : found;
  const first = new Set(shown.map((option) => (option.kind === "copy" ? option.copy : null)));
  const older = accounts.flatMap((account) =>
    account.copies.filter((copy) => !first.has(copy)).map((copy) => copyOption(account, copy, false, now)),
  );
  return {
    heading,
    alarming: !CALM.has(heading),
    tiles: quiet ? [] : tilesOf(findings, books, now),
    options: shown,
    older: heading === "mas-nuevo" || UNOPENED.has(heading) ? [] : older,
    code: `DATOS-${heading.toUpperCase()}-${String(accounts.length).padStart(2, "0")}`,
    details: detailsOf(findings),
  };
}
