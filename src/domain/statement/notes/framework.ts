/** The technical frameworks of the Decreto 2420 de 2015 that a company may report by: groups 2 and 3. */
export const FRAMEWORKS = ["pymes", "micro"] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** What a company that chose none reports by. */
export const USUAL_FRAMEWORK: Framework = "pymes";

/** The framework as the head of the notes names it. */
export const FRAMEWORK_NAMES: Readonly<Record<Framework, string>> = {
  pymes: "Grupo 2: NIIF para las PYMES",
  micro: "Grupo 3: microempresas",
};
