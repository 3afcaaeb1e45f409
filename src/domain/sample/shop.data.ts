import { day, month } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";

export const SHOP = {
  name: "Ferretería La Sabana S.A.S.",
  nit: "901.234.567-7",
  city: "Bogotá",
  /** Too small to need an auditor (Ley 43 de 1990, art. 13, par. 2). */
  signers: {
    representative: { name: "Mariana Restrepo Gil", document: "52.418.306" },
    accountant: { name: "Gloria Inés Pardo", document: "148206-T" },
  },
  partners: ["Mariana Restrepo", "Hernán Restrepo"],
  lessor: "Inmobiliaria Valle Alto",
  bank: "Banco del Altiplano",
  accountant: "Gloria Inés Pardo",
} as const;

/** The book begins here, with the shop's opening balances. */
export const START = day("2025-12-01");

/** The first number of each kind of voucher in this book; earlier ones were handwritten. */
export const FIRST_NUMBERS = { RC: 5, CE: 6, FC: 40, FV: 61, NB: 1, NC: 1 } as const;
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

function row(
  text: string,
  counter: number,
  [credit, creditInvoices]: readonly [number, number],
  [purchases, purchaseInvoices]: readonly [number, number],
  energy: number,
): SampleMonth {
  return { month: month(text), counter, credit, creditInvoices, purchases, purchaseInvoices, energy };
}

/** A hardware shop's year: slow after the holidays, best when people build before December. */
export const MONTHS: readonly SampleMonth[] = [
  row("2025-12", 28_000, [9_500, 4], [22_000, 5], 452_600),
  row("2026-01", 23_500, [9_000, 3], [19_500, 5], 418_300),
  row("2026-02", 25_000, [10_000, 4], [24_500, 5], 431_900),
  row("2026-03", 27_000, [11_500, 4], [27_000, 6], 440_200),
  row("2026-04", 25_500, [10_500, 4], [21_000, 5], 436_700),
  row("2026-05", 28_500, [11_500, 4], [25_000, 5], 447_500),
  row("2026-06", 26_500, [10_500, 4], [23_000, 5], 439_800),
  row("2026-07", 29_500, [12_000, 4], [26_000, 5], 455_100),
  row("2026-08", 31_000, [13_000, 5], [27_500, 6], 468_400),
  row("2026-09", 30_500, [12_500, 4], [26_500, 5], 462_000),
  row("2026-10", 34_000, [14_000, 5], [30_500, 6], 471_800),
];

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

interface Employee {
  readonly name: string;
  /** Monthly salary by year. */
  readonly salary: Readonly<Record<number, number>>;
}

export const EMPLOYEES: readonly Employee[] = [
  { name: "Sandra Milena Rojas", salary: { 2025: 2_150_000, 2026: 2_350_000 } },
  { name: "Jhon Fredy Cárdenas", salary: { 2025: 1_423_500, 2026: 1_750_905 } },
];
