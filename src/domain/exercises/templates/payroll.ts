import { BOOK_BEGINS, bankTemplate, CHECK_SUMS } from "../parts/bank-template.ts";
import { credits, going } from "../parts/ledger.ts";
import { rate } from "../parts/lines.ts";
import { CASE_PEOPLE } from "../parts/names.data.ts";
import { toldBenefits, toldEmployer, toldLaw, toldWorker } from "../parts/payroll-told.ts";
import { askNumber } from "../parts/questions.ts";
import { introduce, type Setting } from "../parts/setting.ts";
import {
  type CaseWorker,
  caseLaw,
  casePayroll,
  netPayment,
  payrollAccrual,
  payrollContributions,
  payrollProvisions,
} from "../records/staff.ts";
import type { ExerciseTemplate } from "../template.ts";

const ROUND = "Redondea cada valor al peso.";

function worker(
  s: Setting,
  place: number,
  salary: number,
  area: CaseWorker["area"] = "administration",
): CaseWorker {
  const first = CASE_PEOPLE.indexOf(s.person);
  return { name: CASE_PEOPLE[(first + place) % CASE_PEOPLE.length] ?? s.person, salary, area };
}

const salaryOf = (s: Setting) => s.amount(2_000_000, 3_200_000, 100_000);
const HINTS = [
  "El auxilio de transporte se devenga, pero no entra en la base de salud y pensión.",
  "Debe: lo devengado. Haber: los descuentos y el neto por pagar.",
];

const accrued = bankTemplate(
  {
    id: "payroll-accrual",
    title: "La nómina de un trabajador",
    topic: "payroll",
    level: 3,
    minutes: 15,
    practises: ["devengado y neto", "base de aportes"],
  },
  (s) => {
    const one = worker(s, 0, salaryOf(s));
    const run = casePayroll(s.month, [one]);
    return {
      intro: [introduce(s), toldWorker(one), toldLaw(s), BOOK_BEGINS],
      opening: going({ "1110": 8_000_000 }),
      operations: [payrollAccrual(run, s.on(30)), netPayment(run.totals.net, s.to)],
      todo: ["Registra la nómina del mes y su pago.", ROUND, CHECK_SUMS],
      hints: HINTS,
      asked: [
        askNumber(
          "net",
          "¿Cuánto recibe el trabajador?",
          run.totals.net,
          "Lo devengado menos salud y pensión.",
        ),
      ],
      lesson: "La empresa gasta lo devengado, le paga al trabajador el neto y a las entidades lo descontado.",
    };
  },
);

const employer = bankTemplate(
  {
    id: "payroll-contributions",
    title: "Aportes a cargo de la empresa",
    topic: "payroll",
    level: 3,
    minutes: 15,
    practises: ["aportes del empleador", "base de aportes"],
  },
  (s) => {
    const one = worker(s, 0, salaryOf(s));
    const run = casePayroll(s.month, [one]);
    return {
      intro: [introduce(s), toldWorker(one), toldEmployer(s)],
      operations: [payrollContributions(run, s.on(30))],
      todo: ["Registra los aportes del mes a cargo de la empresa.", ROUND, CHECK_SUMS],
      hints: [
        "La base es el salario, sin el auxilio de transporte.",
        "Cada aporte tiene su gasto (5105) y su deuda (2370 o 2380).",
      ],
      asked: [
        askNumber(
          "total",
          "¿Cuánto suman los aportes de la empresa?",
          run.totals.employer,
          "Pensión, riesgos laborales y caja de compensación.",
        ),
      ],
      lesson: "Un trabajador cuesta más que su salario: hay aportes que paga la empresa.",
    };
  },
);

