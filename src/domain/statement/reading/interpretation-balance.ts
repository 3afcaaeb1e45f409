import { quotient, standingOf, THRESHOLDS } from "../../accounting/indicators.ts";
import { agreeing } from "../../kernel/spanish.ts";
import {
  cited,
  money,
  notBalanced,
  ofHundred,
  percent,
  sentence,
  times,
  totalOf,
  weightiest,
} from "./reading-figures.ts";
import type { ReadingFigures, Sentence } from "./statement-reading.ts";

interface Position {
  readonly current: number;
  readonly assets: number;
  readonly currentDebt: number;
  readonly debt: number;
  readonly equity: number;
}

function positionIn({ lines }: ReadingFigures): Position {
  return {
    current: totalOf(lines, "current-assets"),
    assets: totalOf(lines, "current-assets", "other-assets"),
    currentDebt: totalOf(lines, "current-liabilities"),
    debt: totalOf(lines, "current-liabilities", "other-liabilities"),
    equity: totalOf(lines, "equity", "year-result"),
  };
}

const assetsCited = ({ assets }: Position) => cited("Total activo", assets);

function structure({ lines }: ReadingFigures, position: Position): Sentence[] {
  const { assets, debt, equity } = position;
  const owed = quotient(debt, assets);
  const top = weightiest(lines, "current-assets", "other-assets");
  const found: Sentence[] = [];
  if (owed !== null && owed >= 0 && owed <= 1) {
    const [others, own] = ofHundred(owed);
    found.push(
      sentence(
        "structure",
        `De cada ${money(100)} que tiene la empresa, ${others} se los debe a otros y ${own} son de los dueños.`,
        assetsCited(position),
        cited("Total pasivo", debt),
        cited("Patrimonio", equity),
      ),
    );
  }
  const weight = (top && quotient(top.amount, assets)) ?? 0;
  if (top && weight > 0) {
    found.push(
      sentence(
        "structure",
        `Lo que más pesa en el activo es ${top.name}: el ${percent(weight)}.`,
        cited(top.name, top.amount),
        assetsCited(position),
      ),
    );
  }
  return found;
}

function shortTerm(position: Position): Sentence[] {
  const { current, currentDebt } = position;
  const cites = [cited("Activo corriente", current), cited("Pasivo corriente", currentDebt)];
  const ratio = quotient(current, currentDebt);
  if (current < 0) return [];
  if (ratio === null) {
    return current > 0 ? [sentence("structure", "No hay deudas de corto plazo por pagar.", ...cites)] : [];
  }
  const covers = `El activo corriente cubre ${times(ratio)} veces el pasivo corriente`;
  if (standingOf(ratio, THRESHOLDS.liquidity) === "bad") {
    return [
      sentence(
        "risk",
        `${covers}: para pagar lo de este año faltarían ${money(currentDebt - current)}.`,
        ...cites,
      ),
    ];
  }
  const rest = `quedarían ${money(current - currentDebt)} después de pagarlo`;
  return [sentence("structure", `${covers}; ${rest}.`, ...cites)];
}

function debtAndEquity(position: Position): Sentence[] {
  const { assets, debt, equity } = position;
  const owed = quotient(debt, assets);
  const cites = [cited("Total pasivo", debt), assetsCited(position)];
  const found: Sentence[] = [];
  if (equity < 0) {
    found.push(
      sentence(
        "risk",
        `El patrimonio es negativo en ${money(equity)}: lo que se debe es más que lo que se tiene.`,
        cited("Patrimonio", equity),
        ...cites,
      ),
    );
  } else if (owed !== null && standingOf(owed, THRESHOLDS.debt) === "bad") {
    found.push(
      sentence(
        "risk",
        `El endeudamiento es alto: las deudas financian el ${percent(owed)} del activo.`,
        ...cites,
      ),
    );
  }
  return found;
}

/** Values between good and bad: no risk yet, but worth watching. */
function toWatch({ current, currentDebt, assets, debt, equity }: Position): Sentence[] {
  const found: Sentence[] = [];
  const ratio = quotient(current, currentDebt);
  if (ratio !== null && standingOf(ratio, THRESHOLDS.liquidity) === "warning") {
    found.push(
      sentence(
        "look",
        "El activo corriente alcanza para lo que se debe a corto plazo, pero con poca holgura: mira qué vence primero.",
        cited("Activo corriente", current),
        cited("Pasivo corriente", currentDebt),
      ),
    );
  }
  const owed = quotient(debt, assets);
  if (equity >= 0 && owed !== null && standingOf(owed, THRESHOLDS.debt) === "warning") {
    found.push(
      sentence(
        "look",
        `Las deudas financian el ${percent(owed)} del activo, más de la mitad: mira cuándo vencen y con qué se pagan.`,
        cited("Total pasivo", debt),
        cited("Total activo", assets),
      ),
    );
  }
  return found;
}

/** Already cash: nothing has to be sold or collected first. */
const IS_CASH = /caja|banco|efectivo|ahorro/i;

function toLookAt({ lines }: ReadingFigures, position: Position): Sentence[] {
  const found = toWatch(position);
  const top = weightiest(lines, "current-assets");
  const weight = (top && quotient(top.amount, position.current)) ?? 0;
  // Counted by their figures: a kept statement may leave out the lines that are zero.
  const shown = lines.filter(({ amount }) => amount !== 0).length;
  if (top && weight > 0.5 && shown > 3) {
    const advice = IS_CASH.test(top.name)
      ? "mira cuánto hace falta a la mano y cuánto puede rendir"
      : `mira qué tan rápido se ${agreeing(top.name, "convierte", "convierten")} en efectivo`;
    found.push(
      sentence(
        "look",
        `${top.name} ${agreeing(top.name, "es", "son")} el ${percent(weight)} del activo corriente: ${advice}.`,
        cited(top.name, top.amount),
        cited("Activo corriente", position.current),
      ),
    );
  }
  for (const line of lines) {
    if (line.amount >= 0 || line.subtracts || line.section === "year-result" || line.section === "equity")
      continue;
    found.push(
      sentence(
        "look",
        `${line.name} ${agreeing(line.name, "está", "están")} al contrario de su grupo por ${money(line.amount)}: comprueba si es una cuenta que resta o un error.`,
        cited(line.name, line.amount),
      ),
    );
  }
  return found;
}

/** Reading of a balance: how it is financed, whether it can pay its debts, which items weigh most. */
export function readBalance(figures: ReadingFigures): readonly Sentence[] {
  const position = positionIn(figures);
  return [
    ...structure(figures, position),
    ...shortTerm(position),
    ...debtAndEquity(position),
    ...notBalanced(figures.difference, "El activo no es igual al pasivo más el patrimonio."),
    ...toLookAt(figures, position),
  ];
}
