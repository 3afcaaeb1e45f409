import type { AccountCode } from "../../accounting/account.ts";
import { fold } from "../../kernel/spanish.ts";
import type { ReportRow } from "../../report/report.ts";
import type { AccountFigure, StatementSection } from "./book-statement.ts";

/** Headings of what a statement discloses below its lines, each with the name that addresses give it. */
export const BESIDE_HEADINGS = {
  "sin-efectivo": "Inversión y financiación sin efectivo",
  fuera: "Lo que los cambios de operación dejan fuera del cambio del balance",
  "sin-linea": "Cuentas sin línea en este estado",
} as const;

const PREFIX = "aparte";
const ANY_OTHER = /[^\p{L}\p{N}]+/gu;
/** The place of a disclosed figure, by which statements that were kept earlier name it. */
const BY_PLACE = /^aparte-\d+-\d+$/;

function sectionOf(heading: string | null): string | null {
  return Object.entries(BESIDE_HEADINGS).find(([, words]) => words === heading)?.[0] ?? null;
}

function keyOf(heading: string | null, account: AccountCode | null, label: string): string | null {
  const section = sectionOf(heading);
  if (section === null) return null;
  const own = account ?? fold(label).replace(ANY_OTHER, "-").replace(/^-|-$/g, "");
  return `${PREFIX}-${section}-${own}`;
}

/**
 * The name of a figure disclosed below the lines, where a line has its key: by what it is, never by its place, so that
 * a kept address opens the same figure after the books have changed (UX-09).
 */
export function besideKey(
  { heading }: Pick<StatementSection, "heading">,
  { account, label }: Pick<AccountFigure, "account" | "label">,
): string {
  return keyOf(heading, account, label) ?? PREFIX;
}

/** The same of a row of a kept statement that stands under a heading; its own name, but where that is a place. */
export function besideKeyOfRow({ source, cells: [name] }: ReportRow, heading: string | null): string | null {
  const label = name?.kind === "text" ? name.text : "";
  if (source?.kind === "account") return keyOf(heading, source.account, label);
  if (source?.kind !== "line") return null;
  return BY_PLACE.test(source.line) ? keyOf(heading, null, label) : source.line;
}
