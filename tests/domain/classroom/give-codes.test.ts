import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { giveCodes, isUncoded } from "#domain/classroom/give-codes.ts";
import { idOfStudent } from "#domain/classroom/student.ts";

const coded = (code: string, cedula = "") => ({ code, cedula });

describe("ED-37 codes of whoever has none", () => {
  it("stand for the student where names are hidden and there is no cédula", () => {
    expect([coded("101"), coded("101", "1001156284"), coded("")].map(idOfStudent)).toEqual([
      "101",
      "1001156284",
      "",
    ]);
  });

  it("gives the next free ones from 101 on, and leaves the others as they are", () => {
    const list = [coded(""), coded("A-7"), coded("", "1001156284"), coded(" "), coded("")];
    expect(giveCodes(list, [coded("102")]).map(({ code }) => code)).toEqual(["101", "A-7", "", "103", "104"]);
    expect(giveCodes([coded(""), coded("", "101")], []).map(({ code }) => code)).toEqual(["102", ""]);
    expect(giveCodes([], [coded("101")])).toEqual([]);
    // As receiving compares them: «1-01» is 101, and signs alone are no code.
    expect(giveCodes([coded(""), coded("1-01"), coded("—", ".")], []).map(({ code }) => code)).toEqual([
      "102",
      "1-01",
      "103",
    ]);
  });

  it("leaves nobody whom nothing tells apart, and gives no code twice", () => {
    const code = fc.oneof(fc.constant(""), fc.integer({ min: 99, max: 106 }).map(String));
    const student = fc.record({ code, cedula: code });
    fc.assert(
      fc.property(fc.array(student), fc.array(student), (students, here) => {
        const after = giveCodes(students, here);
        expect(after.some(isUncoded)).toBe(false);
        const given = after.filter((each, at) => each !== students[at]).map((each) => each.code);
        const before = [...students, ...here].flatMap((each) => [each.code, each.cedula]);
        expect(new Set([...given, ...before]).size).toBe(given.length + new Set(before).size);
      }),
    );
  });
});
