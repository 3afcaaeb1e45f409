import { VIEWS, type View } from "#domain/access/pending-intent.ts";
import { safeReturn } from "#domain/access/return-url.ts";
import type { AccountCode } from "#domain/accounting/account.ts";
import { YEAR_PARTS, type YearPart } from "#domain/accounting/closing/year-part.ts";
import { TRIAL_LEVELS, type TrialLevel } from "#domain/accounting/ledger/trial-level.ts";
import { asDay, asMonth } from "#domain/kernel/as-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { asId, type BookId, type CompanyId, type FileId, type Id } from "#domain/kernel/ids.ts";
import { COMPARISONS } from "#domain/statement/comparison.ts";
import { ALL_STATEMENT_SLUGS, STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import type { FrontDoorSearch } from "#features/book-statements/front-door/use-front-door.ts";
import type { BookStatementSearch } from "#features/book-statements/statement-search.ts";
import type { ReportSearch } from "#reports/book-report.ts";
import { present, type Raw } from "./-present.ts";

// Parsers of every query parameter of the product. They are total: for any URL the result is a valid value or
// undefined, and the screen uses its default then (AU-17). An id of another account is still a valid id here; the
// query that looks it up finds nothing (AU-12).

/** Statements also have a short name in addresses. */
const STATEMENT_NAMES = [...STATEMENT_KINDS, ...ALL_STATEMENT_SLUGS] as const;
type StatementName = (typeof STATEMENT_NAMES)[number];

const ORIGINS = ["products", "workspace"] as const;
type Origin = (typeof ORIGINS)[number];

/** As long as the names of a line. */
const LONGEST_TEXT = 500;
const MOST_ENTRIES = 10_000_000;
const CODE = /^[a-z0-9-]{1,24}$/;
const UNSHOWABLE = /[\p{Cc}\p{Cs}]/gu;

function oneOf<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}

function flag(value: unknown): true | undefined {
  return value === true || value === "true" ? true : undefined;
}

function count(value: unknown): number | undefined {
  const number = typeof value === "string" && /^\d{1,8}$/.test(value) ? Number(value) : value;
  const fits =
    typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= MOST_ENTRIES;
  return fits ? number : undefined;
}

function text(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return value.slice(0, LONGEST_TEXT).replace(UNSHOWABLE, "") || undefined;
}

function accountCode(value: unknown): AccountCode | undefined {
  const code = typeof value === "number" ? String(value) : value;
  return typeof code === "string" && CODE.test(code) ? (code as AccountCode) : undefined;
}

function level(value: unknown): TrialLevel | undefined {
  return TRIAL_LEVELS.find((each) => each === value || String(each) === value);
}

interface ReturnSearch {
  readonly returnUrl?: string;
}

export function parseReturn(raw: Raw): ReturnSearch {
  return present<ReturnSearch>({ returnUrl: safeReturn(raw.returnUrl) });
}

interface ViewSearch {
  readonly view?: View;
}

export function parseView(raw: Raw): ViewSearch {
  return present<ViewSearch>({ view: oneOf(VIEWS, raw.view) });
}

interface WorkspaceSearch {
  readonly statement?: StatementName | Id<"statement">;
  /** The saved statement to reopen. */
  readonly estado?: Id<"statement">;
  readonly from?: Origin;
  readonly guest?: true;
}

export function parseWorkspace(raw: Raw): WorkspaceSearch {
  return present<WorkspaceSearch>({
    statement: oneOf(STATEMENT_NAMES, raw.statement) ?? asId("statement", raw.statement),
    estado: asId("statement", raw.estado),
    from: oneOf(ORIGINS, raw.from),
    guest: flag(raw.guest),
  });
}

interface DoorSearch extends GuestSearch {
  /** The waiting file that is open. */
  readonly archivo?: FileId;
}

export function parseDoor(raw: Raw): DoorSearch {
  return present<DoorSearch>({ archivo: asId("file", raw.archivo), guest: flag(raw.guest) });
}

interface GuestSearch {
  readonly guest?: true;
}

export function parseGuest(raw: Raw): GuestSearch {
  return present<GuestSearch>({ guest: flag(raw.guest) });
}

export interface JournalSearch {
  readonly book?: BookId;
  /** Opens the book read-only. */
  readonly mode?: "view";
  readonly guest?: true;
  readonly from?: Origin;
  readonly periodo?: Month;
  /** Number of the entry to show. */
  readonly asiento?: number;
  /** Opens with a new entry started (the shortcut of the installed application). */
  readonly nuevo?: true;
  /** What the new entry is about. */
  readonly detalle?: string;
  /** Number of the entry that a new one is written from. */
  readonly repetir?: number;
  readonly buscar?: string;
  readonly deudas?: true;
  /** Key of the third party whose debt was collected (cobro) or paid (pago): begins its payment, once. */
  readonly cobro?: string;
  readonly pago?: string;
}

