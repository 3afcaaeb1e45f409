import { isPesos, type Pesos, pesos } from "../../kernel/pesos.ts";
import { blanked } from "../plain-text.ts";
import { type ReadAmounts, take } from "./spoken-prices.ts";

/** What is taken off a salary: "salud 80.000". */
export interface Deducted {
  readonly what: "health" | "pension" | "loan" | "other";
  readonly amount: Pesos;
}

const HEALTH =
  /\b(?:con |y |menos )?(?:descuentos? (?:de|por) )?(?:la )?(?:salud|eps)(?: (?:de|por))?\s*(?:\$\s*)?$/;
const PENSION =
  /\b(?:con |y |menos |de )?(?:descuentos? (?:de|por) )?(?:la )?pension(?:es)?(?: (?:de|por))?\s*(?:\$\s*)?$/;
/** "Menos 100.000 del préstamo": what somebody pays back out of a salary. */
const LOAN_AFTER =
  /^\s*(?:pesos )?(?:del?|por|que) (?:el |la |los |un |unos |me |nos |le |se |lo |habian? |habiamos |tenian? |tiene |ya )*(?:prestamo|adelanto|anticipo|avance|vales?|prestad[oa]s?|prest[eo]|adelantad[oa]s?|anticipad[oa]s?|adelante|deb(?:e|ia))\b/;
/** "Menos el vale de 50.000". */
const LOAN_BEFORE =
  /\b(?:menos|descont[a-z]+|descuento)(?: (?:de|del|el|los|la|un|unos|su|sus))* (?:vales?|prestamo|adelantos?|anticipos?|avances?)(?: (?:de|por|que [a-z]+))*\s*(?:\$\s*)?$/;
const BOTH_AFTER = /^\s*(?:pesos )?(?:(?:de|por|para|en|a)\s+)?(?:la )?salud y (?:la )?pension(?:es)?\b/;
const SALARY = /\b(?:sueldos?|salarios?|basicos?|nomina)(?: (?:de|por))?\s*:?\s*(?:\$\s*)?$/;
const BESIDE_SALARY =
  /\b(?:auxilios?(?: de transporte)?|transporte|horas extras?|recargos?|bonificacion(?:es)?|comision(?:es)?)(?: (?:de|por))?\s*:?\s*(?:\$\s*)?$/;
const BOTH_DEDUCTED =
  /\b(?:deduccion(?:es)?|descuentos?|aportes?)(?: (?:de|por))? salud y pension(?: [a-z]+){0,3}(?: (?:de|por))?\s*(?:\$\s*)?$/;

const HEALTH_RATE =
  /(?:\b(?:y |con |menos )?(?:descuentos? |deduccion(?:es)? )?(?:de |por )?)?\b(?:la )?(?:salud|eps)(?: (?:del?|al|el))*\s*(\d(?:[.,]\d)?)\s*(?:%|por ?ciento)/;
const PENSION_RATE = new RegExp(HEALTH_RATE.source.replace("salud|eps", "pension(?:es)?"));
/** "4 % de salud". */
const RATES_FIRST: ReadonlyMap<RegExp, RegExp> = new Map([
  [HEALTH_RATE, /\b(\d(?:[.,]\d)?)\s*(?:%|por ?ciento) (?:de|para|por) (?:la )?(?:salud|eps)\b/],
  [PENSION_RATE, /\b(\d(?:[.,]\d)?)\s*(?:%|por ?ciento) (?:de|para|por) (?:la )?pension(?:es)?\b/],
]);

const BOTH_RATE =
  /(?:\b(?:y |con |menos )?(?:descuentos? |deduccion(?:es)? )?(?:de |por )?)?\b(?:la )?salud y pension(?: (?:del?|al|el))*\s*(\d(?:[.,]\d)?)\s*(?:%|por ?ciento)(?: ?(?:c\/u|cada un[oa]))?/;
/** Four per cent is each one's, eight of both (Ley 100 de 1993, arts. 20 and 204). */
const MOST_EACH = 5;

/** What is taken off by a rate of the salary that stands first. */
function takenByRate(reading: ReadAmounts): readonly Deducted[] {
  const both = BOTH_RATE.exec(reading.plain);
  if (both !== null) {
    const amount = rateTaken(reading, BOTH_RATE);
    if (amount === null) return [];
    return Number((both[1] ?? "").replace(",", ".")) > MOST_EACH
      ? [{ what: "other", amount }]
      : [
          { what: "health", amount },
          { what: "pension", amount },
        ];
  }
  const taken = [
    { what: "health" as const, amount: rateTaken(reading, HEALTH_RATE) },
    { what: "pension" as const, amount: rateTaken(reading, PENSION_RATE) },
  ];
  return taken.flatMap(({ what, amount }) => (amount === null ? [] : [{ what, amount }]));
}

