import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { absence, type Case, hours, slipOf } from "../people.ts";

const WAGE = 1_750_905;

const labels = (figure: { readonly derivation: Slip["lines"][number]["derivation"] } | undefined) =>
  figure?.derivation.steps.map(({ label }) => label);
const lineOf = (slip: Slip, concept: string) => slip.lines.find((line) => line.concept === concept);

function second(salary: number, each: Case = {}): Slip {
  const first = slipOf("2026-11 -1", salary, each);
  return slipOf("2026-11 -2", salary, { ...each, soFar: first.monthSoFar });
}

describe("PY-12 a second fortnight leaves what the month leaves", () => {
  it.each<[string, number, Case]>([
    ["a salary with allowance", 2_000_000, {}],
    ["one with tax and solidarity", 12_000_000, {}],
    ["an integral one", 25_000_000, { contract: { kind: "integral" } }],
    ["one of an employer that is not exempt", 3_000_000, { settings: { employer: "person-one" } }],
  ])("%s", (_name, salary, each) => {
    const { rounded: _, ...twice } = second(salary, each).monthSoFar;
    const { rounded: __, ...once } = slipOf("2026-11", salary, each).monthSoFar;
    expect(twice).toEqual(once);
  });
});

describe("the base of occupational risk", () => {
  it("is told as the contribution base where all days were worked", () => {
    const { bases } = slipOf("2026-11", 3_000_000, { input: { commissions: pesos(200_000) } });
    expect(bases.arlBase).toEqual(bases.ibc);
    expect(labels(bases.arlBase)).toEqual(["Pagos salariales"]);
    const input = { absences: [absence("paid", "2026-11-01", "2026-11-10")] };
    expect(labels(slipOf("2026-11", 3_000_000, { input }).bases.arlBase)).toEqual([
      "Pagos por días trabajados",
    ]);
  });

  it("leaves out what an old run paid as leave of a day that is now one of work, the day of an accident", () => {
    const first = slipOf("2026-11 -1", 3_000_000).monthSoFar;
    const soFar = { ...first, worked: pesos(first.worked - 100_000) };
    const { bases } = slipOf("2026-11 -2", 3_000_000, { soFar });
    expect([bases.ibc?.amount, bases.arlBase?.amount]).toEqual([3_000_000, 2_900_000]);
  });

  it("of who earns nothing is the minimum wage of the days that were worked", () => {
    const input = { absences: [absence("vacation", "2026-11-01", "2026-11-15")] };
    const { bases } = slipOf("2026-11", 0, { input, contract: { transport: "none" } });
    expect([bases.ibc?.amount, bases.arlBase?.amount]).toEqual([WAGE, 875_453]);
  });
});

describe("how bases are told", () => {
  it("that of an integral salary names what insurers recognised only where they did (CST art. 132)", () => {
    const of = (each: Case = {}) =>
      labels(slipOf("2026-11", 25_000_000, { contract: { kind: "integral" }, ...each }).bases.ibc);
    expect(of()?.slice(0, 2)).toEqual(["Pagos salariales", "Parte salarial del salario integral"]);
    expect(of()).not.toContain("Incapacidades y licencias, sobre esa base");
    const input = { absences: [absence("sick", "2026-11-01", "2026-11-10")] };
    expect(of({ input })).toContain("Incapacidades y licencias, sobre esa base");
  });

  it("that of unpaid days at two salaries is the sum of them (Decreto 780 de 2016)", () => {
    // Two days of 2.000.000 and one of 2.400.000: a thirtieth of 6.400.000.
    const contract = { earlierSalaries: [{ until: day("2026-11-15"), salary: pesos(2_000_000) }] };
    const absences = [
      absence("unpaid", "2026-11-05", "2026-11-06"),
      absence("unpaid", "2026-11-20", "2026-11-20"),
    ];
    const { unpaidBase } = slipOf("2026-11", 2_400_000, { contract, input: { absences } }).bases;
    expect([unpaidBase?.amount, labels(unpaidBase)?.[0]]).toEqual([
      213_333,
      "Salarios básicos por sus días no pagados",
    ]);
  });

  it("names the maximum of 25 minimum wages only where it was passed", () => {
    const input = { absences: [absence("unpaid", "2026-11-01", "2026-11-10")] };
    const of = (salary: number) => slipOf("2026-11", salary, { input }).bases.unpaidBase;
    expect([of(25 * WAGE)?.amount, labels(of(25 * WAGE))?.includes("Lo que falta para el máximo")]).toEqual([
      14_590_875,
      false,
    ]);
    expect(labels(of(25 * WAGE + 30))).toContain("Lo que falta para el máximo");
  });

  it("those of benefits name the first fortnight only where it counted something", () => {
    const told = (slip: Slip) => [labels(slip.bases.benefitsBase), labels(slip.bases.vacationBase)];
    expect(told(slipOf("2026-11", 2_000_000))).toEqual([
      ["Salario básico de los días", "Auxilio de transporte", "Base de cesantías y prima"],
      ["Salario básico de los días", "Base de vacaciones"],
    ]);
    expect(told(second(2_000_000))).toEqual([
      [
        "Salario básico de los días",
        "De la primera quincena",
        "Auxilio de transporte",
        "Base de cesantías y prima",
      ],
      ["Salario básico de los días", "Base de vacaciones"],
    ]);
  });
});

