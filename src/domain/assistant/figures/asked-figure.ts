import { coverageOf, monthSpanText } from "../../accounting/covered-months.ts";
import { addMonths, monthOf } from "../../kernel/calendar-day.ts";
import type { Month } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { monthNetOf, netsUntil, netsWithin } from "../../statement/analysis/month-movements.ts";
import { mendedWord } from "../../understanding/mend-words.ts";
import { plainText } from "../../understanding/plain-text.ts";
import { type AskedPeriod, askedPeriod } from "./asked-period.ts";
import { ASKED_SUBJECTS, type AskedSubject } from "./asked-subjects.data.ts";
import { type BookFacts, balancesText } from "./book-facts.ts";
import {
  AnswerMaker,
  citedMoney,
  citedPercent,
  DECREE,
  type FigureAnswer,
  noFigure,
} from "./figure-answer.ts";

/** Words that ask for a sum. */
const ASKS_SUM =
  /\b(?:cuant[oa]s?|total|saldo|suman?|valor|cual (?:es|fue|son|fueron)|cuales (?:son|fueron)|dime|movimientos)\b|^\W*(?:las |los |mis |la |mi )?(?:ventas?|gastos?|costos?|ingresos?|utilidad|ganancias?|deudas?)\b/;
/** Comparisons, of which one subject is told twice. */
const COMPARES =
  /\b(?:compar[a-z]+|mas que|menos que|subio|subieron|bajo|bajaron|aumento|aumentaron|crecio|crecieron)\b/;
/** What no sum answers. */
const NO_SUM =
  /\b(?:por ?que|en que|mejor|peor|promedio|margen|dias|voy a|vamos a|otro empleado|significa|como)\b|\bque (?:es|son|pasa|pasaria)\b/;
/** What the sums by account do not hold: it is said, and no other figure told instead. */
const NOT_HELD =
  /\bcompetencia\b|\b(?:deberia|me conviene|conviene)\b|\ben que invierto\b|\bcuantos asientos\b|\bultimo asiento\b|\bcuadrad[oa]\b|\b(?:hazme|haz mi|haga mi|borra|borrame)\b|\bmi punto de equilibrio\b|\bmargen bruto\b|\bdias\b.*\b(?:cobrar|pagar)\b|\b(?:vendi|venta|ventas|compre) (?:a credito|de contado)\b|\bvencid[oa]s?\b|\bpromedio\b|\b(?:mejor|peor) mes\b|\ben que mes\b|\bproxim[oa] (?:mes|ano|semana)\b|\b(?:voy|vamos) a (?:vender|ganar|gastar)\b/;
const ASKS_CONCEPT = /\bque (?:es|son)\b|\bcomo (?:se|puedo|hago|debo|registr|anul|elimin|borr)/;

const BY_MONTH =
  "Aquí tengo las cifras por mes y no por día: pregúntame por un mes, un trimestre o un año, o abre el libro para ver cada asiento.";

function subjectOf(text: string): AskedSubject | null {
  const [first, ...rest] = ASKED_SUBJECTS.filter(({ words }) => words.test(text));
  if (first === undefined || !first.isJoined) return first ?? null;
  const joined = [first, ...rest.filter(({ isJoined }) => isJoined)];
  return {
    ...first,
    name: joined.map(({ name }) => name).join(" y "),
    puc: joined.flatMap(({ puc }) => puc),
  };
}

const sumOf = (nets: ReturnType<typeof netsUntil>, { puc }: AskedSubject) =>
  puc.reduce((sum, each) => sum + monthNetOf(nets, each), 0);

const LINK = { href: "/dashboard/libro-contable", label: "Ir a los libros" };

