import { fold } from "../kernel/spanish.ts";
import type { IncomeConcept } from "../law/tax-statutes.data.ts";
import type { Retention } from "./fiscal-profile.ts";

/** The first match in the name wins: "arrendamiento de bienes inmuebles" must not be read as movable goods. */
const BY_WORD: readonly (readonly [words: RegExp, concept: IncomeConcept])[] = [
  [/tarjeta/, "card-purchases"],
  [/agropecuari/, "farm-goods"],
  [/\bcafe\b/, "coffee"],
  [/combustible|gasolina/, "fuel"],
  [/honorario|consultor/, "fees"],
  [/comision/, "commissions"],
  [/(arrend|arriendo|alquiler).*(\bmuebles|maquinaria|equipo|vehiculo)/, "equipment-rent"],
  [/arrend|arriendo|alquiler/, "property-rent"],
  [/carga|flete/, "freight"],
  [/pasajero/, "passengers"],
  [/temporal/, "temporary-staff"],
  [/vigilancia|aseo/, "security-cleaning"],
  [/hotel|restaurante/, "hospitality"],
  [/rendimiento|interes/, "interest"],
  [/activos? fijos?/, "asset-sale"],
  [/\bobras?\b|construccion/, "construction"],
  [/loteria|rifa|apuesta/, "lotteries"],
  [/servicio/, "services"],
];

/**
 * The income tax concept of a retention, from its name. An unrecognised name means purchases, also the law's residual
 * concept: "compras y otros ingresos".
 */
export function conceptOf(retention: Pick<Retention, "name">): IncomeConcept {
  const name = fold(retention.name);
  return BY_WORD.find(([words]) => words.test(name))?.[1] ?? "purchases";
}

/** The special self-withholding of a company on its own sales. */
export function isSelfWithholding(retention: Pick<Retention, "name" | "type">): boolean {
  return retention.type === "income" && fold(retention.name).includes("autorret");
}