const benefits = bankTemplate(
  {
    id: "payroll-provisions",
    title: "Provisión de prestaciones sociales",
    topic: "payroll",
    level: 4,
    minutes: 18,
    practises: ["prestaciones sociales", "causación"],
  },
  (s) => {
    const one = worker(s, 0, salaryOf(s));
    const run = casePayroll(s.month, [one]);
    return {
      intro: [introduce(s), toldWorker(one), `${toldLaw(s)} ${toldBenefits}`],
      operations: [payrollProvisions(run, s.on(30))],
      todo: ["Registra las provisiones del mes.", ROUND, CHECK_SUMS],
      hints: [
        "Cesantías y prima se calculan con el auxilio de transporte; vacaciones, sin él.",
        "Los intereses del mes son el 12% de las cesantías del mes.",
      ],
      asked: [
        askNumber(
          "total",
          "¿Cuánto suman las provisiones del mes?",
          run.totals.provisions,
          "Cesantías, intereses, prima y vacaciones.",
        ),
      ],
      lesson: "Las prestaciones se ganan día a día; por eso el gasto es de cada mes.",
    };
  },
);

const whole = bankTemplate(
  {
    id: "payroll-whole",
    title: "Nómina completa de dos áreas",
    topic: "payroll",
    level: 5,
    minutes: 35,
    practises: [
      "devengado y neto",
      "aportes del empleador",
      "prestaciones sociales",
      "gasto de administración y de ventas",
    ],
  },
  (s) => {
    const team = [worker(s, 0, salaryOf(s)), worker(s, 1, s.amount(3_600_000, 5_000_000, 100_000), "sales")];
    const run = casePayroll(s.month, team);
    return {
      intro: [
        introduce(s),
        ...team.map(toldWorker),
        toldLaw(s),
        `${toldEmployer(s)} Provisiona 1/12 para cesantías, el 12% anual de ellas para sus intereses, 1/12 para prima y 1/24 para vacaciones.`,
        BOOK_BEGINS,
      ],
      opening: going({ "1110": 15_000_000 }),
      operations: [
        payrollAccrual(run, s.on(30)),
        payrollContributions(run, s.on(30)),
        payrollProvisions(run, s.on(30)),
        netPayment(run.totals.net, s.to),
      ],
      todo: [
        "Registra la nómina, los aportes, las provisiones y el pago del neto, cada uno en su asiento.",
        ROUND,
        CHECK_SUMS,
      ],
      hints: [...HINTS, "Lo del área de administración va en 5105 y lo de ventas en 5205."],
      asked: [
        askNumber(
          "owed",
          "¿Cuánto se les queda debiendo a las entidades de salud, pensión, riesgos y caja?",
          run.totals.deducted + run.totals.employer,
          "Lo descontado a los trabajadores más lo que aporta la empresa.",
          { fromLedger: { plus: [credits("237", "238")] } },
        ),
        askNumber(
          "cost",
          "¿Cuánto le cuesta la nómina a la empresa en el mes?",
          run.totals.cost,
          "Lo devengado, los aportes de la empresa y las provisiones.",
        ),
      ],
      lesson: "El costo de un trabajador son cuatro cosas: salario, auxilio, aportes y prestaciones.",
    };
  },
);

const overtime = bankTemplate(
  {
    id: "payroll-overtime",
    title: "Horas extra en la nómina",
    topic: "payroll",
    level: 4,
    minutes: 20,
    practises: ["horas extra", "base de aportes"],
  },
  (s) => {
    const { values } = caseLaw(s.month);
    const hours = s.random.between(2, 6);
    const one = worker(s, 0, 210_000 * s.random.between(9, 14));
    const date = s.on(20);
    const run = casePayroll(s.month, [{ ...one, hours: [{ kind: "HED", hours, date }] }]);
    return {
      intro: [
        introduce(s),
        toldWorker(one),
        `Trabajó además ${hours} horas extra diurnas. La hora ordinaria es el salario ÷ ${values.hourDivisor.value}, y la extra diurna se paga con recargo del ${rate(values.overtimeDay.value)}.`,
        toldLaw(s),
      ],
      operations: [payrollAccrual(run, s.on(30))],
      todo: ["Registra la nómina del mes; el pago será en el siguiente.", ROUND, CHECK_SUMS],
      hints: [
        "Las horas extra son salario: entran en la base de salud y pensión.",
        "Hora extra diurna = hora ordinaria × 1,25.",
      ],
      lesson: "Todo lo que es salario cotiza; el auxilio de transporte, no.",
    };
  },
);

export const PAYROLL: readonly ExerciseTemplate[] = [accrued, employer, benefits, overtime, whole];
