import { fold } from "../../kernel/spanish.ts";
import type { Pocket } from "./pockets.ts";

/** Applications and banks where money is kept in Colombia, the commonest first. */
const PLACES = [
  "Nequi",
  "Daviplata",
  "Bancolombia",
  "Davivienda",
  "BBVA",
  "Banco de Bogotá",
  "Banco de Occidente",
  "Banco Agrario",
  "Banco Popular",
  "Banco Caja Social",
  "AV Villas",
  "Colpatria",
  "Itaú",
  "Movii",
  "RappiPay",
  "Lulo Bank",
  "Nubank",
] as const;

type Named = Pick<Pocket, "name">;

const isKept = (pockets: readonly Named[], place: string) =>
  pockets.some(({ name }) => fold(name).includes(fold(place)));

/** Those that a book has no pocket for yet, the commonest first. */
export function unkeptPlaces(pockets: readonly Named[]): readonly string[] {
  return PLACES.filter((place) => !isKept(pockets, place));
}

/** Where words say that money is, without a pocket of that name; null where they name none, or one that there is. */
export function unkeptPlaceIn(words: string, pockets: readonly Named[]): string | null {
  const plain = ` ${fold(words).replace(/[^a-z0-9]+/g, " ")} `;
  return unkeptPlaces(pockets).find((place) => plain.includes(` ${fold(place)} `)) ?? null;
}
