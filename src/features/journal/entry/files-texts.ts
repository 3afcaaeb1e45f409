import { plural } from "#domain/kernel/spanish.ts";

export const filesTexts = {
  menu: "Soportes…",
  clip: (count: number) => `Ver ${plural(count, "soporte", "soportes")}`,
} as const;
