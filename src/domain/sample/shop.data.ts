import { day, monthOf, monthsBetween, yearOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";

export const SHOP = {
  name: "Ferretería La Sabana S.A.S.",
  nit: "901.234.567-7",
  city: "Bogotá",
  /** Too small to need an auditor (Ley 43 de 1990, art. 13, par. 2). */
  signers: {
    representative: { name: "Mariana Restrepo Gil", document: "52.418.306" },
    accountant: { name: "Gloria Inés Pardo", document: "148206-T", title: "Contadora pública" },
  },
  partners: ["Mariana Restrepo", "Hernán Restrepo"],
  lessor: "Inmobiliaria Valle Alto",
  bank: "Banco del Altiplano",
  accountant: "Gloria Inés Pardo",
} as const;

/** The book begins here, with the shop's opening balances. */
export const START = day("2025-01-01");

/** The first number of each kind of voucher in this book; earlier ones were handwritten. */
export const FIRST_NUMBERS = { RC: 1, CE: 1, FC: 41, FV: 23, NB: 1, NC: 1 } as const;
/** The first electronic invoice at the counter. */
export const FIRST_INVOICE = 132;

export interface SampleMonth {
  readonly month: Month;
  /** Target net sales, at the counter and on credit, in thousands of pesos. */
  readonly counter: number;
  readonly credit: number;
  readonly creditInvoices: number;
  readonly purchases: number;
  readonly purchaseInvoices: number;
  readonly energy: number;
}

type YearRow = readonly [
  counter: number,
  credit: readonly [amount: number, invoices: number],
  purchases: readonly [amount: number, invoices: number],
  energy: number,
];

/** A hardware shop's year, as of 2026: slow after the holidays, best when people build before December. */
const YEAR: readonly YearRow[] = [
  [27_500, [10_500, 3], [23_000, 5], 418_300],
  [29_500, [12_000, 4], [25_500, 5], 431_900],
  [32_000, [13_500, 4], [28_500, 6], 440_200],
  [30_000, [12_500, 4], [26_500, 5], 436_700],
  [33_500, [13_500, 4], [29_500, 5], 447_500],
  [31_500, [12_500, 4], [27_000, 5], 439_800],
  [35_000, [14_000, 4], [30_500, 5], 455_100],
  [36_500, [15_500, 5], [32_500, 6], 468_400],
  [36_000, [15_000, 4], [31_500, 5], 462_000],
  [40_000, [16_500, 5], [35_000, 6], 471_800],
  [39_000, [15_000, 4], [33_500, 6], 476_300],
  [37_000, [13_000, 4], [27_500, 5], 489_900],
];

const BASE_YEAR = 2026;

/** An amount of 2026 in another year: prices rise six percent a year, here in whole steps of `step`. */
export function inYear(amount: number, year: number, step: number): number {
  const percent = 100 + (year - BASE_YEAR) * 6;
  return Math.round((amount * percent) / (100 * step)) * step;
}

/** The months of the shop until a day. */
export function monthsUntil(until: Day): readonly SampleMonth[] {
  return monthsBetween(monthOf(START), monthOf(until)).map((month) => {
    const year = yearOf(month);
    const row = YEAR[Number(month.slice(5)) - 1];
    const [
      counter = 0,
      [credit, creditInvoices] = [0, 0],
      [purchases, purchaseInvoices] = [0, 0],
      energy = 0,
    ] = row ?? [];
    return {
      month,
      counter: inYear(counter, year, 50),
      credit: inYear(credit, year, 50),
      creditInvoices,
      purchases: inYear(purchases, year, 50),
      purchaseInvoices,
      energy: inYear(energy, year, 100),
    };
  });
}

export interface Customer {
  readonly name: string;
  /** Whether the customer must withhold income tax when it pays (ET art. 368). */
  readonly withholds: boolean;
  readonly buys: readonly [string, ...string[]];
}

export const SHOP_CUSTOMERS: readonly [Customer, ...Customer[]] = [
  {
    name: "Construcciones Páramo S.A.S.",
    withholds: true,
    buys: ["cemento y varilla", "malla electrosoldada", "tubería sanitaria", "formaleta y puntilla"],
  },
  { name: "Obras Chía S.A.S.", withholds: true, buys: ["pintura y estuco", "cerámica y pegante", "drywall"] },
  {
    name: "Inversiones Los Nogales S.A.S.",
    withholds: true,
    buys: ["grifería", "cerraduras", "luminarias LED"],
  },
  {
    name: "Ramiro Cuervo, maestro de obra",
    withholds: false,
    buys: ["cemento y ladrillo", "herramienta de mano", "cable y tomacorrientes"],
  },
  {
    name: "Jardín Infantil Semillas",
    withholds: false,
    buys: ["pintura para salones", "rejas y bisagras", "arreglo de baños"],
  },
];

export interface Supplier {
  readonly name: string;
  readonly short: string;
  readonly goods: readonly [string, ...string[]];
}

export const SHOP_SUPPLIERS: readonly [Supplier, ...Supplier[]] = [
  {
    name: "Distribuciones Andina S.A.S.",
    short: "Distribuciones Andina",
    goods: ["Pinturas", "Brochas y rodillos", "Estuco y masilla"],
  },
  {
    name: "Aceros y Mallas del Norte S.A.S.",
    short: "Aceros del Norte",
    goods: ["Varilla y malla", "Puntilla y alambre", "Perfiles y ángulos"],
  },
  {
    name: "Tubosabana P.V.C. Ltda.",
    short: "Tubosabana",
    goods: ["Tubería y accesorios PVC", "Tanques y registros"],
  },
  {
    name: "Cementos y Agregados El Roble S.A.",
    short: "Agregados El Roble",
    goods: ["Cemento gris", "Cemento y pegante cerámico"],
  },
  {
    name: "Herramientas del Centro S.A.S.",
    short: "Herramientas del Centro",
    goods: ["Herramienta eléctrica", "Tornillería y anclajes", "Cerraduras y bisagras"],
  },
  {
    name: "Luces y Cables Bacatá S.A.S.",
    short: "Luces y Cables Bacatá",
    goods: ["Cable y tomacorrientes", "Bombillos LED", "Tableros y breakers"],
  },
];

/** Goods of a counter sale with a single invoice. */
export const COUNTER_GOODS: readonly [string, ...string[]] = [
  "bultos de cemento y arena",
  "pintura tipo 1 por cuñetes",
  "tubería PVC y accesorios",
  "sanitario y grifería",
  "taladro y juego de brocas",
  "tejas y caballetes",
  "cable, breakers y tablero",
  "puerta metálica y chapa",
  "tanque de 500 litros",
  "enchape y pegante",
  "varilla de media",
  "escalera de aluminio",
];

interface PettyExpense {
  readonly account: string;
  readonly text: string;
  readonly least: number;
  readonly most: number;
}

/** Paid in cash at the shop, in hundreds of pesos; too small for withholding. */
export const PETTY: readonly [PettyExpense, ...PettyExpense[]] = [
  { account: "519525", text: "Café, aseo y bolsas de basura", least: 380, most: 920 },
  { account: "519530", text: "Papelería y rollos para la impresora", least: 420, most: 960 },
  { account: "519545", text: "Taxi y mensajería al banco", least: 180, most: 450 },
  { account: "5135", text: "Acarreo de un pedido a domicilio", least: 450, most: 980 },
  { account: "5145", text: "Bombillo y chapa de la bodega", least: 300, most: 850 },
  { account: "519540", text: "Bolsas y cinta de empaque", least: 350, most: 890 },
];
