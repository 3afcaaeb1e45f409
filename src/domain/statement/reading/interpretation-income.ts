import { netMarginOf, quotient, standingOf, THRESHOLDS } from "../../accounting/indicators.ts";
import { cited, money, notBalanced, percent, sentence, totalOf, weightiest } from "./reading-figures.ts";
import type { ReadingFigures, Sentence } from "./statement-reading.ts";

const SPENT = ["cost", "administration", "selling", "other-expenses", "income-tax"] as const;

interface Performance {
  readonly revenue: number;
  /** Always positive. */
  readonly cost: number;
  readonly operational: number;
  readonly result: number;
}

function performanceIn({ lines }: ReadingFigures): Performance {
  return {
    revenue: totalOf(lines, "revenue"),
    cost: Math.abs(totalOf(lines, "cost")),
    operational: totalOf(lines, "revenue", "cost", "administration", "selling"),
    result: totalOf(lines, "revenue", "other-income", ...SPENT),
  };
}

function structure({ revenue, cost, result }: Performance): Sentence[] {
  const income = cited("Ingresos", revenue);
  const margin = netMarginOf(result, revenue);
  const found: Sentence[] = [];
  if (margin !== null && result > 0) {
    found.push(
      sentence(
        "structure",
        `De los ingresos queda el ${percent(margin)} como utilidad: ${money(result)}.`,
        income,
        cited("Resultado del ejercicio", result),
      ),
    );
  }
  const share = quotient(cost, revenue);
  if (share !== null && cost > 0) {
    found.push(
      sentence(
        "structure",
        `El costo de lo vendido se lleva el ${percent(share)} de los ingresos; la utilidad bruta es ${revenue >= cost ? "" : "negativa: "}${money(revenue - cost)}.`,
        income,
        cited("Costo de ventas", cost),
      ),
    );
  }
  return found;
}

function risks({ revenue, operational, result }: Performance): Sentence[] {
  const cites = [cited("Ingresos", revenue), cited("Resultado del ejercicio", result)];
  if (result < 0) {
    return [
      sentence(
        "risk",
        `El ejercicio deja una pérdida de ${money(result)}: se gasta más de lo que entra.`,
        ...cites,
      ),
    ];
  }
  const margin = netMarginOf(result, revenue);
  const found: Sentence[] = [];
  if (operational < 0) {
    found.push(
      sentence(
        "risk",
        `La operación pierde ${money(operational)}: la utilidad viene de otros ingresos, que pueden no repetirse.`,
        cited("Utilidad operacional", operational),
        ...cites,
      ),
    );
  }
  if (margin !== null && standingOf(margin, THRESHOLDS.profitability) === "warning") {
    found.push(
      sentence(
        "risk",
        result === 0
          ? "El ejercicio no deja utilidad: se gasta todo lo que entra."
          : `El margen es estrecho: una caída de los ingresos del ${percent(margin)} lo borraría.`,
        ...cites,
      ),
    );
  }
  return found;
}

function toLookAt({ lines }: ReadingFigures, { revenue }: Performance): Sentence[] {
  const found: Sentence[] = [];
  const top = weightiest(lines, "administration", "selling", "other-expenses");
  const share = top && quotient(Math.abs(top.amount), revenue);
  if (top && share) {
    found.push(
      sentence(
        "look",
        `El gasto que más pesa es ${top.name}: ${money(top.amount)}, el ${percent(share)} de los ingresos.`,
        cited(top.name, Math.abs(top.amount)),
        cited("Ingresos", revenue),
      ),
    );
  }
  if (revenue === 0) {
    found.push(
      sentence(
        "look",
        "No hay ingresos en este estado: sin ellos no se puede hablar de márgenes.",
        cited("Ingresos", 0),
      ),
    );
  }
  return found;
}

/** Reading of an income statement: what remains of the income, where it goes, what puts it at risk. */
export function readIncome(figures: ReadingFigures): readonly Sentence[] {
  const earned = performanceIn(figures);
  return [
    ...structure(earned),
    ...risks(earned),
    ...notBalanced(figures.difference, "El resultado no es igual a lo que se traslada al patrimonio."),
    ...toLookAt(figures, earned),
  ];
}
