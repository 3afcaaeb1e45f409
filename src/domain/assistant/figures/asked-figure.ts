import { coverageOf, monthSpanText } from "../../accounting/covered-months.ts";
import { addMonths, monthOf } from "../../kernel/calendar-day.ts";
import type { Month } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { monthNetOf, netsUntil, netsWithin } from "../../statement/analysis/month-movements.ts";
import { mendedWord } from "../../understanding/mend-words.ts";
import { plainText } from "../../understanding/plain-text.ts";
import { type AskedPeriod, askedPeriod } from "./asked-period.ts";
import { ASKED_SUBJECTS, type AskedSubject } from "./asked-subjects.data.ts";
import { ASKS_BALANCED, balancedAnswer } from "./balanced-answer.ts";
import { type BookFacts, balancesText } from "./book-facts.ts";
import {
  AnswerMaker,
  citedMoney,
  citedPercent,
  DECREE,
  type FigureAnswer,
  noFigure,
} from "./figure-answer.ts";
import { ASKS_MONTHS, monthSeriesAnswer } from "./month-series-answer.ts";
import { isNarrowed } from "./narrowed.ts";
import { ASKS_BREAK_EVEN, breakEvenAnswer, ratioAnswer } from "./ratio-answers.ts";

/** Told better by another answer while no period is named. */
const TOLD_BETTER =
  /\bcuant[oa]s?\b|^\W*(?:mis |las |los )?(?:ventas|gastos|deudas|utilidad|ganancias|ingresos)\W*$/;

/** Words that ask for a sum. */
const ASKS_SUM =
  /\b(?:cuant[oa]s?|total|saldo|suman?|valor|cual (?:es|fue|son|fueron)|cuales (?:son|fueron)|dime|movimientos)\b|\b(?:gane|gano|ganamos|ganando|perdi|perdimos|perdiendo)\b|\bdio (?:perdida|ganancia|utilidad)\b|\bdejo\b|\b(?:he|hemos|han|ha) (?:pagado|gastado|vendido|ganado|retenido)\b|\b(?:plata|dinero) (?:gastad|metid|invertid|pagad)[oa]\b|^\W*(?:las |los |mis |la |mi )?(?:ventas?|gastos?|costos?|ingresos?|utilidad|ganancias?|deudas?)\b/;
/** Comparisons, of which one subject is told twice. */
const COMPARES =
  /\b(?:compar[a-z]+|mas que|menos que|mas .*\bque (?:el|la|en|hace)|menos .*\bque (?:el|la|en|hace)|mejor que|peor que|frente al?|respecto al?|subio|subieron|bajo|bajaron|aumento|aumentaron|crecio|crecieron)\b/;
/** What no sum answers. */
const NO_SUM =
  /\b(?:por ?que|en que|mejor|peor|promedio|margen|dias|voy a|vamos a|otro empleado|significa|como|de cada (?:cien|100))\b|\bque (?:es|son|pasa|pasaria)\b/;
/** What the sums by account do not hold: it is said, and no other figure told instead. */
const NOT_HELD =
  /\bque dia\b|\ba que hora\b|\b(?:recomiend|aconsej|sugier)[a-z]*|\bcuant[oa]s [a-z]+ (?:vendi|vendimos|vendio|se vendi|compre|compramos)|\bcuanto (?:cuesta|vale) (?:una?|el kilo|la libra|el litro) |\b(?:sucursal|sede|punto de venta)\b|\bcompetencia\b|\b(?:deberia|me conviene|conviene)\b|\ben que invierto\b|\bcuantos asientos\b|\bultimo asiento\b|\b(?:hazme|haz mi|haga mi|borra|borrame)\b|\b(?:vendi|vendimos|venta|ventas|gaste|gasto|compre) (?:de|en|del) (?:la |las |los |el )?(?:camis|pantal|zapat|producto|articulo|referencia|marca|bols|caj|tinto|cafe|pan\b|ropa)[a-z]*|\bcuant[oa]s (?:emplead[oa]s|trabajador[a-z]*|client[ea]s|proveedores|facturas|productos|articulos|personas)\b(?!.*\b(?:deb|pag|cuest))|\b(?:vendi|vendimos|venta|ventas|compre)\b.*\b(?:a credito|de contado|fiad[oa]s?|al fiado)\b|\bquien(?:es)?\b.*\b(?:compr|vend)[a-z]+|\b(?:mejores|que mas (?:me |nos )?(?:han )?compr[a-z]+) clientes\b|\bclientes que mas (?:me |nos )?(?:han )?compr|\b(?:a )?(?:que|cuales|quien(?:es)?) proveedor[a-z]*\b|\bcuanto (?:le|les) debo a (?!la dian|los? bancos?|proveedores|los proveedores|mis proveedores)[a-z]|\ba quien(?:es)? les? debo\b.*\b(?:nombre|cada)|\bva a (?:subir|bajar)\b|\bmercancia fiada\b|\bvencid[oa]s?\b|\bproxim[oa] (?:mes|ano|semana)\b|\b(?:voy|vamos) a (?:vender|ganar|gastar)\b/;
