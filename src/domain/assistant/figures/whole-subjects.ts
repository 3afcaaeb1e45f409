import type { AskedSubject } from "./question/asked-subject.ts";

/** What is meant where a question compares or weighs and names no figure. */
export const SALES: AskedSubject = { name: "Ventas", puc: ["41"], kind: "flow" };
export const RESULT: AskedSubject = { name: "Resultado", puc: ["4", "5", "6", "7"], kind: "flow" };
