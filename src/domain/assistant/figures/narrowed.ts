import type { AskedSubject } from "./asked-subjects.data.ts";

/** Figures of the whole book, of which a question may ask a part that no account is of. */
const WHOLE: ReadonlySet<string> = new Set([
  "Ventas",
  "Ingresos",
  "Gastos",
  "Costos",
  "Costos y gastos",
  "Resultado",
]);
const PART =
  /\b(?:de|del|en|a|al|con|por|para|al)(?: (?:la|el|los|las|un|una|mi|mis|nuestr[oa]s?|cada))? ([a-z]{4,})/g;
/** What stands after a preposition and names no part. */
const NO_PART =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|este|esta|estos|estas|ultim[oa]s?|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|trimestres?|bimestres?|cuatrimestres?|semestres?|meses|anos?|ejercicio|periodo|semana|quincena|fecha|ahora|empresa|negocio|compania|tienda|local|taller|hotel|finca|restaurante|ventas?|gastos?|costos?|ingresos?|utilidad|utilidades|ganancias?|perdidas?|total|todo|general|operacion|operaciones|administracion|funcionamiento|pesos|plata|dinero|libros?|contabilidad|personas?|clientes|comparacion|pasad[oa]|anterior|corrido|lo|vender|ganar|gastar|perder|mercancia|mercancias|junt[oa]s|semana|santa|dos|tres|seis|doce|entre|desde|hasta|principio|inicio|final|bruto|bruta|neto|neta|limpio|promedio|igual|favor)$/;

/** "Ventas de zapatos": a part of a figure, of which the whole is no answer. */
export function isNarrowed(text: string, { name, words }: AskedSubject): boolean {
  if (!WHOLE.has(name)) return false;
  const said = words.exec(text)?.[0] ?? "";
  return [...text.matchAll(PART)].some(([, noun = ""]) => !NO_PART.test(noun) && !said.includes(noun));
}
