import { day } from "../kernel/calendar-day.ts";
import type { Dated } from "./dated.ts";
import { NO_END } from "./horizon.ts";

// Tax rates and least bases, all set by statute, with the days they hold. What has one source, or none that could be
// checked, is provisional. None ends with a year: what waits for a year is its UVT, where a least base counts in it.

/** The first day that the withholding tables are confirmed for. */
export const TAXES_FROM = day("2025-01-01");

/** A row of a tax table with the norm that sets it. */
interface TaxRow extends Dated {
  readonly norm: string;
}

export const VAT_TREATMENTS = ["general", "reduced", "exempt", "excluded"] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

export interface VatRow extends TaxRow {
  readonly treatment: VatTreatment;
  readonly name: string;
  readonly rate: number;
  /** Whether the seller may deduct the VAT on its purchases. Exento and excluido differ only in this. */
  readonly deductible: boolean;
}

type VatFacts = Pick<VatRow, "name" | "rate" | "deductible" | "norm">;

const VAT_FACTS: Readonly<Record<VatTreatment, VatFacts>> = {
  general: { name: "Tarifa general", rate: 19, deductible: true, norm: "ET art. 468" },
  reduced: { name: "Tarifa reducida", rate: 5, deductible: true, norm: "ET arts. 468-1 y 468-3" },
  exempt: { name: "Exento", rate: 0, deductible: true, norm: "ET arts. 477 y 481" },
  excluded: { name: "Excluido", rate: 0, deductible: false, norm: "ET arts. 424 y 476" },
};

export const VAT: readonly VatRow[] = VAT_TREATMENTS.map((treatment) => ({
  ...VAT_FACTS[treatment],
  treatment,
  from: day("2017-01-01"),
  to: NO_END,
}));

const BASE_WINDOWS = ["before", "decree", "suspended", "restored"] as const;
/** A window of the least base that is withheld from. */
type BaseWindow = (typeof BASE_WINDOWS)[number];

const WINDOW_ROWS: Readonly<Record<BaseWindow, TaxRow>> = {
  before: { from: TAXES_FROM, to: day("2025-05-31"), norm: "Decreto 1625 de 2016" },
  decree: { from: day("2025-06-01"), to: day("2026-05-07"), norm: "Decreto 572 de 2025" },
  suspended: {
    from: day("2026-05-08"),
    to: day("2026-06-30"),
    norm: "Decreto 1625 de 2016; Decreto 572 de 2025 suspendido, Comunicado DIAN 070 de 2026",
  },
  restored: {
    from: day("2026-07-01"),
    to: NO_END,
    norm: "Decreto 572 de 2025; suspensión revocada, Consejo de Estado, exp. 30229",
  },
};

type Floors = Readonly<Record<BaseWindow, number>>;

/** The decree lowered a floor, its suspension brought the former one back for some weeks. */
const lowered = (before: number, decree: number): Floors => ({
  before,
  decree,
  suspended: before,
  restored: decree,
});

const NONE = lowered(0, 0);
const GOODS = lowered(27, 10);
const SERVICES = lowered(4, 2);

export const INCOME_CONCEPTS = [
  "purchases",
  "card-purchases",
  "farm-goods",
  "coffee",
  "fuel",
  "services",
  "freight",
  "passengers",
  "temporary-staff",
  "security-cleaning",
  "hospitality",
  "fees",
  "commissions",
  "property-rent",
  "equipment-rent",
  "interest",
  "asset-sale",
  "construction",
  "lotteries",
] as const;

/** Withholding concept of a payment. Each payment has exactly one. */
export type IncomeConcept = (typeof INCOME_CONCEPTS)[number];

/** The minimum bases of municipalities and of withheld VAT distinguish only these two. */
type SupplyKind = "goods" | "services";

interface ConceptFacts {
  readonly name: string;
  readonly supply: SupplyKind;
  /** Rates for payees who file an income tax return and for those who do not. */
  readonly filer: number;
  readonly nonFiler: number;
  readonly floors: Floors;
  /** The withholding payer's account. */
  readonly account: string;
  readonly norm: string;
  readonly provisional?: true;
}

