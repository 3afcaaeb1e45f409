import { quotient } from "../../accounting/indicators.ts";
import { cited, money, notBalanced, percent, sentence, totalOf, weightiest } from "./reading-figures.ts";
import type { ReadingFigures, Sentence } from "./statement-reading.ts";

const COMPONENTS = ["capital", "surplus", "reserves", "year-result", "retained"] as const;

/** Reading of an equity statement: its components, and whether losses consume the capital. */
export function readEquity(figures: ReadingFigures): readonly Sentence[] {
  const { lines } = figures;
  const equity = totalOf(lines, ...COMPONENTS);
  const capital = totalOf(lines, "capital");
  const earned = totalOf(lines, "reserves", "year-result", "retained");
  const whole = cited("Total patrimonio", equity);
  const found: Sentence[] = [
    sentence(
      "structure",
      equity >= 0 ? `El patrimonio suma ${money(equity)}.` : `El patrimonio es negativo en ${money(equity)}.`,
      whole,
    ),
  ];
  const share = quotient(capital, equity);
  if (share !== null && share > 0 && share <= 1) {
    // Owners also paid in the premium, and a revaluation is not earned: the rest is then more than earnings.
    const rest = lines.some(({ section, amount }) => section === "surplus" && amount !== 0)
      ? `El capital es el ${percent(share)} del patrimonio.`
      : `Los dueños aportaron el ${percent(share)}; el resto lo ha ganado la empresa.`;
    found.push(sentence("structure", rest, cited("Capital", capital), whole));
  }
  // Ley 2069 de 2020, art. 4: losses no longer dissolve a company automatically; its going concern must be reviewed.
  if (earned < 0) {
    found.push(
      sentence(
        "risk",
        `Las pérdidas se llevan ${money(earned)} de lo aportado: revisa si el negocio sigue en marcha (Ley 2069 de 2020, art. 4).`,
        cited("Resultados y reservas", earned),
        cited("Capital", capital),
      ),
    );
  }
  const top = weightiest(lines, ...COMPONENTS);
  if (top) {
    found.push(
      sentence("look", `La partida mayor es ${top.name}: ${money(top.amount)}.`, cited(top.name, top.amount)),
    );
  }
  return [
    ...found,
    ...notBalanced(figures.difference, "El patrimonio no es igual al activo menos el pasivo."),
  ];
}