const ASKS_CONCEPT =
  /\bque (?:es|son)\b|\bdiferencia entre\b|\b(?:que|q) significa\b|\bpara que (?:se usa|sirve)\b|\bcomo (?:se|puedo|hago|debo|registr|anul|elimin|borr)/;

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
  const asksOther = otherPeriod(facts, askedPeriod(asked, facts.today)) !== null;
  if (ASKS_BREAK_EVEN.test(text)) return breakEvenAnswer(facts);
  const indicator = ratioAnswer(facts, text, asksOther);
  if (indicator !== null) return indicator;
  if (NOT_HELD.test(text)) return noFigure("Las sumas de tus cuentas no lo dicen, y no lo adivino.", LINK);
  if (ASKS_BALANCED.test(text)) return balancedAnswer(facts);
  const subject = subjectOf(text);
  if (subject === null) return null;
  if (subject.kind === "flow" && ASKS_MONTHS.test(text))
    return monthSeriesAnswer(facts, subject, signed(1, subject) < 0 ? -1 : 1);
  const isAbout = subject.kind === "flow" && !/\b(?:caja|en que)\b/.test(text);
  if (isAbout && COMPARES.test(text)) return compared(facts, subject, /\bmes\b/.test(text));
  const period = askedPeriod(asked, facts.today);
  const isBare = isBareFigure(text, subject);
  if (!isBare && (!ASKS_SUM.test(text) || NO_SUM.test(text))) return null;
  // "Hoy" and "ahora" of a balance are the day of every balance.
  const isToday =
    subject.kind === "balance" &&
    /\b(?:hoy|dia de hoy)\b/.test(asked) &&
    !/\bayer|antier|lunes|martes|miercoles|jueves|viernes|sabado|domingo\b/.test(asked);
  if (isNarrowed(text, subject))
    return noFigure("No sé de cuál parte me preguntas: tengo la cifra completa, y no la doy por otra.", LINK);
  if (period.kind === "days" && !isToday) return noFigure(BY_MONTH, LINK);
  const other = otherPeriod(facts, period) ?? movedThisYear(facts, subject, asked);
  if (subject.parts !== undefined && other === null) return inParts(facts, subject, subject.parts);
  return other === null && subject.isTold && period.kind === "none" && (!isBare || TOLD_BETTER.test(text))
    ? null
    : summed(facts, subject, other ?? facts.periods.now, other === null);
}

/** Words beside a figure and its period that ask for nothing else. */
const BESIDE_FIGURE =
  /\b(?:total|totales|actual|actuales|hoy|ahora|neto|neta|netas|general|nacionales|de|del|la|el|las|los|lo|mi|mis|nuestr[oa]s?|en|por|a|y|que|fue|fueron|fuera|tal|quedo|va|van|cuanto|cuanta|tiene|tengo|tenemos|hay|saldo|valor|tienen|empresa|negocio|compania|tienda|ano|mes|este|pasad[oa]|anterior|ultim[oa]s?|primer|primero|segundo|tercer|tercero|cuarto|trimestre|semestre|bimestre|cuatrimestre|meses|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|entre|hasta|desde|dime|muestrame|ver|quiero|saber|cual|es|son|dio|pagados?|pagadas?|ejercicio|periodo)\b|\b20\d\d\b|[^a-z]/g;

/** Whether a figure, with its period, is all that a text has: in one's own books one's own is meant. */
function isBareFigure(text: string, { words }: AskedSubject): boolean {
  return text.replace(words, " ").replace(BESIDE_FIGURE, "").trim() === "";
}

/** A figure that the law writes in two places: each, and both. */
function inParts(
  facts: BookFacts,
  subject: AskedSubject,
  parts: NonNullable<AskedSubject["parts"]>,
): FigureAnswer {
  const nets = netsUntil(facts.months, facts.periods.now.last);
  const make = new AnswerMaker();
  const from = (puc: string) => `Grupo ${puc}, ${balancesText(facts)}`;
  const amounts = parts.map(({ name, puc }) => ({ name, puc, amount: 0 - monthNetOf(nets, puc) }));
  const all = amounts.reduce((sum, { amount }) => sum + amount, 0);
  make.say(
    `${subject.name}: `,
    make.cite(subject.name, citedMoney(all), from(subject.puc.join(" y ")), null),
    ".",
  );
  for (const { name, puc, amount } of amounts)
    make.say(`${name}: `, make.cite(name, citedMoney(amount), from(puc), puc), ".");
  return make.answer(DECREE, null, LINK);
}

/** "Cuánto me han retenido este año": what the year moved, and not what is left of others. */
function movedThisYear({ periods }: BookFacts, { puc }: AskedSubject, asked: string) {
  if (!MOVES.test(puc.join()) || !/\b(?:este|en el|del) ano\b/.test(asked)) return null;
  return { kind: "months" as const, first: periods.now.first, last: periods.now.last };
}

/** Of taxes what a period moved is asked for, where one is named. */
const MOVES = /^(?:2408|1355|2365)$/;

function summed(
  facts: BookFacts,
  subject: AskedSubject,
  { first, last }: { readonly first: Month; readonly last: Month },
  isNow: boolean,
): FigureAnswer {
  const during = monthSpanText(first, last);
  if (coverageOf(facts.covered, { first, last }).kind === "none")
    return noFigure(`Tus libros no tienen asientos de ${during}.`, LINK);
  const isBalance = subject.kind === "balance" && !(isNow ? false : MOVES.test(subject.puc.join()));
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
