import { ended } from "#domain/kernel/spanish.ts";
import type { Day } from "../../../kernel/day.ts";
import type { ExerciseLevel } from "../../exercise.ts";
import { BOOK_BEGINS, CHECK_SUMS } from "../../parts/bank-template.ts";
import { going } from "../../parts/ledger.ts";
import { type Recorded, sayPesos } from "../../parts/lines.ts";
import { CASE_PEOPLE } from "../../parts/names.data.ts";
import { toldBenefits, toldEmployer, toldHours, toldLaw, toldWorker } from "../../parts/payroll-told.ts";
import { askNumber } from "../../parts/questions.ts";
import { introduce, type Setting } from "../../parts/setting.ts";
import {
  type CaseWorker,
  casePayroll,
  netPayment,
  payrollAccrual,
  payrollContributions,
  payrollProvisions,
} from "../../records/staff.ts";
import type { TopicPlan } from "./topic-plan.ts";

type Part = "accrual" | "contributions" | "provisions" | "payment";

/** Which entries one worker's payroll has at each level. */
const PARTS: Readonly<Record<ExerciseLevel, readonly Part[]>> = {
  1: ["accrual", "payment"],
  2: ["accrual", "payment"],
  3: ["accrual", "contributions", "payment"],
  4: ["accrual", "contributions", "provisions", "payment"],
  5: ["accrual", "contributions", "provisions", "payment"],
};

/** At the last level some worked extra hours. */
const WITH_HOURS: ExerciseLevel = 5;
const MOST_PAY = 5_500_000;

function workersOf(s: Setting, level: ExerciseLevel, count: number): readonly CaseWorker[] {
  const first = CASE_PEOPLE.indexOf(s.person);
  return Array.from({ length: count }, (_, place): CaseWorker => {
    const name = CASE_PEOPLE[(first + place) % CASE_PEOPLE.length] ?? s.person;
    const area = place % 2 === 0 ? "administration" : "sales";
    // Whole hours of a salary that divides evenly.
    const salary = 210_000 * s.random.between(9, 15);
    const hasHours = level === WITH_HOURS && place % 2 === 0;
    const hours = { kind: "HED", hours: s.random.between(2, 6), date: s.on(20) } as const;
    return { name, salary, area, ...(hasHours && { hours: [hours] }) };
  });
}

/** One entry for each person: its text says whose it is. */
function ofPerson({ name }: CaseWorker, made: Recorded): Recorded {
  const { entry } = made;
  return { ...made, entry: { ...entry, text: `${entry.text} Corresponde a ${ended(name)}` } };
}

function recordedPart(s: Setting, worker: CaseWorker, part: Part): Recorded {
  const run = casePayroll(s.month, [worker]);
  const date: Day = s.on(28);
  const made = {
    accrual: () => payrollAccrual(run, date),
    contributions: () => payrollContributions(run, date),
    provisions: () => payrollProvisions(run, date),
    payment: () => netPayment(run.totals.net, s.to),
  };
  return ofPerson(worker, made[part]());
}

/** The payroll of as many people as the operations come to, each with entries of their own. */
export const PAYROLL_PLAN: TopicPlan = {
  most: 16,
  lay: (s, { level, operations }) => {
    const parts = PARTS[level];
    const workers = workersOf(s, level, Math.ceil(operations / parts.length));
    const all = workers.flatMap((worker) => parts.map((part) => ({ worker, part })));
    const asked = all.slice(0, operations);
    const hasPart = (part: Part) => asked.some((each) => each.part === part);
    const run = casePayroll(s.month, workers);
    return {
      intro: [
        introduce(s),
        ...workers.map(toldWorker),
        ...workers.flatMap((worker) => toldHours(s, worker)),
        toldLaw(s),
        ...(hasPart("contributions") ? [toldEmployer(s)] : []),
        ...(hasPart("provisions") ? [toldBenefits] : []),
        `Haz un asiento por persona y por concepto. ${BOOK_BEGINS}`,
      ],
      opening: going({ "1110": MOST_PAY * workers.length }),
      operations: asked.map(({ worker, part }) => recordedPart(s, worker, part)),
      todo: [
        "Registra cada concepto de cada persona en su asiento.",
        "Redondea cada valor al peso.",
        CHECK_SUMS,
      ],
      hints: [
        "El auxilio de transporte se devenga, pero no entra en la base de salud y pensión.",
        "Lo del área de administración va en 5105 y lo de ventas en 5205.",
      ],
      asked: [
        askNumber(
          "net",
          workers.length === 1
            ? "¿Cuánto recibe el trabajador?"
            : "¿Cuánto reciben entre todos los trabajadores?",
          run.totals.net,
          `Lo devengado, ${sayPesos(run.totals.accrued)}, menos salud y pensión.`,
        ),
      ],
      lesson: "La empresa gasta lo devengado, le paga al trabajador el neto y a las entidades lo descontado.",
    };
  },
};
