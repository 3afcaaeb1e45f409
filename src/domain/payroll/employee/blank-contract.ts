import { ZERO } from "../../kernel/pesos.ts";
import type { Contract } from "./contract.ts";

/** What a contract has until something else is said: the usual one. */
export const BLANK_CONTRACT: Omit<Contract, "id" | "start"> = {
  name: "",
  document: "",
  salary: ZERO,
  kind: "ordinary",
  end: null,
  arlClass: 1,
  area: "administration",
  transport: "transport",
  contributesToPension: true,
  relief: { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO },
};
