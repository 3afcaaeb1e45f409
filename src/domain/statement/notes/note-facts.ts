import type { Book } from "../../company/book.ts";
import type { Company } from "../../company/company.ts";
import type { Sector } from "../../company/sector.ts";
import { titleInSentence, usualTitle } from "../../company/signers.ts";
import { yearOf } from "../../kernel/calendar-day.ts";
import { uncapitalize } from "../../kernel/capitals.ts";
import { formatLongDay } from "../../kernel/format.ts";
import type { Period } from "../../report/report-period.ts";
import { periodInWords } from "../books/column-heading.ts";
import { statementsListed } from "./compulsory.ts";
import type { Framework } from "./framework.ts";
import type { FieldValues } from "./note-fields.ts";

/** The activity as a sentence names it; "other" names none. */
const ACTIVITIES: Readonly<Record<Exclude<Sector, "other">, string>> = {
  agriculture: "la actividad agropecuaria",
  industry: "la industria",
  construction: "la construcción",
  commerce: "el comercio",
  transport: "el transporte",
  food: "la preparación y venta de alimentos",
  technology: "la tecnología",
  health: "la prestación de servicios de salud",
  education: "la educación",
  services: "la prestación de servicios",
};

const METHODS = {
  peps: "primeras en entrar, primeras en salir (PEPS)",
  average: "el promedio ponderado",
} as const;

/** Whose statements the notes explain, and of when. */
export interface NotesOwner {
  /** The company's name, or the book's where it belongs to none. */
  readonly name: string;
  readonly company: Pick<Company, "nit" | "city" | "sector" | "signers"> | null;
  readonly books: readonly Pick<Book, "stock">[];
  readonly periods: readonly [Period, ...Period[]];
}

/** How the books of the company keep their stock in a year, where all that keep one do so alike. */
function methodOf(books: NotesOwner["books"], year: number): string | undefined {
  const methods = new Set(
    books.flatMap(({ stock }) => {
      const own = stock?.methods.filter(({ since }) => since <= year).at(-1);
      return own === undefined ? [] : [own.method];
    }),
  );
  const [method] = methods;
  return methods.size === 1 && method !== undefined ? METHODS[method] : undefined;
}

/** The texts that are known, by field; blank ones are not. */
function known(values: Readonly<Record<string, string | undefined>>): FieldValues {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ""),
  );
}

/** What the fields of every note are filled in with. */
export function commonFields(
  { name, company, books, periods }: NotesOwner,
  framework: Framework,
): FieldValues {
  const [now] = periods;
  const sector = company?.sector;
  return known({
    empresa: name,
    nit: company?.nit,
    ciudad: company?.city,
    actividad: sector === undefined || sector === "other" ? undefined : ACTIVITIES[sector],
    representante: company?.signers?.representative?.name,
    cargo: titleInSentence(company?.signers?.representative?.title ?? usualTitle("representative")),
    contador: company?.signers?.accountant?.name,
    corte: formatLongDay(now.to),
    período: uncapitalize(periodInWords("income", [now])),
    año: String(yearOf(now.to)),
    estados: statementsListed(framework),
    método: methodOf(books, yearOf(now.to)),
  });
}
