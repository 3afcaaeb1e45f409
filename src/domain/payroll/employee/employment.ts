import type { Day } from "../../kernel/calendar-day.ts";
import type { Contract } from "./contract.ts";

/** Whether somebody is to begin, works, or worked for the company. */
export type Employment = "coming" | "active" | "ended";

/** How a contract stands on a day; its last day still belongs to it. */
export function employmentOn({ start, end }: Pick<Contract, "start" | "end">, date: Day): Employment {
  if (start > date) return "coming";
  return end !== null && end < date ? "ended" : "active";
}
