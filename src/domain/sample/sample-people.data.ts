import { addDays, addMonths, day, dayParts, firstDay, monthOf, weekday } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { type EmployeeId, makeId } from "../kernel/ids.ts";
import { pesos, ZERO } from "../kernel/pesos.ts";
import { workingDays } from "../law/holidays.ts";
import type { ArlClass, Contract, WorkArea } from "../payroll/employee/contract.ts";
import { lawOn } from "../payroll/law/law.ts";
import type { Absence } from "../payroll/run/period-input.ts";

export interface SamplePerson {
  readonly id: EmployeeId;
  readonly name: string;
  readonly document: string;
  readonly position: string;
  readonly eps: string;
  readonly pensionFund: string;
  readonly area: WorkArea;
  readonly arlClass: ArlClass;
  readonly start: Day;
  /** The month of each year's vacations, once a year is served. */
  readonly holidays: number;
  /** Monthly salary of 2025, and from 2026 on. */
  readonly salaries: readonly [of2025: number, later: number];
}

const NOTHING = new Uint8Array(10);
const id = (number: number): EmployeeId => makeId("employee", number, NOTHING);

export const PEOPLE: readonly SamplePerson[] = [
  {
    id: id(1),
    name: "Sandra Milena Rojas",
    document: "52.861.340",
    position: "Administradora",
    eps: "EPS Altiplano",
    pensionFund: "Fondo Cordillera",
    area: "administration",
    arlClass: 1,
    start: day("2023-12-18"),
    holidays: 4,
    salaries: [2_150_000, 2_350_000],
  },
  {
    id: id(2),
    name: "Jhon Fredy Cárdenas",
    document: "1.015.432.871",
    position: "Vendedor de mostrador",
    eps: "EPS Altiplano",
    pensionFund: "Fondo Cordillera",
    area: "sales",
    arlClass: 2,
    start: day("2023-12-26"),
    holidays: 8,
    salaries: [1_423_500, 1_750_905],
  },
  {
    id: id(3),
    name: "Luz Dary Quintero",
    document: "1.023.904.518",
    position: "Auxiliar de bodega y despachos",
    eps: "EPS del Río",
    pensionFund: "Fondo Cordillera",
    area: "sales",
    arlClass: 3,
    start: day("2024-11-05"),
    holidays: 10,
    salaries: [1_480_000, 1_780_000],
  },
];

/** The minimum wage of a year, once it is published. */
function minimumWage(year: number): number {
  const law = lawOn(day(`${year}-12-31`));
  return law.ok ? law.value.values.minimumWage.value : 0;
}

/** The contract of a person in a year. Nobody's salary changes within one. */
export function contractIn(person: SamplePerson, year: number): Contract {
  const { id, name, document, area, arlClass, start, salaries } = person;
  return {
    id,
    name,
    document,
    salary: pesos(Math.max(year < 2026 ? salaries[0] : salaries[1], minimumWage(year))),
    kind: "ordinary",
    start,
    end: null,
    arlClass,
    area,
    transport: "transport",
    contributesToPension: true,
    relief: { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO },
  };
}

const DAYS_OF_VACATION = 15;
const MONDAY = 1;

/** The vacations that a person takes in a month, fifteen working days from its first Monday on (CST art. 186). */
export function vacationsIn({ holidays, start }: SamplePerson, month: Month): readonly Absence[] {
  const first = firstDay(month);
  const { month: number } = dayParts(first);
  if (number !== holidays || monthOf(first) <= addMonths(monthOf(start), 12)) return [];
  const from = addDays(first, (MONDAY - weekday(first) + 7) % 7);
  let to = from;
  while (workingDays(from, to) < DAYS_OF_VACATION) to = addDays(to, 1);
  return [{ kind: "vacation", from, to }];
}