const CONCEPTS: Readonly<Record<IncomeConcept, ConceptFacts>> = {
  purchases: {
    name: "Compras",
    supply: "goods",
    filer: 2.5,
    nonFiler: 3.5,
    floors: GOODS,
    account: "236540",
    norm: "ET art. 401",
  },
  "card-purchases": {
    name: "Compras con tarjeta",
    supply: "goods",
    filer: 1.5,
    nonFiler: 1.5,
    floors: NONE,
    account: "236540",
    norm: "ET art. 401",
  },
  "farm-goods": {
    name: "Bienes agropecuarios sin procesar",
    supply: "goods",
    filer: 1.5,
    nonFiler: 1.5,
    floors: lowered(92, 70),
    account: "236540",
    norm: "ET art. 401",
    provisional: true,
  },
  coffee: {
    name: "Café pergamino o cereza",
    supply: "goods",
    filer: 0.5,
    nonFiler: 0.5,
    floors: lowered(160, 70),
    account: "236540",
    norm: "ET art. 401",
  },
  fuel: {
    name: "Combustibles",
    supply: "goods",
    filer: 0.1,
    nonFiler: 0.1,
    floors: NONE,
    account: "236540",
    norm: "ET art. 401",
  },
  services: {
    name: "Servicios generales",
    supply: "services",
    filer: 4,
    nonFiler: 6,
    floors: SERVICES,
    account: "236525",
    norm: "ET art. 392",
  },
  freight: {
    name: "Transporte de carga",
    supply: "services",
    filer: 1,
    nonFiler: 1,
    floors: SERVICES,
    account: "236525",
    norm: "ET art. 392",
  },
  passengers: {
    name: "Transporte de pasajeros",
    supply: "services",
    filer: 3.5,
    nonFiler: 3.5,
    floors: GOODS,
    account: "236525",
    norm: "ET art. 401",
  },
  "temporary-staff": {
    name: "Servicios temporales (sobre AIU)",
    supply: "services",
    filer: 1,
    nonFiler: 1,
    floors: SERVICES,
    account: "236525",
    norm: "ET art. 392",
  },
  "security-cleaning": {
    name: "Vigilancia y aseo (sobre AIU)",
    supply: "services",
    filer: 2,
    nonFiler: 2,
    floors: SERVICES,
    account: "236525",
    norm: "ET art. 392",
  },
  hospitality: {
    name: "Hoteles y restaurantes",
    supply: "services",
    filer: 3.5,
    nonFiler: 3.5,
    floors: SERVICES,
    account: "236525",
    norm: "ET art. 392",
    provisional: true,
  },
  fees: {
    name: "Honorarios",
    supply: "services",
    filer: 11,
    nonFiler: 10,
    floors: NONE,
    account: "236515",
    norm: "ET art. 392",
  },
  commissions: {
    name: "Comisiones",
    supply: "services",
    filer: 11,
    nonFiler: 10,
    floors: NONE,
    account: "236520",
    norm: "ET art. 392",
  },
  "property-rent": {
    name: "Arrendamientos",
    supply: "services",
    filer: 3.5,
    nonFiler: 3.5,
    floors: GOODS,
    account: "236530",
    norm: "ET art. 401",
  },
  "equipment-rent": {
    name: "Arrendamiento de bienes muebles",
    supply: "services",
    filer: 4,
    nonFiler: 4,
    floors: NONE,
    account: "236530",
    norm: "ET art. 392",
  },
  interest: {
    name: "Rendimientos financieros",
    supply: "services",
    filer: 7,
    nonFiler: 7,
    floors: NONE,
    account: "236535",
    norm: "ET art. 395",
    provisional: true,
  },
  "asset-sale": {
    name: "Venta de activos fijos de personas naturales",
    supply: "goods",
    filer: 1,
    nonFiler: 1,
    floors: NONE,
    account: "236560",
    norm: "ET art. 398",
  },
  construction: {
    name: "Contratos de obra",
    supply: "services",
    filer: 2,
    nonFiler: 2,
    floors: GOODS,
    account: "236540",
    norm: "ET art. 401",
    provisional: true,
  },
  lotteries: {
    name: "Loterías, rifas y apuestas",
    supply: "services",
    filer: 20,
    nonFiler: 20,
    floors: lowered(48, 48),
    account: "236545",
    norm: "ET art. 402",
    provisional: true,
  },
};

/** The rules of one concept during one period. */
export interface WithholdingRow extends TaxRow {
  readonly concept: IncomeConcept;
  readonly name: string;
  readonly supply: SupplyKind;
  readonly filer: number;
  readonly nonFiler: number;
  /** Minimum base, before VAT and per payment, in UVT. */
  readonly floorUvt: number;
  readonly account: string;
  readonly provisional: boolean;
}

/** Period in which the decree was suspended; no source states the minimum bases that only the decree had lowered. */
const INFERRED: readonly IncomeConcept[] = ["farm-goods", "coffee"];

export const WITHHOLDING: readonly WithholdingRow[] = INCOME_CONCEPTS.flatMap((concept) =>
  BASE_WINDOWS.map((name) => {
    const { floors, norm, provisional, ...rest } = CONCEPTS[concept];
    const span = WINDOW_ROWS[name];
    const inferred = name === "suspended" && INFERRED.includes(concept);
    return {
      ...rest,
      concept,
      from: span.from,
      to: span.to,
      floorUvt: floors[name],
      norm: `${norm}; ${span.norm}`,
      provisional: provisional === true || inferred,
    };
  }),
);

