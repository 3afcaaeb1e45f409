import { formatDay } from "../../../kernel/format.ts";
import { pesos } from "../../../kernel/pesos.ts";
import type { ExerciseLevel, SolutionLine } from "../../exercise.ts";
import { givenEntry } from "../../parts/ledger.ts";
import { type Recorded, recorded, sayPesos } from "../../parts/lines.ts";
import { choose } from "../../parts/questions.ts";
import { introduce, type Setting } from "../../parts/setting.ts";
import { makersNamed } from "../makers.ts";
import { playedOut } from "../stage.ts";
import type { TopicPlan } from "./topic-plan.ts";

type Lines = readonly SolutionLine[];

const turned = (lines: Lines): Lines =>
  lines.map((line) => ({ ...line, side: line.side === "debit" ? "credit" : "debit" }));
const times = (lines: Lines, factor: number): Lines =>
  lines.map((line) => ({ ...line, amount: pesos(line.amount * factor) }));
const explained = (lines: Lines, why: string): Lines => lines.map((line) => ({ ...line, why }));

/** A wrong entry, and the one that leaves the balances as they should be. */
interface Planted {
  readonly wrong: Lines;
  readonly mended: Lines;
  readonly rule: string;
}

function zeroTooMany(lines: Lines): Planted {
  const why = "Se quitan las nueve partes que sobran del cero de más.";
  return {
    wrong: times(lines, 10),
    mended: explained(times(turned(lines), 9), why),
    rule: "Un cero de más deja diez veces el valor: se corrige con otro asiento, al contrario, por las nueve que sobran.",
  };
}

function otherSide(lines: Lines): Planted {
  const why = "Una vez deshace el asiento al revés y otra registra la operación: va por el doble.";
  return {
    wrong: turned(lines),
    mended: explained(times(lines, 2), why),
    rule: "Un asiento al revés se corrige por el doble de su valor, o reversándolo y registrando otra vez.",
  };
}

/** An amount with its first two digits changed; null where they are the same or the second is a zero. */
function swappedDigits(amount: number): number | null {
  const [first = "", second = "", ...rest] = String(amount);
  if (first === second || second === "0" || rest.length < 2) return null;
  return Number([second, first, ...rest].join(""));
}

/** Only where one amount stands on both sides. */
function changedDigits(lines: Lines): Planted | null {
  const [one, other] = lines;
  const typed = one === undefined ? null : swappedDigits(one.amount);
  if (lines.length !== 2 || one === undefined || other === undefined || typed === null) return null;
  const gap = one.amount - typed;
  const of = (amount: number, each: Lines) => each.map((line) => ({ ...line, amount: pesos(amount) }));
  const why = `Falta o sobra la diferencia: ${sayPesos(Math.max(one.amount, typed))} − ${sayPesos(Math.min(one.amount, typed))} = ${sayPesos(Math.abs(gap))}.`;
  return {
    wrong: of(typed, lines),
    mended: explained(of(Math.abs(gap), gap > 0 ? lines : turned(lines)), why),
    rule: "Dos cifras cambiadas de lugar dejan una diferencia divisible por 9, y se corrige por ella.",
  };
}

/** How an entry may be wrong at each level. */
const WAYS: Readonly<Record<ExerciseLevel, readonly ((lines: Lines) => Planted | null)[]>> = {
  1: [zeroTooMany],
  2: [zeroTooMany],
  3: [zeroTooMany, otherSide],
  4: [zeroTooMany, otherSide, changedDigits],
  5: [otherSide, changedDigits],
};

function plantedIn(s: Setting, level: ExerciseLevel, lines: Lines): Planted {
  const ways = WAYS[level];
  const way = ways[s.random.between(0, ways.length - 1)] ?? zeroTooMany;
  return way(lines) ?? otherSide(lines);
}

/** Simple operations, over and over; the first one gives the company its money. */
const KINDS: readonly (readonly [from: ExerciseLevel, kind: string])[] = [
  [1, "contribution"],
  [1, "rent-bank"],
  [1, "purchase-credit"],
  [1, "power-credit"],
  [1, "advertising-credit"],
  [2, "purchase-bank"],
  [2, "cleaning-credit"],
  [3, "fees-credit"],
  [3, "asset"],
  [4, "bank-interest"],
];

/** Right entries that the wrong ones stand among. */
const SOUND = 3;

/** What a right entry is called in the book: the operation, without its day and its amounts. */
function calledIn({ entry }: Recorded): string {
  const told = entry.text.replace(/^El .+? de \d{4} /u, "");
  // A full stop that belongs to "S.A.S." ends no sentence.
  const [name = ""] = told.split(/ por \$| de \$|(?<!S\.A\.S)\.(?: |$)/u);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** So many places of a list, in order; never the first. */
function placesOf(s: Setting, all: number, wanted: number): ReadonlySet<number> {
  const left = Array.from({ length: all - 1 }, (_, place) => place + 1);
  const taken = Array.from(
    { length: wanted },
    () => left.splice(s.random.between(0, left.length - 1), 1)[0] ?? 0,
  );
  return new Set(taken);
}

/** A month that is in the book already, with as many wrong entries as operations are wished, each to be corrected. */
export const ERRORS_PLAN: TopicPlan = {
  most: 8,
  lay: (s, { level, operations }) => {
    const pool = makersNamed(KINDS.filter(([from]) => from <= level).map(([, kind]) => kind));
    const story = Array.from({ length: 4 }, () => pool).flat();
    const scene = { s, chart: "puc", vat: null, withholder: "none" } as const;
    const facts = playedOut(scene, story, undefined, operations + SOUND);
    const wrong = placesOf(s, facts.length, operations);
    const told = facts.map((fact, place) => {
      const planted = wrong.has(place) ? plantedIn(s, level, fact.entry.lines) : null;
      return { ...fact, name: `${formatDay(fact.entry.date)}: ${calledIn(fact)}`, place, planted };
    });
    const corrections = told.flatMap(({ entry, name, planted }) => {
      if (planted === null) return [];
      const whole = [...turned(planted.wrong), ...entry.lines];
      const text = `corresponde corregir el asiento «${name}».`;
      return [recorded(s.to, text, planted.mended, planted.rule, { alternatives: [whole] })];
    });
    const isOne = operations === 1;
    return {
      intro: [
        introduce(s),
        `No se registran impuestos. Estos son los hechos del mes; los asientos ya están en el libro, y ${isOne ? "uno está mal" : `${operations} están mal`}:`,
        ...facts.map(({ entry }) => entry.text),
      ],
      given: told.map((fact) =>
        givenEntry(
          `given-${fact.place + 1}`,
          fact.entry.date,
          calledIn(fact),
          fact.planted?.wrong ?? fact.entry.lines,
        ),
      ),
      operations: corrections,
      tells: false,
      todo: [
        isOne ? "Encuentra el asiento equivocado." : "Encuentra los asientos equivocados.",
        "Corrige cada uno con un asiento del último día del mes, que deje bien los saldos.",
      ],
      hints: [
        "Compara cada asiento con los hechos: el valor, las cuentas y el lado.",
        "Que el libro cuadre no prueba que esté bien.",
      ],
      asked: [
        choose(
          s.random,
          "wrong",
          isOne ? "¿Cuál asiento está mal?" : "¿Cuáles asientos están mal?",
          told.map(({ name, planted }) => (planted === null ? name : `*${name}`)),
          "Son los que no dicen lo mismo que los hechos.",
        ),
      ],
      lesson: "Un asiento ya registrado no se borra: se corrige con otro, que lo deja como debió quedar.",
    };
  },
};
