import { fold } from "../kernel/spanish.ts";
import type { Company } from "./company.ts";

/** Whose money a company was begun with: shareholders', partners' by quotas, or a person's own. */
export type Owner = "shares" | "quotas" | "person";

/** What a name ends with, or says before its last words; "S. en C." before "S.A.", which "S. en C.A." holds. */
const SAID: readonly (readonly [Owner, RegExp])[] = [
  ["shares", / (s ?en ?c ?(por )?a(cciones)?|s ?c ?a) /],
  ["quotas", / (ltda|limitada|s ?en ?c|y ?cia|y compania|e ?u|empresa unipersonal) /],
  ["shares", / (s ?a ?s|s ?a|sociedad por acciones simplificada|sociedad anonima) /],
  ["person", / persona natural /],
];

/** Nine digits that begin with 8 or 9 are a company's; those of a person are of the own document. */
const OF_COMPANY = /^[89]\d{8}\d?$/;

/** What a company says of itself: its name, else its number, which tells a person. Null where neither does. */
export function ownerOf({ name, nit }: Pick<Company, "name" | "nit">): Owner | null {
  const words = ` ${fold(name)
    .replace(/[.,&-]+/g, (mark) => (mark.includes("&") ? " y " : " "))
    .replace(/\s+/g, " ")
    .trim()} `;
  const said = SAID.find(([, pattern]) => pattern.test(words));
  if (said !== undefined) return said[0];
  const digits = nit.replace(/-\d$/, "").replace(/\D/g, "");
  return digits === "" || OF_COMPANY.test(digits) ? null : "person";
}
