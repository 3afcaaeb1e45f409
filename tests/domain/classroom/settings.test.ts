import { describe, expect, it } from "vitest";
import type { ClassroomSettings, GradeBand } from "#domain/classroom/classroom.ts";
import { letterWord, parseGrade } from "#domain/classroom/scale.ts";
import { higher, isSecondChance, replacedBy, standIns } from "#domain/classroom/second-chance.ts";
import { areBands, checkSettings } from "#domain/classroom/settings.ts";
import { codeWithoutKind, inNameOrder } from "#domain/classroom/student.ts";
import { activityId, activityWith, settingsWith, studentWith } from "#tests/support/classroom/classrooms.ts";

describe("ED-35 the edges of what settings may say", () => {
  const shares = (period1: number, period2: number, period3: number) => ({
    periodDistribution: { period1, period2, period3, period4: 0 },
  });
  it.each<readonly [Partial<ClassroomSettings>, string | null]>([
    [shares(100, 0, 0), null],
    [shares(0, 0, 100), null],
    [{ minPassingGrade: 5 }, null],
    [{ minPassingGrade: 0 }, null],
    [{ minPassingGrade: -0.1 }, "passing-grade"],
    [{ minPassingGrade: Number.NaN }, "passing-grade"],
    [{ defaultForMissing: 1 }, null],
    [{ defaultForMissing: -0.1 }, "default-for-missing"],
    [{ defaultForMissing: Number.NaN }, "default-for-missing"],
    [{ minGradesPerPeriod: 20 }, null],
    [{ minGradesPerPeriod: 21 }, "min-grades"],
    [{ minGradesPerPeriod: 0 }, null],
    [{ minGradesPerPeriod: -1 }, "min-grades"],
  ])("%j", (changes, problem) => {
    const checked = checkSettings(settingsWith(changes));
    expect(checked.ok ? null : checked.error.kind).toBe(problem);
  });

  it.each([-10, Number.NaN, Number.POSITIVE_INFINITY])("names the period whose share is %d", (share) => {
    const checked = checkSettings(settingsWith(shares(share, 60, 50)));
    expect(checked).toEqual({ ok: false, error: { kind: "share", period: 1 } });
  });

  const bands = (...all: readonly (readonly [string, number])[]): GradeBand[] =>
    all.map(([name, from]) => ({ name, from }));
  const many = (count: number) =>
    bands(...Array.from({ length: count }, (_, at) => [`Banda ${at}`, (count - at - 1) * 5] as const));
  it.each([
    ["two", bands(["Sí", 60], ["No", 0]), true],
    ["one", bands(["Todo", 0]), false],
    ["none", [], false],
    ["ten", many(10), true],
    ["eleven", many(11), false],
    ["two of one name", bands(["Sí", 60], [" sí ", 0]), false],
    ["one without a name", bands(["Sí", 60], [" ", 0]), false],
    ["the last above zero", bands(["Sí", 60], ["No", 1]), false],
    ["two from one percent", bands(["Sí", 60], ["Casi", 60], ["No", 0]), false],
    ["from the best to the worst", bands(["Casi", 50], ["Sí", 60], ["No", 0]), false],
    ["from half a percent", bands(["Sí", 60.5], ["No", 0]), false],
    ["above all", bands(["Sí", 101], ["No", 0]), false],
    ["of all", bands(["Sí", 100], ["No", 0]), true],
  ])("bands: %s", (_told, given, are) => expect(areBands(given)).toBe(are));
});

