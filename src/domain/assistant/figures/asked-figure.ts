import { coverageOf, monthSpanText } from "../../accounting/covered-months.ts";
import { dayParts, monthOf } from "../../kernel/calendar-day.ts";
import { monthNetOf, netsUntil } from "../../statement/analysis/month-movements.ts";
import { plainText } from "../../understanding/plain-text.ts";
import { ASKS_BALANCED, balancedAnswer } from "./balanced-answer.ts";
import { type BookFacts, balancesText, vatPeriodOf } from "./book-facts.ts";
import { comparedSpans } from "./compared-spans.ts";
import {
  AnswerMaker,
  citedMoney,
  citedPercent,
  DECREE,
  type FigureAnswer,
  noFigure,
} from "./figure-answer.ts";
import { FIGURE_INTENTS } from "./figure-intents.ts";
import { monthSeriesAnswer } from "./month-series-answer.ts";
import { vatAnswer } from "./other-answers.ts";
import { mendedFigure } from "./question/mended-figure.ts";
import type { AskedSpan } from "./question/period-readings.ts";
import { foldedQuestion } from "./question/question-text.ts";
import { type QuestionParts, readQuestion } from "./question/read-question.ts";
import type { AskedSubject } from "./question/subjects.data.ts";
import { ASKS_BREAK_EVEN, breakEvenAnswer, ratioAnswer } from "./ratio-answers.ts";
import { spendingAnswer } from "./result-answers.ts";
import { citeSum, movedIn, sayCompared, subjectSum } from "./subject-sums.ts";

/** Words of a question after a figure, beside one that names nothing but a figure. */
const ASKS_FIGURE =
  /\b(?:cuant[oa]s?|[pgirv][a-z]{2,}[ai]d[oa]s|todo lo|total|totales|saldos?|suman?|valor|monto|cual|cuales|movimientos|promedio|porcentaje|mas|menos|que tal|q tal|como (?:va|van|voy|vamos|estan|esta)|que hay)\b|\b(?:gane|gano|ganamos|ganando|perdi|perdimos|perdiendo|dio|dejo)\b|\b(?:he|hemos|han|ha) [a-z]+[aio]do\b|\b(?:plata|dinero) [a-z]+[ai]d[oa]\b/;
/** What the sums by account do not hold: it is said, and no other figure told instead. */
export const NOT_HELD =
  /\bque dia\b|\ba que hora\b|\ba (?:que|como|cuanto) (?:precio|le pongo|va a estar|esta el dolar)\b|\b(?:recomiend|aconsej|sugier)[a-z]*|\bcuanto (?:cuesta|vale|cobran?) (?:una?|el kilo|la libra|el litro) |\bcuanto (?:cuesta|cobran?) mi |\bclient[a-z]* (?:que )?(?:mas )?(?:me |nos )?(?:ha |han )?compr[a-z]+|\b(?:sucursal|sede|punto de venta|competencia|colegas?|otr[oa]s (?:locales|negocios|tiendas|empresas))\b|\b(?:deberia|me conviene|conviene|sera (?:buena?|mejor|que (?:me conviene|compro|abro|pido|invierto|cierro)))\b|\ben que invierto\b|\bultimo asiento\b|\b(?:hazme|haz mi|haga mi|borra|borrame)\b|\bque (?:vendedor[a-z]*|emplead[oa]|articulo|producto|marca|sede|linea|referencia)\b|\bcentros? de costos?\b|\bpor (?:cada )?(?:emplead[oa]|client[ea]|vendedor[a-z]*|producto|articulo|sede|persona)\b|\bcuant[oa]s (?!(?:tengo|me|nos|le|les|fue|fueron|son|es|vendi|dias|meses|pesos|mas|millones|se)\b)[a-z]+\b(?!.*\b(?:plata|pesos|dinero)\b)|\b(?:a credito|de contado|fiad[oa]s?|al fiado)\b(?! en la calle| por cobrar)|\bquien(?:es)?\b.*\b(?:compr|vend)[a-z]+|\b(?:mejores|que mas (?:me |nos )?(?:han )?compr[a-z]+) clientes\b|\bclientes que mas (?:me |nos )?(?:han )?compr|\b(?:a )?(?:que|cuales|cual|quien(?:es)?) proveedor[a-z]*\b|\ba quien(?:es)? les? debo\b.*\b(?:nombre|cada)|\bva(?:n)? a [a-z]+r\b|\b(?:voy|vamos) a (?:vender|ganar|gastar|cerrar|tener|facturar)\b|\bvencid[oa]s?\b|\b(?:proxim[oa]|entrante|que viene|(?:el|la|del) otr[oa] (?:ano|mes|semana))\b/;
