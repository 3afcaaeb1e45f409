import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ClassroomSettings, GRADE_SCALES, NATIONAL_BANDS } from "#domain/classroom/classroom.ts";
import {
  isPassing,
  letterWord,
  parseGrade,
  passingFromWord,
  passingPlace,
  passingText,
  showGrade,
  wordsOf,
} from "#domain/classroom/scale.ts";
import { settingsWith } from "#tests/support/classroom/classrooms.ts";

const on = (gradeScale: ClassroomSettings["gradeScale"], more: Partial<ClassroomSettings> = {}) =>
  settingsWith({ gradeScale, ...more });

describe("showing a grade (ED-31)", () => {
  it.each([
    [0.9, "4,5", true],
    [0.59, "3,0", true],
    [0.592, "3,0", true],
    [0.5899, "2,9", false],
    [0.58, "2,9", false],
    [0, "0,0", false],
    [1, "5,0", true],
  ])(
    "shows %d of 0 to 5 as %s, half up, and asks the shown grade whether it passes",
    (raw, text, passing) => {
      expect(showGrade(on("0-5"), raw)).toMatchObject({ text, passing });
      expect(isPassing(on("0-5"), raw)).toBe(passing);
    },
  );

  it.each([
    [2, 0.59, "2,95", false],
    [2, 0.592, "2,96", false],
    [2, 0.599, "3,00", true],
    [0, 0.59, "3", true],
    [0, 0.49, "2", false],
  ] as const)("with %d decimals shows %d as %s", (decimals, raw, text, passing) => {
    const settings = on("0-5", { rounding: { decimals, from: "final" } });
    expect(showGrade(settings, raw)).toMatchObject({ text, passing });
  });

  it.each([
    [0.9, "A", "Excelente", "90,0"],
    [0.895, "A", "Excelente", "89,5"],
    [0.894, "B", "Bueno", "89,4"],
    [0.7, "C", "Bueno", "70,0"],
    [0.6, "C", "Regular", "60,0"],
    [0.59, "D", "Regular", "59,0"],
    [0.49, "F", "Deficiente", "49,0"],
    [0, "F", "Deficiente", "0,0"],
  ])("shows %d as %s, %s and %s", (raw, letter, band, percent) => {
    expect(showGrade(on("letters"), raw).text).toBe(letter);
    expect(showGrade(on("qualitative"), raw).text).toBe(band);
    expect(showGrade(on("0-100"), raw).text).toBe(percent);
  });

  it("says the national words where the school chose them, and what passes on each scale", () => {
    const national = on("qualitative", { bands: NATIONAL_BANDS });
    expect([0.95, 0.85, 0.65, 0.3].map((raw) => showGrade(national, raw).text)).toEqual([
      "Superior",
      "Alto",
      "Básico",
      "Bajo",
    ]);
    expect(GRADE_SCALES.map((scale) => passingText(on(scale)))).toEqual(["3,0", "60,0", "C", "Regular"]);
    expect(letterWord(settingsWith().letters, "D")).toBe("Deficiente");
  });
});

describe("ED-31 a word passes whole or not at all", () => {
  it.each([
    ["qualitative", {}, { Excelente: true, Bueno: true, Regular: true, Deficiente: false }],
    [
      "qualitative",
      { minPassingGrade: 3.5 },
      { Excelente: true, Bueno: true, Regular: false, Deficiente: false },
    ],
    ["qualitative", { bands: NATIONAL_BANDS }, { Superior: true, Alto: true, Básico: true, Bajo: false }],
    ["letters", {}, { A: true, B: true, C: true, D: false, F: false }],
    ["letters", { minPassingGrade: 2.8 }, { A: true, B: true, C: true, D: true, F: false }],
  ] as const)("%s with %j", (scale, more, expected) => {
    const settings = on(scale, more);
    const found = new Map<string, Set<boolean>>();
    for (let part = 0; part <= 1000; part += 1) {
      const { text, passing } = showGrade(settings, part / 1000);
      expect(isPassing(settings, part / 1000)).toBe(passing);
      found.set(text, (found.get(text) ?? new Set()).add(passing));
    }
    const told = Object.entries(expected).map(([word, passing]) => [word, new Set([passing])] as const);
    expect(found).toEqual(new Map(told));
  });

  it("the grade chosen for a word makes that word the worst that passes", () => {
    for (const scale of ["letters", "qualitative"] as const) {
      const words = wordsOf(on(scale)) ?? [];
      for (const place of words.keys()) {
        const settings = on(scale, { minPassingGrade: passingFromWord(words, place) });
        expect(passingPlace(settings, words)).toBe(place);
        expect(passingText(settings)).toBe(words[place]?.name);
      }
    }
  });
});

describe("reading a typed grade (ED-33)", () => {
  it.each([
    ["4,5", 0.9],
    ["4.5", 0.9],
    [" 5 ", 1],
    ["0", 0],
    ["3,50", 0.7],
    ["", null],
  ])("reads %j", (typed, value) => {
    expect(parseGrade(on("0-5"), typed)).toEqual({ ok: true, value });
  });

  it.each([
    ["7", "out-of-scale"],
    ["5,1", "out-of-scale"],
    ["-1", "out-of-scale"],
    ["tres", "not-a-grade"],
    ["4,5,1", "not-a-grade"],
    ["1e0", "not-a-grade"],
    ["4.", "not-a-grade"],
    ["∞", "not-a-grade"],
    ["4,55", "too-fine"],
  ])("refuses %j as %s", (typed, kind) => {
    expect(parseGrade(on("0-5"), typed)).toMatchObject({ ok: false, error: { kind } });
  });

  it("reads percents, letters and words of the classroom alone", () => {
    expect(parseGrade(on("0-100"), "87,5")).toEqual({ ok: true, value: 0.875 });
    expect(parseGrade(on("0-100"), "101")).toMatchObject({ error: { kind: "out-of-scale", max: 100 } });
    expect(parseGrade(on("letters"), "b")).toEqual({ ok: true, value: 0.82 });
    expect(parseGrade(on("letters"), "G")).toMatchObject({ error: { kind: "not-a-band" } });
    expect(parseGrade(on("qualitative"), "bueno")).toEqual({ ok: true, value: 0.8 });
  });

  it("reads every grade that it shows back to the same grade, on every scale", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.constantFrom(...GRADE_SCALES), (part, scale) => {
        const { text } = showGrade(on(scale), part / 1000);
        const back = parseGrade(on(scale), text);
        expect(back.ok && back.value !== null && showGrade(on(scale), back.value).text).toBe(text);
      }),
    );
  });
});