export function parseJournal(raw: Raw): JournalSearch {
  return present<JournalSearch>({
    book: asId("book", raw.book),
    mode: raw.mode === "view" ? "view" : undefined,
    guest: flag(raw.guest),
    from: oneOf(ORIGINS, raw.from),
    periodo: asMonth(raw.periodo),
    asiento: count(raw.asiento),
    nuevo: flag(raw.nuevo),
    detalle: text(raw.detalle),
    repetir: count(raw.repetir),
    buscar: text(raw.buscar),
    deudas: flag(raw.deudas),
    cobro: text(raw.cobro),
    pago: text(raw.pago),
  });
}

/** First and last day shown; both are ignored if the period ends before it begins. */
interface RangeSearch {
  readonly desde?: Day;
  readonly hasta?: Day;
}

function range(raw: Raw): RangeSearch {
  const desde = asDay(raw.desde);
  const hasta = asDay(raw.hasta);
  const isBackwards = desde !== null && hasta !== null && desde > hasta;
  return present<RangeSearch>(isBackwards ? { desde: null, hasta: null } : { desde, hasta });
}

/** The parameters of all reports of a book; each takes its own (`ownSearch`). Of Terceros: book and third party. */
export function parseReport(raw: Raw): ReportSearch {
  const own = {
    book: asId("book", raw.book),
    cuenta: accountCode(raw.cuenta),
    tercero: text(raw.tercero),
    periodo: asMonth(raw.periodo),
    nivel: level(raw.nivel),
    ceros: flag(raw.ceros),
    repetir: count(raw.repetir),
  };
  return { ...present<Omit<ReportSearch, "desde" | "hasta">>(own), ...range(raw) };
}

/** Key of a statement line: the characters our own layouts use; an unknown key opens nothing. */
const LINE = /^[\p{L}\p{N} :.,@-]{1,200}$/u;

export function parseBookStatement(raw: Raw): BookStatementSearch {
  const own = {
    statement: oneOf(STATEMENT_KINDS, raw.statement),
    book: asId("book", raw.book),
    empresa: asId("company", raw.empresa),
    comparar: oneOf(COMPARISONS, raw.comparar),
    directo: flag(raw.directo),
    porcentajes: flag(raw.porcentajes),
    cuentas: flag(raw.cuentas),
    ceros: flag(raw.ceros),
    notas: flag(raw.notas),
    sinNotas: flag(raw.sinNotas),
    sinFirmas: flag(raw.sinFirmas),
    linea: typeof raw.linea === "string" && LINE.test(raw.linea) ? raw.linea : undefined,
    cuenta: accountCode(raw.cuenta),
    columna: count(raw.columna),
  };
  return { ...present<Omit<BookStatementSearch, "desde" | "hasta">>(own), ...range(raw) };
}

interface CompanySearch {
  readonly empresa?: CompanyId;
}

export function parseCompany(raw: Raw): CompanySearch {
  return present<CompanySearch>({ empresa: asId("company", raw.empresa) });
}

/** A saved statement, or the list of those of a company. */
interface SavedSearch extends FrontDoorSearch {
  readonly estado?: Id<"statement">;
}

export function parseSaved(raw: Raw): SavedSearch {
  const own = {
    empresa: asId("company", raw.empresa),
    book: asId("book", raw.book),
    comparar: oneOf(COMPARISONS, raw.comparar),
    sinComparar: flag(raw.sinComparar),
    notas: flag(raw.notas),
    estado: asId("statement", raw.estado),
  };
  return { ...present<Omit<SavedSearch, "desde" | "hasta">>(own), ...range(raw) };
}

interface BookSearch {
  readonly book?: BookId;
}

export function parseBook(raw: Raw): BookSearch {
  return present<BookSearch>({ book: asId("book", raw.book) });
}

interface ClosingSearch extends BookSearch {
  /** Year to close, and its part where statutes cut it. */
  readonly ano?: number;
  readonly corte?: YearPart;
  readonly mes?: Month;
}

export function parseClosing(raw: Raw): ClosingSearch {
  return present<ClosingSearch>({
    book: asId("book", raw.book),
    ano: count(raw.ano),
    corte: oneOf(YEAR_PARTS, raw.corte),
    mes: asMonth(raw.mes),
  });
}
