import { COMPANY } from "../fiscal/fiscal-operation.ts";
import { NO_FIELDS, type PartyFields } from "../parties/check-party.ts";
import type { DocumentKind } from "../parties/document.ts";
import { PEOPLE } from "./sample-people.data.ts";
import { SHOP, SHOP_CUSTOMERS, SHOP_SUPPLIERS } from "./shop.data.ts";

interface Papers {
  readonly kind?: DocumentKind;
  readonly number: string;
  readonly city: string;
  readonly phone: string;
  readonly email?: string;
}

/** By name, as the entries have it. Invented: whoever has such a number is somebody else. */
const PAPERS: Readonly<Record<string, Papers>> = {
  "Construcciones Páramo S.A.S.": {
    number: "901452318",
    city: "Bogotá",
    phone: "601 745 2190",
    email: "pagos@paramo.example",
  },
  "Obras Chía S.A.S.": { number: "900781246", city: "Chía", phone: "601 862 4471" },
  "Inversiones Los Nogales S.A.S.": { number: "830512974", city: "Bogotá", phone: "601 338 5062" },
  "Ramiro Cuervo, maestro de obra": {
    kind: "CC",
    number: "79413528",
    city: "Soacha",
    phone: "310 555 0142",
  },
  "Jardín Infantil Semillas": { number: "900314725", city: "Bogotá", phone: "601 291 7740" },
  "Distribuciones Andina S.A.S.": {
    number: "860714532",
    city: "Bogotá",
    phone: "601 413 2208",
    email: "cartera@andina.example",
  },
  "Aceros y Mallas del Norte S.A.S.": { number: "830125904", city: "Cota", phone: "601 877 1350" },
  "Tubosabana P.V.C. Ltda.": { number: "800243617", city: "Mosquera", phone: "601 829 6614" },
  "Cementos y Agregados El Roble S.A.": { number: "890307421", city: "Sogamoso", phone: "608 770 3125" },
  "Herramientas del Centro S.A.S.": { number: "900536284", city: "Bogotá", phone: "601 282 9037" },
  "Luces y Cables Bacatá S.A.S.": { number: "901087352", city: "Bogotá", phone: "601 560 4418" },
};

/** Who withholds when it pays is a company that pays income tax; of the others nobody said what they are for taxes. */
function taxesOf(name: string): PartyFields["taxes"] {
  const isSupplier = SHOP_SUPPLIERS.some((each) => each.name === name);
  const withholds = SHOP_CUSTOMERS.some((each) => each.name === name && each.withholds);
  return isSupplier || withholds ? COMPANY : null;
}

/** The people whom the shop pays, whom its payroll names. */
const WORKERS: readonly PartyFields[] = PEOPLE.map(({ name, document: number }) => ({
  ...NO_FIELDS,
  name,
  documentKind: "CC",
  number,
  city: SHOP.city,
}));

const BUSINESSES: readonly PartyFields[] = [...SHOP_CUSTOMERS, ...SHOP_SUPPLIERS].map(
  ({ name }): PartyFields => {
    const { kind = "NIT", number = "", city = SHOP.city, phone = "", email = "" } = PAPERS[name] ?? {};
    return { ...NO_FIELDS, name, documentKind: kind, number, taxes: taxesOf(name), city, phone, email };
  },
);

/** The shop's customers, suppliers and workers as records; who buys once has none. */
export const SAMPLE_PARTIES: readonly PartyFields[] = [...BUSINESSES, ...WORKERS];
