import type { Instant } from "../kernel/clock.ts";
import type { ClassroomId, StudentId } from "../kernel/ids.ts";
import { compareSpanish, fold } from "../kernel/spanish.ts";

/** Public keys of a student's device: to know it again, and to seal what is returned to it. */
export interface StudentDevice {
  readonly sign: string;
  readonly seal: string;
}

/** A student of one classroom. Only `name` is always there; whatever else is unknown is empty. */
export interface Student {
  readonly id: StudentId;
  readonly classroom: ClassroomId;
  /** Surnames first: "Acosta Rivera, Juan Pablo". */
  readonly name: string;
  readonly email: string;
  readonly cedula: string;
  /** What the student's hand-ins are recognised by. */
  readonly code: string;
  readonly joinedAt: Instant;
  /** The device that handed in first; null until then. */
  readonly device: StudentDevice | null;
}

/** A roster as it is called out, wherever students are listed (NU-10). */
export function inNameOrder(students: readonly Student[]): Student[] {
  return students.toSorted((a, b) => compareSpanish(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

/** What stands for a student where names are hidden: the cédula, else the code; empty without both. */
export const idOfStudent = ({ cedula, code }: Pick<Student, "cedula" | "code">): string => cedula || code;

/** What a person is recognised by in a roster, a file or a message. */
export type StudentDetails = Pick<Student, "name" | "email" | "cedula" | "code">;

/** "1.024.118-359" and " 1024118359 " are one code, wherever two are compared (ED-37, ED-44). */
export function bareCode(code: string): string {
  return fold(code).replace(/[^\p{L}\p{N}]/gu, "");
}

const KINDS =
  "c[eé]dula(?: de (?:ciudadan[ií]a|extranjer[ií]a))?|tarjeta de identidad|documento|doc|c\\.?\\s?c|t\\.?\\s?i|c\\.?\\s?e|r\\.?\\s?c|nuip|ppt";

/** The kind of a document as it stands before its number: "C.C. ", "TI-", "Cédula: ", "CC No. ". */
export const DOCUMENT_KIND = `(?:${KINDS})[\\s.:-]*(?:n[.o°º]+\\s*)?(?=\\d)`;
const KIND = new RegExp(`^${DOCUMENT_KIND}`, "i");

const CEDULA = /^\d[\d.\s]{3,18}$/;

/** A number with the points and spaces of whoever writes it. */
export const isCedula = (text: string): boolean => CEDULA.test(text.replace(KIND, ""));

/** A cédula as it is kept: its digits alone; any other document stays as it was written. */
export const plainCedula = (text: string): string => (isCedula(text) ? text.replace(/\D/g, "") : text);

/** A code as it is compared, without the kind of document that somebody wrote before it, however short it is. */
export const codeWithoutKind = (code: string): string => bareCode(code.trim().replace(KIND, ""));
