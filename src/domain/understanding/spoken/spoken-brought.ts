import { placedAmounts } from "./spoken-amount.ts";
import type { SpokenMeans } from "./spoken-means.ts";

/** What an owner may bring instead of money, by the PUC account that it is on. */
const THINGS: readonly (readonly [words: string, puc: string])[] = [
  ["mercancias?|inventarios?|surtido", "1435"],
  ["materias? primas?|insumos", "1405"],
  ["vehiculos?|carros?|camionetas?|camion|motos?", "1540"],
  ["computador(?:es)?|portatil(?:es)?|equipos? de computo", "1528"],
  ["muebles(?: y enseres)?|escritorios?", "1524"],
  ["maquinas?|maquinaria|herramientas?", "1520"],
  ["local|bodega|edificio|casa|apartamento", "1516"],
  ["terrenos?|lotes?", "1504"],
];
const OWNER = /\baport[a-z]*\b|\bcapital\b/;

/** "Aporte de la dueña: mercancía por 5.200.000 y 3.000.000 en bancos": what was brought stands beside the money. */
export function spokenBrought(plain: string): readonly SpokenMeans[] {
  if (!OWNER.test(plain) || placedAmounts(plain).length < 2) return [];
  return THINGS.flatMap(([words, pocket]) =>
    [
      ...plain.matchAll(
        new RegExp(
          String.raw`\b(?:un |una |unos |unas )?(?:${words})(?= (?:usad[oa]s? |nuev[oa]s? )?(?:por|de|en|avaluad[oa]s? en|valorad[oa]s? en|que vale[n]?) \$?\s*\d)`,
          "g",
        ),
      ),
    ].map(
      ({ index, 0: said }): SpokenMeans => ({
        means: "transfer",
        pocket,
        from: index,
        to: index + said.length,
      }),
    ),
  );
}
