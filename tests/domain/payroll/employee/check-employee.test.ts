import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import {
  checkEmployee,
  cleanEmployee,
  type EmployeeFields,
  sameDocument,
  sameName,
} from "#domain/payroll/employee/check-employee.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import { newId } from "#storage/engine/environment.ts";
import { employeeFields } from "#tests/support/payroll/payroll-runs.ts";

const fields = employeeFields();

function withContract(more: Partial<Contract>): EmployeeFields {
  return { ...fields, contract: { ...fields.contract, ...more } };
}

describe("an employee", () => {
  it("that is whole has no problem, nor one without document, notes or end, or under the minimum wage", () => {
    expect(checkEmployee(fields)).toEqual([]);
    expect(
      checkEmployee({ ...withContract({ document: "" }), position: "", eps: "", pensionFund: "" }),
    ).toEqual([]);
    expect(checkEmployee(withContract({ salary: 1 as Pesos }))).toEqual([]);
    expect(checkEmployee(withContract({ start: day("2024-02-01"), end: day("2024-02-01") }))).toEqual([]);
  });

  it("may have the longest texts and the largest salary", () => {
    const long = { name: "x".repeat(500), document: "9".repeat(40), salary: 1_000_000_000_000 as Pesos };
    const notes = { position: "x".repeat(120), eps: "x".repeat(120), pensionFund: "x".repeat(120) };
    expect(checkEmployee({ ...withContract(long), ...notes })).toEqual([]);
    expect(checkEmployee(withContract({ ...long, salary: 1_000_000_000_001 as Pesos }))).toEqual([
      { field: "salary", problem: "amount" },
    ]);
    expect(checkEmployee({ ...withContract({}), ...notes, eps: "x".repeat(121) })).toEqual([
      { field: "eps", problem: "too-long" },
    ]);
  });

  it.each<[string, EmployeeFields, ReturnType<typeof checkEmployee>]>([
    ["no name", withContract({ name: "   " }), [{ field: "name", problem: "blank" }]],
    ["a name without end", withContract({ name: "x".repeat(501) }), [{ field: "name", problem: "too-long" }]],
    [
      "a document without end",
      withContract({ document: "9".repeat(41) }),
      [{ field: "document", problem: "too-long" }],
    ],
    ["PY-01 no salary", withContract({ salary: 0 as Pesos }), [{ field: "salary", problem: "blank" }]],
    [
      "PY-01 a negative salary",
      withContract({ salary: -1 as Pesos }),
      [{ field: "salary", problem: "amount" }],
    ],
    ["PY-01 half a peso", withContract({ salary: 0.5 as Pesos }), [{ field: "salary", problem: "amount" }]],
    [
      "PY-01 1e999",
      withContract({ salary: Number("1e999") as Pesos }),
      [{ field: "salary", problem: "amount" }],
    ],
    [
      "more than anybody earns",
      withContract({ salary: 1e13 as Pesos }),
      [{ field: "salary", problem: "amount" }],
    ],
    ["no first day", withContract({ start: "2026-02-30" as Day }), [{ field: "start", problem: "day" }]],
    ["a last day that is none", withContract({ end: "ayer" as Day }), [{ field: "end", problem: "day" }]],
    ["an end before the start", withContract({ end: day("2024-01-31") }), [{ field: "end", problem: "end" }]],
    ["a sixth class of risk", withContract({ arlClass: 6 as 5 }), [{ field: "choice", problem: "unknown" }]],
    [
      "a negative certificate",
      withContract({ relief: { ...fields.contract.relief, prepaidHealth: -5 as Pesos } }),
      [{ field: "relief", problem: "amount" }],
    ],
    [
      "a long position",
      { ...fields, position: "x".repeat(121) },
      [{ field: "position", problem: "too-long" }],
    ],
  ])("with %s is told so", (_what, given, problems) => {
    expect(checkEmployee(given)).toEqual(problems);
  });

  it("tells everything that is wrong at once", () => {
    const both = withContract({ name: "", salary: 0 as Pesos });
    expect(checkEmployee(both).map(({ field }) => field)).toEqual(["name", "salary"]);
  });

  it("is kept without the spaces around its texts", () => {
    const messy = { ...withContract({ name: "  Ana \n Ruiz ", document: " 1 020 " }), eps: " Sura " };
    expect(cleanEmployee(messy)).toMatchObject({
      contract: { name: "Ana Ruiz", document: "1 020" },
      eps: "Sura",
    });
  });
});

describe("two employees with one document", () => {
  const people = ["52.731.094", "1.020", ""].map((document) => ({
    id: newId("employee"),
    ...withContract({ document }),
  }));

  it("are found however the document is written, and nobody is found for none", () => {
    expect(sameDocument(people, "52731094")).toEqual([people[0]]);
    expect(sameDocument(people, "52 731-094")).toEqual([people[0]]);
    expect(sameDocument(people, " ")).toEqual([]);
    expect(sameDocument(people, "52731095")).toEqual([]);
  });

  it("are not the same one twice", () => {
    expect(sameDocument(people, "52731094", people[0]?.id)).toEqual([]);
  });
});

describe("AC-112 two employees of one name, one of them without a document", () => {
  const people = ["Ana Ruiz", "Luz Díaz"].map((name) => ({
    id: newId("employee"),
    ...withContract({ name }),
  }));
  const named = (name: string, written = "") => sameName(people, { name, document: written });

  it("are found however the name is written, unless a document tells them apart", () => {
    expect(named("ana  ruíz")).toEqual([people[0]]);
    expect(named("Ana Ruiz", "1.020")).toEqual([]);
    expect(named("Ana")).toEqual([]);
    expect(named(" ")).toEqual([]);
    expect(sameName(people, { name: "Ana Ruiz", document: "" }, people[0]?.id)).toEqual([]);
  });
});
