import { listed } from "../../kernel/spanish.ts";
import { STATEMENT_KINDS, type StatementKind } from "../statement-kind.ts";
import type { Framework } from "./framework.ts";

const NOTES = "sus notas";
const LISTED: Readonly<Record<StatementKind, string>> = {
  balance: "el estado de situación financiera",
  income: "el estado de resultados",
  cash: "el estado de flujos de efectivo",
  equity: "el estado de cambios en el patrimonio",
};

/** The statements that a full set has: of a microempresa two, with their notes (Decreto 2420 de 2015, anexo 3). */
const COMPULSORY: Readonly<Record<Framework, readonly StatementKind[]>> = {
  pymes: STATEMENT_KINDS,
  micro: ["balance", "income"],
};

export function isCompulsoryStatement(framework: Framework, kind: StatementKind): boolean {
  return COMPULSORY[framework].includes(kind);
}

/** "el estado de situación financiera, el estado de resultados y sus notas". */
export function statementsListed(framework: Framework): string {
  return listed([...COMPULSORY[framework].map((kind) => LISTED[kind]), NOTES]);
}
