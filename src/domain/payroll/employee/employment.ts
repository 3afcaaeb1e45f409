import type { Day } from "../../kernel/day.ts";
import type { Contract } from "./contract.ts";

/** Whether an employee is yet to start, active or gone. */
export type Employment = "coming" | "active" | "ended";

/** Status of a contract on a day; its last day counts as active. */
export function employmentOn({ start, end }: Pick<Contract, "start" | "end">, date: Day): Employment {
  if (start > date) return "coming";
  return end !== null && end < date ? "ended" : "active";
}
