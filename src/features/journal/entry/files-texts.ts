import { plural } from "#domain/kernel/spanish.ts";

export const filesTexts = {
  menu: "Soportes…",
  ofBook: "Soportes del libro…",
  has: (count: number) => plural(count, "soporte", "soportes"),
  clip: (count: number) => `Ver ${plural(count, "soporte", "soportes")}`,
} as const;
