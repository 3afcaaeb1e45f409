import { addMonths, monthOf } from "../../../kernel/calendar-day.ts";
import {
  M,
  monthBefore,
  monthNamed,
  named,
  ORDINAL,
  one,
  PART,
  PAST,
  type PeriodReading,
  partNamed,
  saidYear,
  since,
  Y,
} from "./period-words.ts";

const ONWARDS =
  "(?: (?:en adelante|(?:para|hacia) (?:aca|adelante)|hasta (?:hoy|la fecha|ahora|aca|aqui|el momento|el presente|este mes|el (?:dia de )?hoy|el mes actual)|a (?:hoy|la fecha|este mes)|al (?:dia de hoy|presente|momento)|y hasta (?:hoy|la fecha|ahora)|pa aca))";
const FROM = "(?:a partir de|desde|de|del)(?: (?:el|la))?(?: mes de| mes)?";

/** What begins in the past and runs until the present: read before the words of today are. */
export const OPEN_READINGS: readonly PeriodReading[] = [
  // "De febrero para acá hasta mayo": what ends is not open.
  [
    new RegExp(` ${FROM} ${M}${Y}${ONWARDS},? (?:hasta|a) (?:el )?(?:mes de )?${M}${Y}(?= )`),
    ([, from = "", fromYear, to = "", toYear], today) => {
      const last = monthNamed(to, saidYear(toYear, today), today);
      const first =
        fromYear === undefined
          ? monthBefore(from, last, today)
          : monthNamed(from, saidYear(fromYear, today), today);
      return first > last ? null : { first, last };
    },
  ],
  [
    new RegExp(` ${FROM} ${M}${Y}${ONWARDS}(?= )`),
    ([, name = "", said], today) => since(monthNamed(name, saidYear(said, today), today), today),
  ],
  [
    new RegExp(` ${FROM}(?: ano)? (20\\d\\d)${ONWARDS}(?= )`),
    ([, year = ""], today) => since(named(Number(year), 1), today),
  ],
  [
    new RegExp(` ${FROM} ${ORDINAL} ${PART}${Y}${ONWARDS}(?= )`),
    ([, ordinal = "", kind = "", said], today) => since(partNamed(ordinal, kind, said, today)?.first, today),
  ],
  // "De marzo al mes pasado", "hasta el mes pasado".
  [
    new RegExp(
      ` (?:desde|de|entre) (?:el mes de )?${M}${Y} (?:a|al|hasta|y) (?:el )?(?:mes ${PAST}|ultimo mes)(?= )`,
    ),
    ([, name = "", said], today) => {
      const last = addMonths(monthOf(today), -1);
      const first = monthNamed(name, saidYear(said, today), today);
      return first > last ? null : { first, last };
    },
  ],
  [
    new RegExp(` hasta (?:el )?(?:mes ${PAST}|ultimo mes)(?= )`),
    (_found, today) => {
      const last = addMonths(monthOf(today), -1);
      return { first: named(Number(last.slice(0, 4)), 1), last };
    },
  ],
  [
    new RegExp(` despues de (?:el mes de )?${M}${Y}(?= )`),
    ([, name = "", said], today) =>
      since(addMonths(monthNamed(name, saidYear(said, today), today), 1), today),
  ],
  [
    new RegExp(` antes de (?:el mes de )?${M}${Y}(?= )`),
    ([, name = "", said], today) => {
      const month = monthNamed(name, saidYear(said, today), today);
      const first = named(Number(month.slice(0, 4)), 1);
      return month === first ? null : { first, last: addMonths(month, -1) };
    },
  ],
  [
    new RegExp(
      ` (?:en |de |del )?(?:el )?ano ${PAST} (?:por|en|para|a) (?:esta|estas|esa|la misma|las mismas) (?:misma )?(?:epoca|epocas|fechas?|alturas?|temporada)(?= )`,
    ),
    (_found, today) => ({ ...one(addMonths(monthOf(today), -12)), isSameAs: true }),
  ],
];
