import type { VatTreatment } from "../../law/tax-statutes.data.ts";

/** A company of a case. Invented: whoever has such a name is somebody else. */
export interface CaseTrade {
  readonly name: string;
  /** What it sells, as in "compró … a un proveedor". */
  readonly goods: string;
  /** One unit of it, in the plural: "libras de café". */
  readonly units: string;
}

/** Each sells goods of the general rate of VAT alone: no bicycles (ET arts. 468-1 and 477) nor computers (art. 424). */
export const CASE_TRADES: readonly [CaseTrade, ...CaseTrade[]] = [
  { name: "Ferretería El Yunque S.A.S.", goods: "herramienta", units: "taladros" },
  { name: "Papelería Alborada S.A.S.", goods: "papelería", units: "resmas de papel" },
  { name: "Calzado Caminos S.A.S.", goods: "calzado", units: "pares de zapatos" },
  { name: "Confecciones Guayacán S.A.S.", goods: "ropa", units: "camisas" },
  { name: "Muebles La Ceiba S.A.S.", goods: "muebles", units: "sillas" },
  { name: "Electrohogar Tayrona S.A.S.", goods: "electrodomésticos", units: "ventiladores" },
  { name: "Bicicletas Alto de Letras S.A.S.", goods: "cascos y repuestos de bicicleta", units: "cascos" },
  { name: "Cosméticos Orquídea S.A.S.", goods: "cosméticos", units: "frascos de crema" },
  { name: "Juguetería Cometa S.A.S.", goods: "juguetes", units: "rompecabezas" },
  { name: "Tecnología Nevado S.A.S.", goods: "accesorios de cómputo", units: "teclados" },
];

/** What a grocer sells, by its VAT: coffee is of the reduced rate (ET art. 468-1) and eggs are exempt (ET art. 477). */
export interface GrocerTrade extends CaseTrade {
  readonly goodsOf: Readonly<Record<Exclude<VatTreatment, "excluded">, string>>;
}

/** The one trade whose goods are of every rate: a shoe shop has nothing of 5%. */
export const GROCER: GrocerTrade = {
  name: "Mercado La Despensa S.A.S.",
  goods: "víveres y productos de aseo",
  units: "cajas de jabón",
  goodsOf: { general: "productos de aseo", reduced: "café tostado", exempt: "huevos" },
};

export const CITIES_OF_CASES: readonly [string, ...string[]] = [
  "Bogotá",
  "Medellín",
  "Cali",
  "Bucaramanga",
  "Pereira",
  "Manizales",
  "Ibagué",
  "Tunja",
];

export const CASE_SUPPLIERS: readonly [string, ...string[]] = [
  "Distribuidora Sumapaz S.A.S.",
  "Importadora Río Claro S.A.S.",
  "Mayoristas del Valle S.A.S.",
  "Comercializadora Cundinamarca S.A.",
  "Proveedora La Sabana S.A.S.",
  "Suministros Quindío S.A.S.",
];

export const CASE_CUSTOMERS: readonly [string, ...string[]] = [
  "Almacenes Chicalá S.A.S.",
  "Inversiones Tequendama S.A.S.",
  "Hotel Brisas del Otún S.A.S.",
  "Colegio Nuevos Horizontes S.A.S.",
  "Constructora Piedras Blancas S.A.S.",
  "Clínica Santa Lucía S.A.S.",
];

export const CASE_PEOPLE: readonly [string, ...string[]] = [
  "Marcela Gutiérrez",
  "Andrés Felipe Ríos",
  "Yolanda Perdomo",
  "Camilo Arango",
  "Diana Carolina Suárez",
  "Óscar Iván Beltrán",
  "Luz Marina Ospina",
  "Julián Castaño",
];

export const CASE_BANKS: readonly [string, ...string[]] = [
  "Banco del Páramo",
  "Banco Andino del Sur",
  "Banco Cafetal",
];
