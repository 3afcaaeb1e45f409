import { isOtherThanAmount } from "../../kernel/other-than-amount.ts";
import type { AmountProblem } from "../../kernel/parse-amount.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { roundQuantity } from "../../kernel/rounding.ts";

const MOST_DECIMALS = 4;

const FIGURE = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** Thousands by points, as every figure on screen has them: "1.500" is fifteen hundred and never one and a half. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;

function readFigure(text: string): number {
  if (GROUPED.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return FIGURE.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** Products before sums; what is no operation of figures is no number. */
function evaluate(text: string): number {
  const terms = text.replace(/[-−]/g, "+-").split("+");
  return terms.reduce((total, term) => {
    const isLess = term.startsWith("-");
    const [first = "", ...rest] = (isLess ? term.slice(1) : term).split(/([*×/])/);
    const value = rest.reduce((product, part, at) => {
      if (at % 2 === 0) return product;
      return rest[at - 1] === "/" ? product / readFigure(part) : product * readFigure(part);
    }, readFigure(first));
    return total + (isLess ? -value : value);
  }, 0);
}

/** Accepts "2,5", "2.5", "1.500" as thousands, "2,5 %" and operations such as "=2*3" and "4+3,5". Refuses more than so many decimals. */
export function readQuantity(
  text: string,
  most: number,
  decimals = MOST_DECIMALS,
): Result<number, AmountProblem> {
  const written = text.replace(/[%\s]/g, "");
  const clean = written.replace(/^=/, "");
  if (clean === "") return err(text.trim() === "" ? "empty" : "not-a-number");
  if (/^[-−]/.test(clean)) return err(FIGURE.test(clean.slice(1)) ? "negative" : "not-a-number");
  if (isOtherThanAmount(written)) return err("not-a-number");
  const value = evaluate(clean);
  if (!Number.isFinite(value)) return err("not-a-number");
  if (value < 0) return err("negative");
  if (value > most) return err("too-large");
  const parts = value * 10 ** decimals;
  // Large figures carry more of the error of binary fractions.
  const error = Math.max(1e-6, parts * 2 ** -50);
  return Math.abs(parts - Math.round(parts)) > error ? err("decimals") : ok(roundQuantity(value));
}