const ASKS_CONCEPT =
  /(?<!\blo )\bque (?:es|son)\b|\b(?:que|q) significa\b|\bpara que (?:se usa|sirve)\b|\bcomo (?:se|puedo|hago|debo|registr|anul|elimin|borr|asi)|\bexpli[a-z]+\b/;
const DIFFERENCE = /\bdiferencia entre\b/;
const WHY = /\bpor ?que\b(?! (?:porcentaje|parte))|\bque pasa(?:ria)?\b/;

const BY_MONTH =
  "Aquí tengo las cifras por mes y no por día: pregúntame por un mes, un trimestre o un año, o abre el libro para ver cada asiento.";
const LINK = { href: "/dashboard/libro-contable", label: "Ir a los libros" };

const SALES: AskedSubject = { name: "Ventas", puc: ["41"], kind: "flow" };
const RESULT: AskedSubject = { name: "Resultado", puc: ["4", "5", "6", "7"], kind: "flow" };

/** The year of today until now, as a span. */
function thisYear({ periods: { now } }: BookFacts): AskedSpan {
  return { first: now.first, last: now.last };
}

/** Whether a span is the two months that are declared together, and run. */
function isVatPeriod({ today }: BookFacts, span: AskedSpan | undefined): boolean {
  return span?.first === vatPeriodOf(today, 2).first;
}

/** A year that runs ends with the last month of the books. */
function clipped(facts: BookFacts, span: AskedSpan): AskedSpan {
  const { year } = dayParts(facts.today);
  const last = monthOf(facts.today);
  return span.first.startsWith(String(year)) && span.last > last ? { first: span.first, last } : span;
}

/**
 * "¿Cuánto vendí en octubre?", "¿cuánto le debo al banco?", "la nómina de mayo frente a la de junio": the figures that a
 * question names, over the months that it names. null where it asks for something else. Of days, of what sums by account
 * do not hold, and where words of it were not understood, it says so (GM-25).
 */
export function askedFigure(facts: BookFacts, question: string): FigureAnswer | null {
  const asked = foldedQuestion(question);
  const plain = figureFor(facts, asked);
  if (plain?.figures.length || NOT_HELD.test(asked)) return plain;
  // Then with its mistyped words mended.
  const mended = figureFor(facts, plainText(asked, mendedFigure).plain);
  return mended?.figures.length ? mended : (plain ?? mended);
}

function figureFor(facts: BookFacts, text: string): FigureAnswer | null {
  if (ASKS_CONCEPT.test(text)) return null;
  if (ASKS_BREAK_EVEN.test(text)) return breakEvenAnswer(facts);
  const question = readQuestion(facts, text, facts.today);
  if (DIFFERENCE.test(text) && question.periods.spans.length === 0) return null;
  const { spans } = question.periods;
  const now = thisYear(facts);
  const [span] = spans.map((each) => clipped(facts, each));
  const isOther = span !== undefined && (span.first !== now.first || span.last !== now.last);
  const indicator = ratioAnswer(facts, text, isOther);
  if (indicator !== null) return indicator;
  if (NOT_HELD.test(text)) return noFigure("Las sumas de tus cuentas no lo dicen, y no lo adivino.", LINK);
  if (ASKS_BALANCED.test(text)) return balancedAnswer(facts);
  if (WHY.test(text) && question.operation !== "compare") return null;
  return answerOf(facts, text, question);
}

function answerOf(facts: BookFacts, text: string, question: QuestionParts): FigureAnswer | null {
  const { subjects, operation, unread, periods } = question;
  const always = periods.isAlways ? facts.months[0] : undefined;
  const spans = [
    ...periods.spans.map((each) => clipped(facts, each)),
    ...(always === undefined ? [] : [{ first: always.month, last: facts.periods.now.last }]),
  ];
  const isAsked = ASKS_FIGURE.test(text) || operation !== "sum" || question.frame === null;
  if (operation === "largest" && unread.length === 0)
    return periods.isByDay ? noFigure(BY_MONTH, LINK) : spendingAnswer(facts, spans[0]);
  const [subject] = subjects;
  if (operation === "compare" && subject === undefined && unread.length === 0)
    return compared(facts, text, { ...question, subjects: [SALES, RESULT] });
  if (subject === undefined || !isAsked) return null;
  if (unread.length > 0)
    return ASKS_FIGURE.test(text)
      ? noFigure(`No sé qué es «${unread.join(" ")}» en tus libros, y no doy otra cifra por esa.`, LINK)
      : null;
  const isFlow = subjects.some(({ kind }) => kind === "flow");
  const isByDay = periods.isByDay && (isFlow || !periods.isToday);
  if (isByDay || (isFlow && periods.spans.some(({ isOneDay }) => isOneDay))) return noFigure(BY_MONTH, LINK);
  if (operation === "compare") return compared(facts, text, question);
  if ((operation === "months" || operation === "average" || operation === "each") && isFlow)
    return monthSeriesAnswer(facts, subject, spans[0], operation === "each");
  if (operation === "share" && isFlow) return shares(facts, subjects, spans[0] ?? thisYear(facts));
  if (
    subject.puc[0] === "2408" &&
    subjects.length === 1 &&
    /\bbimestre\b/.test(text) &&
    isVatPeriod(facts, spans[0])
  )
    return vatAnswer(facts);
  const told = FIGURE_INTENTS.find(({ id }) => id === subject.told);
  const isOfYear = subject.movesByPeriod === true && periods.isThisYear;
  if (told !== undefined && subjects.length === 1 && spans.length === 0 && !isOfYear)
    return told.answer(facts);
  return summed(facts, question, spans);
}

