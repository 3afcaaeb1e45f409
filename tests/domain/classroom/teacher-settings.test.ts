import { describe, expect, it } from "vitest";
import {
  DEFAULT_SCALES,
  heldDefaultScale,
  offeredScales,
  scaleOfNewClassroom,
} from "#domain/classroom/teacher-settings.ts";

describe("spec §3 a teacher's default scale, and whether numbers are allowed, act on classrooms", () => {
  it.each([
    [true, ["0-5", "qualitative", "letters"]],
    [false, ["qualitative", "qualitative", "letters"]],
  ])("a new classroom, numbers allowed: %s", (allowNumericEvaluations, scales) => {
    const made = DEFAULT_SCALES.map((defaultScale) =>
      scaleOfNewClassroom({ allowNumericEvaluations, defaultScale }),
    );
    expect(made).toEqual(scales);
  });

  it("says the default that holds, not one that is not allowed", () => {
    expect(heldDefaultScale({ allowNumericEvaluations: false, defaultScale: "numeric" })).toBe("qualitative");
    expect(heldDefaultScale({ allowNumericEvaluations: false, defaultScale: "letters" })).toBe("letters");
  });

  it("a classroom with numbers keeps them", () => {
    const words = { allowNumericEvaluations: false };
    expect(offeredScales(words)).toEqual(["letters", "qualitative"]);
    expect(offeredScales(words, "0-100")).toEqual(["0-100", "letters", "qualitative"]);
  });
});