/** A non-filer's fees get the filer's rate once one payer has paid more than this in a year. */
export const FEES_YEAR_UVT = 3300;

/** Withheld VAT: a share of the VAT, with the minimum bases of the income tax. */
export interface WithheldVatRow extends TaxRow {
  readonly rate: number;
  readonly floorUvt: Readonly<Record<SupplyKind, number>>;
  readonly account: string;
}

export const WITHHELD_VAT: readonly WithheldVatRow[] = BASE_WINDOWS.map((name) => ({
  rate: 15,
  floorUvt: { goods: GOODS[name], services: SERVICES[name] },
  account: "2367",
  from: WINDOW_ROWS[name].from,
  to: WINDOW_ROWS[name].to,
  norm: `ET art. 437-1; ${WINDOW_ROWS[name].norm}`,
}));

/** Industry and commerce tax of a city. For other activities and cities the user types the rate. */
export interface CityRow extends TaxRow {
  readonly city: string;
  /** Percent, like every rate here: 11,04 per thousand is 1,104. */
  readonly rate: Readonly<Record<SupplyKind, number>>;
  readonly rateNorm: string;
  readonly floorUvt: Readonly<Record<SupplyKind, number>>;
  readonly account: string;
}

export const CITIES: readonly CityRow[] = [
  {
    city: "Bogotá",
    rate: { goods: 1.104, services: 0.966 },
    rateNorm: "Acuerdo Distrital 65 de 2002, art. 3",
    // Decreto 572 covers national taxes only, so these did not change.
    floorUvt: { goods: 27, services: 4 },
    account: "2368",
    from: TAXES_FROM,
    to: NO_END,
    norm: "Decreto Distrital 271 de 2002, art. 8",
  },
];

/** Lowest and highest special self-withholding rate. The rate depends on the economic activity, so it is typed. */
export const SELF_WITHHOLDING = {
  least: 0.55,
  most: 4.5,
  norm: "Decreto 572 de 2025",
  debit: "135515",
  credit: "236575",
} as const;

/** Accounts for amounts withheld by customers, which are assets of the seller. */
export const SUFFERED_ACCOUNTS = { income: "135515", vat: "135517", ica: "135518" } as const;

/** Income tax of national companies on their taxable income: the general rate, in percent. */
export const INCOME_TAX: readonly (TaxRow & { readonly rate: number })[] = [
  { rate: 35, from: day("2023-01-01"), to: NO_END, norm: "ET art. 240" },
];

/** Credits of income tax for donations, and what the law limits them by, in percent (ET arts. 257 and 258). */
export const DONATIONS: readonly (TaxRow & { readonly rate: number; readonly most: number })[] = [
  { rate: 25, most: 25, from: day("2017-01-01"), to: NO_END, norm: "ET arts. 257 y 258" },
];

/** Years in which a loss may be taken off the taxable income (ET art. 147, as Ley 1819 of 2016 left it). */
export const LOSS_YEARS = 12;
/** The first year whose losses have that term: those of earlier ones have none (ET art. 290 num. 5). */
export const LOSS_TERM_FROM = 2017;

/** Whom dividends are paid to, as far as their withholding asks. */
export const OWNER_KINDS = ["natural", "company", "abroad"] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/**
 * What is withheld from dividends, in percent, and the UVT above which it is. From profits that paid no tax the
 * company's rate (`INCOME_TAX`) is withheld first, and this from what is left (ET arts. 49, 242, 242-1 and 245, as Ley
 * 2277 of 2022 left them).
 */
export const DIVIDENDS: Readonly<
  Record<OwnerKind, readonly (TaxRow & { readonly rate: number; readonly fromUvt: number })[]>
> = {
  natural: [{ rate: 15, fromUvt: 1090, from: day("2023-01-01"), to: NO_END, norm: "ET art. 242" }],
  company: [{ rate: 10, fromUvt: 0, from: day("2023-01-01"), to: NO_END, norm: "ET art. 242-1" }],
  abroad: [{ rate: 20, fromUvt: 0, from: day("2023-01-01"), to: NO_END, norm: "ET art. 245" }],
};

/** Thresholds that decide regimes and duties, in UVT of the year. */
export const THRESHOLDS_UVT = {
  /** A natural person remains no responsable de IVA below this (ET art. 437, par. 3). */
  noVat: 3500,
  /** Maximum income in the Régimen SIMPLE (ET art. 905). */
  simple: 100_000,
  /** VAT is filed every two months from this income on, every four below (ET art. 600). */
  vatTwoMonthly: 92_000,
  /** A merchant who is a natural person must withhold from this income on (ET art. 368-2). */
  merchantWithholds: 30_000,
} as const;