/** "Salud 4 % y pensión 4 %": of the salary that stands first. */
function rateTaken(reading: ReadAmounts, rate: RegExp): Pesos | null {
  const found = rate.exec(reading.plain) ?? RATES_FIRST.get(rate)?.exec(reading.plain) ?? null;
  const [first] = reading.amounts;
  if (found === null || first === undefined) return null;
  const taken = Math.round((first.amount * Number((found[1] ?? "").replace(",", "."))) / 100);
  reading.plain = blanked(reading.plain, { from: found.index, to: found.index + found[0].length });
  return isPesos(taken) && taken > 0 ? pesos(taken) : null;
}

/** "Sueldos 4.200.000, auxilio de transporte 400.000": what employees earn is their sum. */
function summedPay(reading: ReadAmounts): void {
  const { plain, amounts } = reading;
  const before = (at: number) => plain.slice(amounts[at - 1]?.to ?? 0, amounts[at]?.from);
  const first = amounts[0];
  if (first === undefined || !SALARY.test(before(0))) return;
  const beside = amounts.slice(1).map((each, at) => ({ ...each, said: BESIDE_SALARY.exec(before(at + 1)) }));
  const end = beside.findIndex(({ said }) => said === null);
  const added = end < 0 ? beside : beside.slice(0, end);
  const sum = added.reduce((all, { amount }) => all + amount, first.amount as number);
  if (added.length === 0 || !isPesos(sum)) return;
  // What is earned beside a salary names no account of its own then.
  reading.plain = added.reduce(
    (text, { from, to, said }) => blanked(text, { from: from - (said?.[0].length ?? 0), to }),
    plain,
  );
  reading.amounts = [{ ...first, amount: pesos(sum) }, ...amounts.slice(1 + added.length)];
}

/** What is left of a salary, told beside it: "se le consignaron 1.656.000". */
function withoutNetPay(reading: ReadAmounts, deducted: readonly Deducted[]): void {
  const [first, second] = reading.amounts;
  if (deducted.length === 0 || first === undefined || second === undefined || reading.amounts.length > 2)
    return;
  const taken = deducted.reduce((sum, { amount }) => sum + amount, 0);
  const net = [first, second].find(({ amount }, at) => amount + taken === [second, first][at]?.amount);
  if (net === undefined) return;
  reading.plain = blanked(reading.plain, net);
  reading.amounts = reading.amounts.filter((each) => each !== net);
}

const HEALTH_AFTER = /^\s*(?:pesos )?(?:(?:de|por|para|en|a)\s+)?(?:la )?(?:salud|eps)\b/;
const PENSION_AFTER = /^\s*(?:pesos )?(?:(?:de|por|para|en|a)\s+)?(?:la )?pension(?:es)?\b/;
/** What is taken off is less than a third of the whole: "160.000 de salud" alone is what is paid. */
const isTakenOff = ({ amounts }: ReadAmounts) => {
  const all = amounts.map(({ amount }) => amount);
  return all.length > 1 && Math.max(...all) > 3 * Math.min(...all);
};

/** Reads what is taken off a salary out of its text, and leaves what was earned. */
export function takenOffPay(reading: ReadAmounts): readonly Deducted[] {
  const deducted: Deducted[] = [];
  deducted.push(...takenByRate(reading));
  summedPay(reading);
  const both = take(reading, BOTH_DEDUCTED, reading.amounts.length > 1 ? BOTH_AFTER : null);
  if (both !== null) deducted.push({ what: "other", amount: both });
  const after = isTakenOff(reading);
  const health = take(reading, HEALTH, after ? HEALTH_AFTER : null);
  if (health !== null) deducted.push({ what: "health", amount: health });
  const pension = take(reading, PENSION, after ? PENSION_AFTER : null);
  if (pension !== null) deducted.push({ what: "pension", amount: pension });
  const loan = reading.amounts.length > 1 ? take(reading, LOAN_BEFORE, LOAN_AFTER) : null;
  if (loan !== null) deducted.push({ what: "loan", amount: loan });
  withoutNetPay(reading, deducted);
  return deducted;
}