describe("ED-33 grades at the edge of what can be read", () => {
  const on = (gradeScale: ClassroomSettings["gradeScale"], more: Partial<ClassroomSettings> = {}) =>
    settingsWith({ gradeScale, ...more });

  it.each([
    ["3,500", 0.7, null],
    ["3,05", null, "too-fine"],
    ["3,0500", null, "too-fine"],
    ["4-5", null, "not-a-grade"],
    ["a-1", null, "not-a-grade"],
    ["−1", null, "out-of-scale"],
  ])("“%s”", (typed, value, problem) => {
    const read = parseGrade(on("0-5"), typed);
    expect(read.ok ? [read.value, null] : [null, read.error.kind]).toEqual([value, problem]);
  });

  it("names the words that there are, and finds one however it was written", () => {
    const bands = [
      { name: " Logrado ", from: 60 },
      { name: "En camino", from: 0 },
    ];
    const words = on("qualitative", { bands });
    expect(parseGrade(words, "logrado")).toEqual({ ok: true, value: 0.8 });
    // The middle of 0 to 59 percent, half up.
    expect(parseGrade(words, " EN CAMINO ")).toEqual({ ok: true, value: 0.3 });
    expect(parseGrade(words, "tal vez")).toEqual({
      ok: false,
      error: { kind: "not-a-band", names: [" Logrado ", "En camino"] },
    });
  });

  it("has a letter mean its own name where the letters are not the five", () => {
    const letters = settingsWith().letters;
    expect(letterWord(letters, "B")).toBe("Bueno");
    expect(letterWord(letters.slice(0, 3), "B")).toBe("B");
    expect(letterWord(letters, "Z")).toBe("Z");
  });
});

describe("ED-153 which second chances there are", () => {
  const own = activityId(1);
  it.each([
    [{ kind: "activity", activity: activityId(2) }, true],
    [{ kind: "activity", activity: own }, false],
    [{ kind: "final", from: 0 }, true],
    [{ kind: "final", from: 5 }, true],
    [{ kind: "final", from: 2.5 }, true],
    [{ kind: "final", from: -1 }, false],
    [{ kind: "final", from: 6 }, false],
    [{ kind: "final", from: Number.NaN }, false],
  ] as const)("%j", (chance, is) => expect(isSecondChance(chance, own)).toBe(is));

  it("finds what a second chance is in place of", () => {
    const all = [activityWith(1), activityWith(2)];
    expect(replacedBy({ replaces: { kind: "activity", activity: activityId(2) } }, all)).toBe(all[1]);
    expect(replacedBy({ replaces: { kind: "activity", activity: activityId(9) } }, all)).toBeUndefined();
    expect(replacedBy({ replaces: { kind: "final", from: 2 } }, all)).toBeUndefined();
    expect(replacedBy({}, all)).toBeUndefined();
  });

  it("stands in with the best of several, and with none that is of the final grade or has no grade", () => {
    const of = (activity: number, raw: number | null) => ({
      replaces: { kind: "activity", activity: activityId(activity) } as const,
      raw,
    });
    const all = [
      of(1, 0.8),
      of(1, 0.5),
      of(2, 0.3),
      of(2, 0.4),
      of(3, null),
      { replaces: { kind: "final", from: 2 } as const, raw: 1 },
      { raw: 1 },
    ];
    expect(standIns(all)).toEqual(
      new Map([
        [activityId(1), 0.8],
        [activityId(2), 0.4],
      ]),
    );
    expect([higher(null, null), higher(0, null), higher(null, 0), higher(0.2, 0.1)]).toEqual([
      null,
      0,
      0,
      0.2,
    ]);
  });
});

describe("students of one name", () => {
  it("come in the same order, however they stand", () => {
    const all = [
      studentWith(2, { name: "Mora, Ana" }),
      studentWith(1, { name: "Mora, Ana" }),
      studentWith(3, { name: "Gil, Luis" }),
    ];
    const order = [3, 1, 2].map((count) => studentWith(count).id);
    expect(inNameOrder(all).map(({ id }) => id)).toEqual(order);
    expect(inNameOrder(all.toReversed()).map(({ id }) => id)).toEqual(order);
  });

  it("are told apart by a code without the kind that stands before it", () => {
    expect([" CC 12", "C.C. 12", "12 "].map(codeWithoutKind)).toEqual(["12", "12", "12"]);
  });
});