/** What one subject moved in two periods, and its change. */
function compared(facts: BookFacts, subject: AskedSubject, isByMonth: boolean): FigureAnswer | null {
  const month = monthOf(facts.today);
  const last = isByMonth ? month : facts.periods.now.last;
  const first = isByMonth ? month : facts.periods.now.first;
  const back = isByMonth ? -1 : -12;
  const before = { first: addMonths(first, back), last: addMonths(last, back) };
  if (coverageOf(facts.covered, before).kind !== "whole") return null;
  const own = signed(sumOf(netsWithin(facts.months, first, last), subject), subject);
  const then = signed(sumOf(netsWithin(facts.months, before.first, before.last), subject), subject);
  const make = new AnswerMaker();
  const cite = (amount: number, from: Month, to: Month) =>
    make.cite(
      `${subject.name} de ${monthSpanText(from, to)}`,
      citedMoney(amount),
      `Cuentas ${subject.puc.join(", ")}, ${monthSpanText(from, to)}`,
    );
  make.say(
    `${subject.name} de ${monthSpanText(first, last)}: `,
    cite(own, first, last),
    `; de ${monthSpanText(before.first, before.last)}: `,
    cite(then, before.first, before.last),
    ".",
  );
  if (then > 0)
    make.say(
      "Es un cambio de ",
      make.cite("Variación", citedPercent((own - then) / then), "(ahora − antes) ÷ antes"),
      ".",
    );
  return make.answer(DECREE, null, LINK);
}

/** The months that a question asks of, when they are others than those that every answer is about. */
function otherPeriod(facts: BookFacts, period: AskedPeriod) {
  if (period.kind !== "months") return null;
  const { first, last } = facts.periods.now;
  return period.first === first && period.last === last ? null : period;
}

/**
 * "¿Cuánto vendí en octubre?", "¿cuánto le debo al banco?": the sum that a question names over the months that it names.
 * null where it asks for something else, or for what another answer tells better. Of days, and of what sums by account do
 * not hold, it says so.
 */
export function askedFigure(facts: BookFacts, question: string): FigureAnswer | null {
  const asked = fold(question);
  // As it was written, then with its mistyped words mended.
  return figureFor(facts, asked, asked) ?? figureFor(facts, plainText(question, mendedWord).plain, asked);
}

/** `text`: what is read, maybe mended; `asked`: the question as it was written, for its period. */
function figureFor(facts: BookFacts, text: string, asked: string): FigureAnswer | null {
  if (ASKS_CONCEPT.test(text)) return null;
  if (NOT_HELD.test(text)) return noFigure("Las sumas de tus cuentas no lo dicen, y no lo adivino.", LINK);
  const subject = subjectOf(text);
  if (subject === null) return null;
  const isAbout = subject.kind === "flow" && !/\b(?:caja|en que)\b/.test(text);
  if (isAbout && COMPARES.test(text)) return compared(facts, subject, /\bmes\b/.test(text));
  if (!ASKS_SUM.test(text) || NO_SUM.test(text)) return null;
  const period = askedPeriod(asked, facts.today);
  if (period.kind === "days") return noFigure(BY_MONTH, LINK);
  const other = otherPeriod(facts, period);
  return other === null && subject.isTold
    ? null
    : summed(facts, subject, other ?? facts.periods.now, other === null);
}

function summed(
  facts: BookFacts,
  subject: AskedSubject,
  { first, last }: { readonly first: Month; readonly last: Month },
  isNow: boolean,
): FigureAnswer {
  const during = monthSpanText(first, last);
  if (coverageOf(facts.covered, { first, last }).kind === "none")
    return noFigure(`Tus libros no tienen asientos de ${during}.`, LINK);
  const isBalance = subject.kind === "balance";
  const nets = isBalance ? netsUntil(facts.months, last) : netsWithin(facts.months, first, last);
  if (![...nets.keys()].some((code) => subject.puc.some((each) => code.startsWith(each))))
    return noFigure(`Tus libros no mueven esas cuentas de ${during}: ${subject.puc.join(", ")}.`, LINK);
  const net = sumOf(nets, subject);
  const until = isNow ? balancesText(facts) : `saldos al final de ${monthSpanText(last, last)}`;
  const isResult = subject.name === "Resultado";
  const name = isResult ? (net > 0 ? "Pérdida" : "Utilidad") : subject.name;
  const [account = null] = subject.puc;
  const make = new AnswerMaker();
  make.say(
    isBalance ? `${name}: ` : `${name} de ${during}: `,
    make.cite(
      name,
      citedMoney(isResult ? Math.abs(net) : signed(net, subject)),
      `Cuentas ${subject.puc.join(", ")}, ${isBalance ? until : during}`,
      subject.puc.length === 1 ? account : null,
    ),
    ".",
  );
  return make.answer(DECREE, null, LINK);
}

/** Above zero on the side that such accounts have. */
function signed(net: number, { puc }: AskedSubject): number {
  const isCredit = /^(?:[234]|1592)/.test(puc[0] ?? "");
  const value = isCredit ? 0 - net : net;
  return value === 0 ? 0 : value;
}
