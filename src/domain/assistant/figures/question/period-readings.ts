import { addMonths, dayParts, monthOf } from "../../../kernel/calendar-day.ts";
import {
  CLOSED,
  calendarPart,
  countedMonths,
  edgeOf,
  inRow,
  M,
  monthBefore,
  monthNamed,
  NUMBER,
  named,
  ORDINAL,
  one,
  PART,
  PAST,
  type PeriodReading,
  partNamed,
  recent,
  saidYear,
  since,
  wholeYear,
  words,
  Y,
} from "./period-words.ts";

/** How a period is said: the first that a text says is read, then the next. */
export const READINGS: readonly PeriodReading[] = [
  // What a year begins with is what the one before it ended with.
  [
    new RegExp(
      ` (?:(?:con (?:el |la )?(?:que )?)?(?:arranc|empez|empec|comenz|comenc|inici|abr)[a-z]+ (?:con )?(?:el |este )?|(?:al?|en el|(?:el|los) (?:primer(?:o)?|1) (?:dia )?de enero de|el) (?:inicio|comienzo|principio|arranque|empezar|arrancar|comenzar|iniciar|apertura)s? (?:de(?:l)? |el )?(?:este |presente )?)(?:(?:ano|ejercicio|periodo|vigencia)(?: (20\\d\\d|${PAST}))?|(20\\d\\d))(?= )(?! (?:a|al|hasta) )`,
    ),
    ([, a, b], today) => {
      const year = saidYear(a === undefined || /^20/.test(a) ? (a ?? b) : `ano ${a}`, today);
      const last = named((year ?? dayParts(today).year) - 1, 12);
      return { first: last, last, isOneDay: true };
    },
  ],
  // "Abril, mayo y junio".
  [
    new RegExp(` (?:de |en |los meses de )?${M}(?: ${M})+ (?:y |e )${M}${Y}(?= )`),
    ([said], today) => {
      const [first = "", ...more] = said.match(new RegExp(M, "g")) ?? [];
      const year = saidYear(new RegExp(`${Y} $`).exec(`${said} `)?.[1], today);
      const last = monthNamed(more.at(-1) ?? first, year, today);
      const all = [last];
      for (const each of [first, ...more.slice(0, -1)].reverse())
        all.unshift(monthBefore(each, all[0] ?? last, today));
      return inRow(all) ? { first: all[0] ?? last, last } : all.map(one);
    },
  ],
  // "De enero a mayo", "entre noviembre de 2025 y febrero de 2026", "julio-agosto".
  [
    new RegExp(
      ` (?:(?:de |del |el )*(?:bimestre|trimestre|cuatrimestre|semestre) (?:de )?)?(?:entre |de |desde |del )?(?:el |mes de )?${M}${Y} (y |e |a |al |hasta |hasta el |con )?(?:el |mes de )?${M}${Y}(?= )`,
    ),
    ([said, from = "", fromYear, by = "", to = "", toYear], today) => {
      const year = saidYear(toYear, today);
      const last = monthNamed(to, year ?? (fromYear === undefined ? null : saidYear(fromYear, today)), today);
      const first =
        fromYear === undefined
          ? monthBefore(from, last, today)
          : monthNamed(from, saidYear(fromYear, today), today);
      if (first > last) return [one(first), one(last)];
      if (/^(?:a|al|hasta)/.test(by)) return { first, last };
      // "Abril y septiembre" are two months, "entre abril y septiembre" all between them.
      const isApart = /^(?:y|e|con) /.test(by) && !/ entre /.test(said) && !inRow([first, last]);
      return isApart ? [one(first), one(last)] : { first, last, isPair: true };
    },
  ],
  // "Desde junio", "a partir del segundo trimestre": until the present.
  [
    new RegExp(` (?:a partir del?|desde)(?: el)?(?: mes de)? ${M}${Y}(?= )`),
    ([, name = "", said], today) => since(monthNamed(name, saidYear(said, today), today), today),
  ],
  [
    new RegExp(` (?:a partir del?|desde)(?: el)? ${ORDINAL} ${PART}${Y}(?= )`),
    ([, ordinal = "", kind = "", said], today) => since(partNamed(ordinal, kind, said, today)?.first, today),
  ],
  [
    / (?:a partir del?|desde)(?: el)?(?: ano)? (20\d\d)(?= )/,
    ([, year = ""], today) => since(named(Number(year), 1), today),
  ],
  // "Acumuladas al tercer trimestre".
  [
    new RegExp(
      ` (?:acumulad[oa]s? |(?<=acumulad[oa]s? .*))(?:a|al|hasta)(?: el)? ${ORDINAL} ${PART}${Y}(?= )`,
    ),
    ([, ordinal = "", kind = "", said], today) => {
      const last = partNamed(ordinal, kind, said, today)?.last;
      return last === undefined ? null : { first: named(Number(last.slice(0, 4)), 1), last };
    },
  ],
  [
    new RegExp(
      ` (a|al|hasta|hasta el|el|(?:con |a |al )?corte(?: de| a| al| del)?|con corte a|con corte al|cierre de|al cierre de|al cerrar|al terminar|cuando (?:cerro|termino)|(?:a |al )?fin(?:al|ales)? de|a corte de)(?: el)?(?: mes de)?( (?:28|29|30|31) de)? ${M}${Y}(?= )`,
    ),
    ([, by, end, name = "", said], today) => {
      const last = monthNamed(name, saidYear(said, today), today);
      if (by === "el" && end === undefined) return one(last);
      const span = { first: named(Number(last.slice(0, 4)), 1), last };
      return by === "el" ? { ...span, isOneDay: true } : span;
    },
  ],
  [
    / (?:a|al|hasta|cierre|al cierre|al cerrar|al terminar|cuando cerro|(?:a |al )?fin(?:al|ales)?)(?: de| del| el)*(?: ano)? (20\d\d|ano (?:ante)?pasado|ano anterior)(?= )/,
    ([, said], today) => wholeYear(saidYear(said, today) ?? dayParts(today).year),
  ],
  [words(`ultimo ${PART}${CLOSED}`), ([, kind = ""], today) => calendarPart(kind, today, 1)],
  [
    words(`${ORDINAL} ${PART}${Y}`),
    ([, ordinal = "", kind = "", said], today) => partNamed(ordinal, kind, said, today),
  ],
  // "Trimestre 1 de 2026", "el semestre dos".
  [
    words(`${PART} (?:numero )?([1-6]|uno|dos|tres|cuatro|cinco|seis|i|ii|iii|iv|v|vi)${Y}`),
    ([, kind = "", number = "", said], today) => partNamed(number, kind, said, today),
  ],
  // "T1 2026", "2S de 2025", "1T".
  [
    words(`(?:([1-4])([tqs])|([tqs])([1-4]))${Y}`),
    ([, a, b, c, e, said], today) =>
      partNamed(a ?? e ?? "", (b ?? c) === "s" ? "semestre" : "trimestre", said, today),
  ],
  // "02/2026".
  [
    words(String.raw`(0?[1-9]|1[0-2])\/(20\d\d)`),
    ([, number = "", year = ""]) => one(named(Number(year), Number(number))),
  ],
  // "La primera mitad del año".
  [
    words(`(primera|segunda|1ra|2da) mitad(?: del)?${Y}(?: ano)?`),
    ([, which = "", said], today) =>
      partNamed(/^(?:primera|1ra)/.test(which) ? "1" : "2", "semestre", said, today),
  ],
  [
    words(
      `(?:el )?mismo (?:mes|periodo|trimestre|bimestre|semestre|tiempo)(?: pero)?(?: de| del| en el)? ano ${PAST}|misma(?:s)? (?:fechas?|epoca|temporada)(?: pero)?(?: de| del)? ano ${PAST}`,
    ),
    (_found, today) => ({ ...one(addMonths(monthOf(today), -12)), isSameAs: true }),
  ],
  // "Los últimos dos meses de 2025", "los primeros tres meses del año".
  [
    words(
      `(?:(ultim|primer)[oa]s ${NUMBER}|${NUMBER} (ultim|primer)[oa]s) (meses|bimestres|trimestres|cuatrimestres|semestres)(?: de(?:l ano)? (20\\d\\d)| del ano (${PAST}|antepasado)| del(?: presente| mismo)? ano(?: actual| en curso)?| de este ano)`,
    ),
    ([, a, count, otherCount, b, kind = "", year, past], today) =>
      edgeOf(
        (a ?? b) === "ultim",
        countedMonths(count ?? otherCount ?? "", kind),
        saidYear(year ?? (past === undefined ? undefined : `ano ${past}`), today),
        today,
      ),
  ],
  [
    words(
      `primer[oa]s ${NUMBER} (meses|bimestres|trimestres|cuatrimestres|semestres)|${NUMBER} primer[oa]s (meses|bimestres|trimestres|cuatrimestres|semestres)`,
    ),
    ([, a, kind, b, otherKind], today) =>
      edgeOf(false, countedMonths(a ?? b ?? "", kind ?? otherKind ?? ""), null, today),
  ],
  // "Los tres meses anteriores a este", "los últimos cuatro meses cerrados".
  [
    words(
      `(?:(?:ultim|pasad)[oa]s ${NUMBER} meses${CLOSED}|${NUMBER} (?:ultimos )?meses (?:(?:anteriores|previos)(?: (?:a|al) (?:este|actual|presente|mes actual)(?: mes)?)?|(?:ya )?(?:cerrados|completos|terminados)))`,
    ),
    ([, a, b], today) => {
      const last = addMonths(monthOf(today), -1);
      return { first: addMonths(last, 1 - countedMonths(a ?? b ?? "", "mes")), last };
    },
  ],
  [words(`ultimo mes${CLOSED}`), (_found, today) => one(addMonths(monthOf(today), -1))],
  [words(`ultimo (?:ano|ejercicio)${CLOSED}`), (_found, today) => wholeYear(dayParts(today).year - 1)],
  [
    words(
      `(?:(?:ultim|pasad)[oa]s ${NUMBER} (meses|bimestres|trimestres|cuatrimestres|semestres|anos)|${NUMBER} (?:ultim|pasad)[oa]s (meses|bimestres|trimestres|cuatrimestres|semestres|anos)|${NUMBER} (meses|bimestres|trimestres) (?:pasad|ultim)os)`,
    ),
    ([, a, kind, b, other, c, third], today) =>
      recent(countedMonths(a ?? b ?? c ?? "", kind ?? other ?? third ?? ""), today),
  ],
  [words(`${PART} (?:${PAST})`), ([, kind = ""], today) => calendarPart(kind, today, 1)],
  [words(`${PART} antepasado`), ([, kind = ""], today) => calendarPart(kind, today, 2)],
  [
    words(`(?:este |presente |mismo )${PART}|${PART} (?:actual|en curso|que va)`),
    ([, a, b], today) => calendarPart(a ?? b ?? "", today, 0),
  ],
  [
    new RegExp(` (?:en )?lo (?:que va|que llevamos|corrido|transcurrido) (?:de|del)(?: este)? ${PART}(?= )`),
    ([, kind = ""], today) => calendarPart(kind, today, 0),
  ],
  // "En lo que va del año", "en lo corrido de este año".
  [
    / (?:en )?(?:lo )?(?:que )?(?:va|van|llevo|llevamos|llevan|lleva|corrido|transcurrido) (?:corrido )?(?:de|del|en el)(?: este)? ano(?= )/,
    (_found, today) => ({ first: named(dayParts(today).year, 1), last: monthOf(today) }),
  ],
  [words(`hace un ano`), (_found, today) => one(addMonths(monthOf(today), -12))],
  [
    words(`(?:hace (?:ya )?${NUMBER} meses|${NUMBER} meses atras)`),
    ([, a, b], today) => one(addMonths(monthOf(today), -countedMonths(a ?? b ?? "", "mes"))),
  ],
  [
    words(`mes antepasado|mes (?:tras|ante)anterior|mes anterior (?:al pasado|al mes pasado|al anterior)`),
    (_found, today) => one(addMonths(monthOf(today), -2)),
  ],
  [
    words(`mes ${PAST}|ultimo mes|hace un mes|pasado mes`),
    (_found, today) => one(addMonths(monthOf(today), -1)),
  ],
  [
    words(`(?:(?:pasado|ultimo) )?(?:mes de )?${M}(?: (?:${PAST}|ultimo)(?! ano))?${Y}`),
    ([, name = "", said], today) => one(monthNamed(name, saidYear(said, today), today)),
  ],
  [
    / (?:en |de )?(?:lo )?(?:que )?(?:va|van|llevo|llevamos|lleva|llevado|corrido) (?:corrido )?(?:de|del|de este|en el)(?: este)? mes(?= )/,
    (_found, today) => one(monthOf(today)),
  ],
  [
    words(`(?:este |presente |mismo )mes|mes (?:actual|en curso|que va|presente|corriente)`),
    (_found, today) => one(monthOf(today)),
  ],
  [
    / (?:del|en el|durante el) mes(?= )(?! (?:de|con|que|mas|menos|mejor|peor))/,
    (_found, today) => one(monthOf(today)),
  ],
  [
    / (?:en |de )?(?:lo )?(?:que )?(?:va|van|llevo|llevamos|llevan|lleva|corrido) (?:corrido )?(?:de|del|en el|en) (20\d\d)(?= )/,
    ([, year = ""], today) =>
      Number(year) === dayParts(today).year
        ? { first: named(Number(year), 1), last: monthOf(today) }
        : wholeYear(Number(year)),
  ],
  // "El IVA del bimestre": the one that runs.
  [
    new RegExp(` (?:del|de|en|este|el|por el)(?: el)? ${PART}(?= )`),
    ([, kind = ""], today) => calendarPart(kind, today, 0),
  ],
  [words(`ano antepasado`), (_found, today) => wholeYear(dayParts(today).year - 2)],
  [
    words(`(?:ano ${PAST}|pasado ano|ultimo ano completo)`),
    (_found, today) => wholeYear(dayParts(today).year - 1),
  ],
  [words(String.raw`(?:ano )?(20\d\d)(?: completo| entero)?`), ([, said = ""]) => wholeYear(Number(said))],
];
