import { dayParts, monthOf } from "../../../kernel/calendar-day.ts";
import type { Day, Month } from "../../../kernel/day.ts";
import { OPEN_READINGS } from "./open-readings.ts";
import { READINGS } from "./period-readings.ts";
import { type AskedSpan, M, named, type PeriodReading, WITHIN } from "./period-words.ts";
import { QuestionText } from "./question-text.ts";

export interface AskedPeriods {
  /** In the order in which they are named. */
  readonly spans: readonly AskedSpan[];
  /** Days are named, which sums by month do not tell. */
  readonly isByDay: boolean;
  /** The day of today is named: of a balance it is the day of every balance. */
  readonly isToday: boolean;
  /** "En lo que va del año", "este año" as a name: the year of today until now. */
  readonly isThisYear: boolean;
  /** What sounds like a period and is none: "quinto trimestre". */
  readonly unread: readonly string[];
  /** All that the books hold: "desde que abrimos". */
  readonly isAlways: boolean;
}

const THIS_YEAR = new RegExp(
  [
    String.raw` (?:en |de )?(?:lo )?(?:que )?(?:va|van|llevo|llevamos|llevan|lleva|llevado|corrido) (?:corrido )?(?:de|del|de este|en el|de el|en)(?: este)?(?: ano 20\d\d| ano)(?= )`,
    String.raw` ${WITHIN}(?:el |todo )?(?:este(?: mismo)? ano|presente ano|ano (?:actual|en curso|presente|corriente|que corre)|(?:corriente|actual) ano|ano en (?:el )?que (?:estamos|vamos)|ano)(?= )`,
    " desde (?:enero|que empezo el ano|principios de ano|comienzos de ano|el primero de enero)(?= )",
    " (?:ejercicio|ano) actual(?= )",
  ].join("|"),
);

const ALWAYS =
  / (?:desde (?:siempre|que (?:se )?(?:abri[a-z]*|empez[a-z]+|comenz[a-z]+|arranc[a-z]+|cre[a-z]+|inici[a-z]+|fund[a-z]+)|el (?:inicio|comienzo|principio))(?: (?:el |la |del |de la )?(?:negocio|empresa|tienda|local))?|en toda la historia|historic[oa]s?)(?= )/;

const DAYS =
  / (?:(?:de|del|en|el|la|los|las|esta|este|por|que|desde|hasta) )*(?:ayer|anteayer|antier|anoche|semana santa|navidad|nochebuena|black friday|puente(?: festivo)?|dia (?:de la madre|del padre|sin iva)|amor y amistad|halloween|festivos?|(?:esta |la )?semana(?: pasada| anterior)?|quincena(?: pasada| anterior)?|fin de semana(?: pasado)?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)(?= )| (?:entre |desde |de |del )?(?:el )?\d{1,2}(?: de [a-z]+)? (?:al?|hasta|y)(?: el)? \d{1,2} de [a-z]+| del \d{1,2} al \d{1,2}(?= )| (?:el|al|del) \d{1,2} de [a-z]+| \d{1,2}\/\d{1,2}(?:\/\d+)?(?= )| (?:primeros|ultimos) (?:\d+|[a-z]+ )dias(?= )| (?:esta manana|esta tarde|por dia|cada dia|diari[oa]s?|al dia)(?= )(?! de hoy)/;
const MONTH_END = new RegExp(` (?:28|29|30|31) de ${M}`);
const TODAY =
  / (?:a la fecha(?: de hoy)?|al dia(?: de hoy)?|a(?:l)? (?:corte|dia) de hoy|a hoy|hasta hoy|hasta ahora|hasta la fecha|hasta el momento|ahora mismo|ahora|(?<! sin incluir(?: el)? )actual(?:es|mente)?|en este momento|al momento|por ahora|hoy en dia|en estos momentos|a hoy mismo|todavia|aun)(?= )/;
const HOY = / (?:el |de |del |dia de )?(?:dia )?hoy(?= )/;

/** More periods are named by no question. */
const MOST_SPANS = 12;

/** Takes the periods out of a question. */
export function takePeriods(text: QuestionText, today: Day): AskedPeriods {
  const unread: string[] = [];
  const found: { readonly at: number; readonly span: AskedSpan }[] = [];
  const readAll = (readings: readonly PeriodReading[]) => {
    for (const [pattern, read] of readings)
      for (
        let said = text.take(pattern);
        said !== null && found.length < MOST_SPANS;
        said = text.take(pattern)
      ) {
        const { index } = said;
        const spans = read(said, today);
        if (spans === null) {
          unread.push(said[0].trim());
          continue;
        }
        // Those of one reading keep their order.
        for (const [place, span] of ("first" in spans ? [spans] : spans).entries())
          found.push({ at: index + place / 100, span });
      }
  };
  readAll(OPEN_READINGS);
  let isToday = text.takeAll(TODAY).length > 0;
  // "Semana Santa" is a name of days that no book has; the last day of a month is that month.
  const isByDay = !MONTH_END.test(text.left) ? text.takeAll(DAYS).length > 0 : false;
  const isHoy = text.take(HOY) !== null;
  isToday ||= isHoy;
  readAll(READINGS);
  const isAlways = text.take(ALWAYS) !== null;
  const year = text.take(THIS_YEAR);
  text.takeAll(THIS_YEAR);
  const spans = found.sort((a, b) => a.at - b.at).map(({ span }) => span);
  if (year !== null && spans.length > 0) {
    const span = { first: named(dayParts(today).year, 1), last: monthOf(today) };
    if (
      spans.some(({ first, last }) => first !== last) ||
      spans.some(({ first }) => first.slice(0, 4) !== span.first.slice(0, 4))
    )
      spans.splice(year.index < (found[0]?.at ?? 0) ? 0 : spans.length, 0, span);
  }
  return {
    spans,
    isByDay: isByDay || (isHoy && spans.length === 0),
    isToday,
    isThisYear: year !== null,
    isAlways,
    unread,
  };
}

/** Whether a question says when. */
export const namesPeriod = ({ spans, isByDay, isToday, isThisYear, isAlways }: AskedPeriods): boolean =>
  spans.length > 0 || isByDay || isToday || isThisYear || isAlways;

/** The one period that a folded question asks for. */
export type AskedPeriod =
  | { readonly kind: "months"; readonly first: Month; readonly last: Month }
  | { readonly kind: "days" }
  | { readonly kind: "none" };

export function askedPeriod(folded: string, today: Day): AskedPeriod {
  const { spans, isByDay } = takePeriods(new QuestionText(folded), today);
  const [span] = spans;
  if (isByDay) return { kind: "days" };
  return span === undefined ? { kind: "none" } : { kind: "months", first: span.first, last: span.last };
}