function summed(
  facts: BookFacts,
  { subjects, periods }: QuestionParts,
  named: readonly AskedSpan[],
): FigureAnswer {
  const make = new AnswerMaker();
  const missing: string[] = [];
  for (const subject of subjects) {
    const isMovedThisYear = subject.movesByPeriod === true && periods.isThisYear && named.length === 0;
    const spans = named.length > 0 ? named : [thisYear(facts)];
    for (const each of spans) {
      const isNow = named.length === 0 && !isMovedThisYear;
      if (coverageOf(facts.covered, each).kind === "none") {
        missing.push(`Tus libros no tienen asientos de ${monthSpanText(each.first, each.last)}.`);
        continue;
      }
      if (subject.parts !== undefined && isNow) {
        sayInParts(make, facts, subject, subject.parts);
        continue;
      }
      const sum = subjectSum(facts, subject, each, isNow);
      if (sum === null)
        missing.push(
          `Tus libros no mueven esas cuentas de ${monthSpanText(each.first, each.last)}: ${subject.puc.join(", ")}.`,
        );
      else make.say(`${sum.name}${sum.during}: `, citeSum(make, sum), ".");
    }
  }
  const answer = make.answer(DECREE, null, LINK);
  return answer.figures.length === 0 ? noFigure([...new Set(missing)].join(" "), LINK) : answer;
}

/** A figure that the law writes in two places: each, and both. */
function sayInParts(
  make: AnswerMaker,
  facts: BookFacts,
  subject: AskedSubject,
  parts: NonNullable<AskedSubject["parts"]>,
): void {
  const nets = netsUntil(facts.months, facts.periods.now.last);
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
}

/** What is named is what the present one is compared with. */
const BESIDE_ANOTHER = /\b(?:que|contra|versus|vs|compar[a-z]+|respecto|frente|al lado)\b/;

function compared(facts: BookFacts, text: string, { subjects, periods }: QuestionParts): FigureAnswer {
  const spans = comparedSpans(periods, facts.today, {
    isByMonth: /\bmes\b/.test(text),
    isChange: !BESIDE_ANOTHER.test(text),
    isBalance: subjects.every(({ kind }) => kind === "balance"),
  });
  const make = new AnswerMaker();
  const isSaid = subjects.map((subject) => sayCompared(make, facts, subject, spans));
  const [own, then] = spans;
  return isSaid.some(Boolean)
    ? make.answer(DECREE, null, LINK)
    : noFigure(
        `Tus libros no cubren los dos períodos: ${monthSpanText(own.first, own.last)} y ${monthSpanText(then.first, then.last)}.`,
        LINK,
      );
}

/** What share a subject is of another one, of sales where no other is named. */
function shares(facts: BookFacts, subjects: readonly AskedSubject[], span: AskedSpan): FigureAnswer {
  const during = monthSpanText(span.first, span.last);
  const isSales = ({ name }: AskedSubject) => name === "Ventas" || name === "Ingresos";
  const part = subjects.find((each) => !isSales(each)) ?? SALES;
  const whole = subjects.find((each) => each !== part) ?? SALES;
  const isMargin = part.name === "Resultado" && isSales(whole);
  const [one, all] = [movedIn(facts, part, span), movedIn(facts, whole, span)];
  if (all <= 0 || coverageOf(facts.covered, span).kind === "none")
    return noFigure(`Tus libros no tienen ${whole.name.toLowerCase()} de ${during}.`, LINK);
  const make = new AnswerMaker();
  const cite = (subject: AskedSubject, amount: number) =>
    make.cite(subject.name, citedMoney(amount), `Cuentas ${subject.puc.join(", ")}, ${during}`);
  make.say(
    `${part.name} de ${during}: `,
    cite(part, one),
    ", el ",
    make.cite(
      isMargin ? "Margen neto" : "Proporción",
      citedPercent(one / all),
      `${part.name} ÷ ${whole.name}`,
    ),
    ` de ${whole.name.toLowerCase()}, `,
    cite(whole, all),
    ".",
  );
  return make.answer(DECREE, null, LINK);
}
