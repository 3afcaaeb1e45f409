import type { Brand } from "./brand.ts";

/** Prefix that shows the kind of an id: `book_0190…`. Letters first, so that no codec reads an id as a number. */
export const ID_PREFIXES = {
  account: "acct",
  guest: "guest",
  company: "comp",
  book: "book",
  entry: "entry",
  command: "cmd",
  fiscalProfile: "fisc",
  retention: "ret",
  statement: "stmt",
  analysis: "anal",
  calculation: "calc",
  payrollRun: "run",
  settlement: "sett",
  benefitPayment: "bene",
  employee: "empl",
  party: "party",
  extract: "extr",
  match: "match",
  recurring: "rec",
  item: "item",
  stockMove: "mov",
  store: "bode",
  stockTransfer: "tras",
  asset: "asset",
  rule: "regla",
  attachment: "sop",
  ownNote: "nota",
  restatement: "reex",
  message: "msg",
  file: "file",
  visitor: "visit",
  classroom: "aula",
  student: "alum",
  activity: "acti",
  submission: "entr",
  profile: "perf",
  packet: "sobre",
} as const;

/** Before version 4 of the schema the four payroll records had one kind of id. Records of then keep theirs. */
const FORMER_PREFIXES: Readonly<Partial<Record<IdKind, string>>> = {
  calculation: "run",
  settlement: "run",
  benefitPayment: "run",
};

export type IdKind = keyof typeof ID_PREFIXES;
export type Id<K extends IdKind> = Brand<string, K>;
export type CompanyId = Id<"company">;
export type BookId = Id<"book">;
export type EntryId = Id<"entry">;
export type EmployeeId = Id<"employee">;
/** A third party, as a book remembers it. */
export type PartyId = Id<"party">;
/** What a bank says of one account in one month. */
export type ExtractId = Id<"extract">;
export type MatchId = Id<"match">;
/** An entry that comes again each month. */
export type RecurringId = Id<"recurring">;
/** Something that a book keeps in stock, and what happened to it. */
export type ItemId = Id<"item">;
export type StockMoveId = Id<"stockMove">;
/** A place where a book keeps its stock, and what went from one to another. */
export type StoreId = Id<"store">;
export type StockTransferId = Id<"stockTransfer">;
/** A fixed asset of a book. */
export type AssetId = Id<"asset">;
/** A rule of a company for what comes in and goes out. */
export type RuleId = Id<"rule">;
/** A file attached to something of a book. */
export type AttachmentId = Id<"attachment">;
/** A note that a company added to its statements. */
export type OwnNoteId = Id<"ownNote">;
/** A figure of an earlier period that is presented otherwise. */
export type RestatementId = Id<"restatement">;
export type CommandId = Id<"command">;
export type AccountId = Id<"account">;
/** The four payroll records: of the calculator, of a company's period, of a contract's end, of a benefit that fell due. */
export type StatementId = Id<"statement">;
export type CalculationId = Id<"calculation">;
export type PayrollRunId = Id<"payrollRun">;
export type SettlementId = Id<"settlement">;
export type BenefitPaymentId = Id<"benefitPayment">;
export type FileId = Id<"file">;
/** A visitor using this tab without an account. */
export type VisitorId = Id<"visitor">;

export type ClassroomId = Id<"classroom">;
/** A student of one classroom; the same person in two classrooms has two. */
export type StudentId = Id<"student">;
export type ActivityId = Id<"activity">;
export type SubmissionId = Id<"submission">;
/** A student's own place on a device. */
export type ProfileId = Id<"profile">;
/** A message handed from device to device; a hand-in goes by its submission. */
export type PacketId = Id<"packet">;

/** Creates ids; passed in because it needs a clock and randomness. */
export type NewId = <K extends IdKind>(kind: K) => Id<K>;

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

function patternOf(kind: IdKind): RegExp {
  const prefixes = [ID_PREFIXES[kind], ...(FORMER_PREFIXES[kind] ? [FORMER_PREFIXES[kind]] : [])];
  return new RegExp(`^(?:${prefixes.join("|")})_${UUID}$`);
}

const PATTERNS = new Map<IdKind, RegExp>();

/** Parses an id from a URL, a file or a record; null if it is not of this kind. */
export function asId<K extends IdKind>(kind: K, text: unknown): Id<K> | null {
  if (typeof text !== "string") return null;
  const pattern = PATTERNS.get(kind) ?? patternOf(kind);
  PATTERNS.set(kind, pattern);
  return pattern.test(text) ? (text as Id<K>) : null;
}

const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** A UUID version 7 (RFC 9562): 48 bits of milliseconds, then 10 bytes of `random` starting at `at`. */
export function makeId<K extends IdKind>(kind: K, milliseconds: number, random: Uint8Array, at = 0): Id<K> {
  const time = Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, "0").slice(-12);
  const byte = (index: number) => random[at + index] ?? 0;
  const hex = (value: number) => HEX[value] ?? "00";
  const version = hex(0x70 | (byte(0) & 0x0f)) + hex(byte(1));
  const variant = hex(0x80 | (byte(2) & 0x3f)) + hex(byte(3));
  const tail = hex(byte(4)) + hex(byte(5)) + hex(byte(6)) + hex(byte(7)) + hex(byte(8)) + hex(byte(9));
  return `${ID_PREFIXES[kind]}_${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${tail}` as Id<K>;
}
