/** A kind of flow of investing or financing beside the lines of the balance that it changes. */
export interface ActivityTie {
  /** Key of the kind of flow. */
  readonly kind: string;
  /** What the lines are called together: "Propiedades, planta y equipo". */
  readonly name: string;
  readonly lines: readonly string[];
  /** Whether they are assets, which are told as the balance prints them. */
  readonly owned: boolean;
  /** What else changes them. */
  readonly rest: string;
}

const WITHOUT_CASH = "sin efectivo";

export const ACTIVITY_TIES: readonly ActivityTie[] = [
  {
    kind: "property",
    name: "Propiedades, planta y equipo",
    lines: ["property"],
    owned: true,
    rest: WITHOUT_CASH,
  },
  { kind: "intangibles", name: "Intangibles", lines: ["intangibles"], owned: true, rest: WITHOUT_CASH },
  {
    kind: "investments",
    name: "Inversiones",
    lines: ["investments", "long-investments"],
    owned: true,
    rest: WITHOUT_CASH,
  },
  {
    kind: "loans-made",
    name: "Deudores comerciales y otras cuentas por cobrar",
    lines: ["receivables", "long-receivables"],
    owned: true,
    rest: "clientes y otros deudores, y lo que no usó efectivo",
  },
  {
    kind: "debt",
    name: "Obligaciones financieras",
    lines: ["debt", "bonds"],
    owned: false,
    rest: WITHOUT_CASH,
  },
  {
    kind: "capital",
    name: "Capital, prima y superávit",
    lines: ["capital", "surplus"],
    owned: false,
    rest: WITHOUT_CASH,
  },
  {
    kind: "owners",
    name: "Resultados del ejercicio y acumulados",
    lines: ["result", "retained"],
    owned: false,
    rest: "dividendos decretados, reservas y otros traslados sin efectivo",
  },
  {
    kind: "own-shares",
    name: "Reservas",
    lines: ["reserves"],
    owned: false,
    rest: "apropiaciones y otros traslados sin efectivo",
  },
];
