import type { IncomeConcept } from "../../law/tax-statutes.data.ts";

interface CostFacts {
  /** After "recibió la factura". */
  readonly text: string;
  readonly account: string;
  /** The account it is owed in. */
  readonly owed: string;
  /** What is withheld of it; null for nothing. */
  readonly concept: IncomeConcept | null;
  readonly vat: boolean;
}

/** Expenses that any company has. Either area, administration or sales, is right where the case names none. */
export const COSTS = {
  rent: {
    text: "del arriendo del local",
    account: "512010|5120|522010|5220",
    owed: "233540|2335",
    concept: "property-rent",
    vat: true,
  },
  power: {
    text: "de la energía eléctrica",
    account: "513530|5135|523530|5235",
    owed: "233550|2335",
    concept: null,
    vat: false,
  },
  advertising: {
    text: "de la publicidad en redes sociales",
    account: "523560|5235|5295|529595",
    owed: "233595|2335",
    concept: "services",
    vat: true,
  },
  fees: {
    text: "de los honorarios de la firma de asesoría jurídica",
    account: "511025|5110|511095",
    owed: "233525|2335",
    concept: "fees",
    vat: true,
  },
  cleaning: {
    text: "del mantenimiento del local",
    account: "514510|5145|524510|5245",
    owed: "233535|2335",
    concept: "services",
    vat: true,
  },
  stationery: {
    text: "de los útiles y la papelería de la oficina",
    account: "519530|5195|529530|5295",
    owed: "233595|2335",
    concept: "purchases",
    vat: true,
  },
} as const satisfies Readonly<Record<string, CostFacts>>;

export type CostKind = keyof typeof COSTS;
