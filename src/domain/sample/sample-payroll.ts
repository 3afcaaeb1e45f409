import { day } from "../kernel/calendar-day.ts";
import { formatMonthName } from "../kernel/format.ts";
import { bankDayIn, lastBankDay } from "./business-days.ts";
import { credit, debit, share } from "./sample-books.ts";
import { RATES, TRANSPORT } from "./sample-rates.data.ts";
import type { SampleWorld } from "./sample-world.ts";
import { EMPLOYEES, type SampleMonth } from "./shop.data.ts";

interface Pay {
  readonly salary: number;
  readonly transport: number;
  readonly health: number;
  readonly pension: number;
  readonly employerPension: number;
  readonly workRisks: number;
  readonly familyFund: number;
  readonly severance: number;
  readonly severanceInterest: number;
  readonly bonus: number;
  readonly vacation: number;
}

/** The month's pay of all employees: amounts are rounded per employee, then summed. */
export function monthlyPay(year: number): Pay {
  const transport = TRANSPORT[year] ?? 0;
  const salaries = EMPLOYEES.map((employee) => employee.salary[year] ?? 0);
  const total = (value: (salary: number) => number) =>
    salaries.reduce((sum, salary) => sum + value(salary), 0);
  const severance = (salary: number) => share(salary + transport, RATES.severance);
  return {
    salary: total((salary) => salary),
    transport: total(() => transport),
    health: total((salary) => share(salary, RATES.health)),
    pension: total((salary) => share(salary, RATES.pensionOfEmployee)),
    employerPension: total((salary) => share(salary, RATES.pensionOfEmployer)),
    workRisks: total((salary) => share(salary, RATES.workRisks)),
    familyFund: total((salary) => share(salary, RATES.familyFund)),
    severance: total(severance),
    severanceInterest: total((salary) => share(severance(salary), RATES.severanceInterest)),
    bonus: total((salary) => share(salary + transport, RATES.bonus)),
    vacation: total((salary) => share(salary, RATES.vacation)),
  };
}

function planPayroll(world: SampleWorld, { month }: SampleMonth): void {
  const { agenda, books } = world;
  const pay = monthlyPay(Number(month.slice(0, 4)));
  const name = formatMonthName(month);
  const net = pay.salary + pay.transport - pay.health - pay.pension;
  agenda.plan(lastBankDay(month), (date) => {
    books.post({
      kind: "NC",
      date,
      description: `Nómina de ${name}`,
      lines: [
        debit("510506", pay.salary),
        debit("510527", pay.transport),
        credit("237005", pay.health),
        credit("238030", pay.pension),
        credit("2505", net),
      ],
    });
    books.post({
      kind: "NC",
      date,
      description: `Aportes del empleador, ${name}`,
      lines: [
        debit("510570", pay.employerPension),
        debit("510568", pay.workRisks),
        debit("510572", pay.familyFund),
        credit("238030", pay.employerPension),
        credit("237006", pay.workRisks),
        credit("237010", pay.familyFund),
      ],
    });
    books.post({
      kind: "CE",
      date,
      description: `Pago de la nómina de ${name}`,
      lines: [debit("2505", net), credit("1110", net)],
    });
    const owed = ["237005", "237006", "237010", "238030"].map(
      (code) => [code, -books.balance(code)] as const,
    );
    const lines = [
      ...owed.map(([code, amount]) => debit(code, amount)),
      credit(
        "1110",
        owed.reduce((sum, [, amount]) => sum + amount, 0),
      ),
    ];
    books.post({ kind: "NB", date, description: `Planilla PILA de ${name}`, lines });
  });
}

/** Provisions of the month; December's are made before the bonus of the 20th, which uses them up. */
function planProvisions(world: SampleWorld, { month }: SampleMonth): void {
  const { agenda, books } = world;
  const pay = monthlyPay(Number(month.slice(0, 4)));
  agenda.plan(month === "2025-12" ? bankDayIn(month, 18) : lastBankDay(month), (date) => {
    books.post({
      kind: "NC",
      date,
      description: `Provisión de prestaciones sociales, ${formatMonthName(month)}`,
      lines: [
        debit("510530", pay.severance),
        debit("510533", pay.severanceInterest),
        debit("510536", pay.bonus),
        debit("510539", pay.vacation),
        credit("261005", pay.severance),
        credit("261010", pay.severanceInterest),
        credit("261020", pay.bonus),
        credit("261015", pay.vacation),
      ],
    });
  });
}

/** Benefits paid on their legal dates: bonus twice, interest in January, severance to the fund in February. */
function planBenefits(world: SampleWorld): void {
  const { agenda, books } = world;
  const payOut = (date: string, account: string, description: string) =>
    agenda.plan(day(date), (today) => {
      const amount = -books.balance(account);
      const lines = [debit(account, amount), credit("1110", amount)];
      books.post({ kind: "CE", date: today, description, lines });
    });
  payOut("2025-12-19", "261020", "Prima de servicios, segundo semestre de 2025");
  agenda.plan(
    day("2025-12-31"),
    (date) => {
      const [severance, interest] = [-books.balance("261005"), -books.balance("261010")];
      const lines = [
        debit("261005", severance),
        debit("261010", interest),
        credit("2510", severance),
        credit("2515", interest),
      ];
      const description = "Cesantías e intereses consolidados de 2025";
      books.post({ kind: "NC", date, description, lines });
    },
    "settling",
  );
  payOut("2026-01-30", "2515", "Intereses sobre las cesantías de 2025");
  payOut("2026-02-13", "2510", "Cesantías de 2025 al fondo");
  payOut("2026-06-30", "261020", "Prima de servicios, primer semestre de 2026");
}

export function planPeople(world: SampleWorld, months: readonly SampleMonth[]): void {
  for (const row of months) {
    planPayroll(world, row);
    planProvisions(world, row);
  }
  planBenefits(world);
}
