import { groupDigits } from "./group-digits.ts";

const MARKS = /[\u0300-\u036f]/g;

/** Lower case without accents, for searching: "Retención" → "retencion", "Año" → "ano" (NU-10). */
export function fold(text: string): string {
  return text.normalize("NFD").replace(MARKS, "").toLowerCase();
}

const collator = new Intl.Collator("es", { sensitivity: "base", numeric: true });

/** Spanish dictionary order: Ángel after Agua, ñ after n (NU-10). */
export function compareSpanish(a: string, b: string): number {
  return collator.compare(a, b);
}

/** "1 asiento", "2 asientos", "1.204 asientos". */
export function plural(count: number, one: string, many: string): string {
  return `${groupDigits(String(count))} ${count === 1 ? one : many}`;
}

const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"] as const;

/** The name of month 1 to 12. */
export function monthName(number: number): string {
  return MONTHS[number - 1] ?? "";
}

/** Whether a folded word is the name of a month, whole or its beginning. */
export function isMonthName(word: string, as: "whole" | "beginning" = "whole"): boolean {
  return MONTHS.some((name) => (as === "whole" ? name === word : name.startsWith(word)));
}

/** The name of day 0 (Sunday) to 6. */
export function weekdayName(number: number): string {
  return WEEKDAYS[number] ?? "";
}

/** "enero, marzo y julio". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} y ${last}`;
}

/** Ends a sentence: a name that ends with a stop of its own, as "S.A.S.", takes no second one. */
export function ended(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** Determiners of names in plural. */
const MANY = /^(?:las|los|mis|tus|sus)$/;

/** Words in -s that are singular: "gas", "crisis", "bus". */
const ONE_IN_S = /^(?:.{1,3}|.*sis)$/;

/**
 * The verb that agrees with a name: "ventas" takes the plural one, "costo de ventas" the singular. A name's first word
 * has its number.
 */
export function agreeing(name: string, one: string, many: string): string {
  const [first = ""] = fold(name).trim().split(/[\s,]/);
  const isMany = MANY.test(first) || (first.endsWith("s") && !ONE_IN_S.test(first));
  return isMany ? many : one;
}
