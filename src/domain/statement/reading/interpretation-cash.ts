import { add, ZERO } from "../../kernel/pesos.ts";
import { cited, money, notBalanced, sentence, totalOf, weightiest } from "./reading-figures.ts";
import type { ReadingFigures, Sentence } from "./statement-reading.ts";

interface Flows {
  readonly operating: number;
  readonly investing: number;
  readonly financing: number;
  readonly net: number;
}

function flowsIn({ lines, exchange = ZERO }: ReadingFigures): Flows {
  return {
    operating: totalOf(lines, "operating"),
    investing: totalOf(lines, "investing"),
    financing: totalOf(lines, "financing"),
    net: add(totalOf(lines, "operating", "investing", "financing"), exchange),
  };
}

function netText(net: number): string {
  if (net === 0) return "El efectivo quedó igual: lo que entró es lo que salió.";
  return `El efectivo ${net > 0 ? "creció" : "bajó"} ${money(net)}.`;
}

/** How an operation that consumes cash is financed; empty when financing brought none. */
function coverText(operating: number, financing: number): string {
  if (financing <= 0) return "";
  const covers = financing + operating >= 0 ? "que cubren" : "que en parte cubren";
  return `, ${covers} deudas o aportes por ${money(financing)}`;
}

function structure({ operating, investing, financing, net }: Flows): Sentence[] {
  const found = [
    sentence(
      "structure",
      netText(net),
      cited("Operación", operating),
      cited("Inversión", investing),
      cited("Financiación", financing),
    ),
  ];
  if (operating > 0) {
    found.push(
      sentence(
        "structure",
        `La operación generó ${money(operating)} de efectivo por sí misma.`,
        cited("Operación", operating),
      ),
    );
  }
  if (investing < 0) {
    found.push(
      sentence(
        "structure",
        `Se invirtieron ${money(investing)} en bienes o inversiones.`,
        cited("Inversión", investing),
      ),
    );
  }
  return found;
}

function risks({ operating, financing, investing }: Flows): Sentence[] {
  const found: Sentence[] = [];
  if (operating < 0) {
    found.push(
      sentence(
        "risk",
        `La operación consumió ${money(operating)}${coverText(operating, financing)}: así no se sostiene mucho tiempo.`,
        cited("Operación", operating),
        cited("Financiación", financing),
      ),
    );
  }
  if (operating >= 0 && financing > 0 && operating + investing < 0) {
    found.push(
      sentence(
        "risk",
        `Lo invertido no alcanzó a salir de la operación: faltaron ${money(operating + investing)}, que vienen de financiación.`,
        cited("Operación", operating),
        cited("Inversión", investing),
        cited("Financiación", financing),
      ),
    );
  }
  return found;
}

function toLookAt({ lines }: ReadingFigures): Sentence[] {
  const spent = lines.filter(({ amount }) => amount < 0);
  const top = weightiest(spent, "operating", "investing", "financing");
  if (!top) return [];
  return [
    sentence(
      "look",
      `Lo que más efectivo restó es ${top.name}: ${money(top.amount)}.`,
      cited(top.name, top.amount),
    ),
  ];
}

/** Reading of a cash flow: where cash came from, and whether operations generate it. */
export function readCash(figures: ReadingFigures): readonly Sentence[] {
  const flows = flowsIn(figures);
  return [
    ...structure(flows),
    ...risks(flows),
    ...notBalanced(figures.difference, "El flujo neto no es igual a la variación del efectivo."),
    ...toLookAt(figures),
  ];
}