describe("what of the first fortnight a second one goes on from", () => {
  it("are commissions for benefits and vacations alike, overtime for benefits alone (CST art. 192)", () => {
    const input = { commissions: pesos(100_000), hours: [hours("HED", 2, "2026-11-03")] };
    const first = slipOf("2026-11 -1", 2_100_000, { input });
    const { bases } = slipOf("2026-11 -2", 2_100_000, { soFar: first.monthSoFar });
    const ofFirst = (figure: typeof bases.vacationBase) =>
      figure?.derivation.steps.flatMap(({ label, value }) =>
        label === "De la primera quincena" && "amount" in value ? [value.amount] : [],
      );
    // Two hours of 10.000 × 125 %, and half an allowance of 249.095.
    expect([ofFirst(bases.vacationBase), ofFirst(bases.benefitsBase)]).toEqual([
      [100_000],
      [100_000 + 25_000 + 124_548],
    ]);
    expect([bases.vacationBase?.amount, bases.benefitsBase?.amount]).toEqual([
      2_200_000,
      2_225_000 + 249_095,
    ]);
  });
});

describe("what is told of payments that are no salary, and of provisions", () => {
  it("is an excess only above 40 % of all (Ley 1393 de 2010, art. 30)", () => {
    const of = (nonSalary: number) =>
      labels(slipOf("2026-11", 3_000_000, { input: { nonSalary: pesos(nonSalary) } }).bases.ibc);
    expect(of(2_000_000)).toEqual(["Pagos salariales"]);
    expect(of(2_000_002)?.slice(0, 2)).toEqual(["Pagos salariales", "Exceso de pagos no salariales"]);
  });

  it("is the rate in use of each provision", () => {
    const { lines } = slipOf("2026-11", 3_000_000);
    const rates = ["severance", "severanceInterest", "serviceBonus", "vacationProvision"].map(
      (wanted) => lines.find(({ concept }) => concept === wanted)?.quantity,
    );
    expect(rates).toEqual([8.33, 1, 8.33, 4.17].map((value) => ({ value, unit: "percent" })));
  });
});

describe("how contributions are told", () => {
  it("who earns ten minimum wages in a whole month is told the norm alone (ET art. 114-1)", () => {
    const note = (salary: number, each: Case = {}) => {
      const steps = lineOf(slipOf("2026-11", salary, each), "sena")?.derivation.steps ?? [];
      return steps.find(({ label }) => label === "SENA")?.note;
    };
    const whole = note(10 * WAGE);
    expect(whole).not.toContain(";");
    expect(note(30_000_000)).toBe(whole);
    expect(note(2_000_000, { settings: { employer: "person-one" } })).toBe(whole);
    const contract = { start: day("2026-11-16") };
    expect(note(10 * WAGE, { contract })).toBe(
      `${whole}; un mes completo son $\u00a017.509.050, no menos de 10 SMMLV (ET art. 114-1)`,
    );
  });

  it("no line is of nothing: neither of who is exempt, nor of a month without pay", () => {
    const zero = (slip: Slip) =>
      slip.lines.filter(({ concept, amount }) => amount === 0 && concept !== "salary");
    expect(zero(slipOf("2026-11", 2_000_000))).toEqual([]);
    const input = { absences: [absence("unpaid", "2026-11-01", "2026-11-30")] };
    const away = slipOf("2026-11", 3_000_000, { input, settings: { employer: "person-one" } });
    expect(zero(away)).toEqual([]);
    expect(away.lines.map(({ concept }) => concept)).toEqual(["salary", "employerHealth"]);
  });
});
