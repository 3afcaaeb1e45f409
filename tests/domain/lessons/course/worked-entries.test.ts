import { describe, expect, it } from "vitest";
import { COURSE_OUTLINE } from "#domain/lessons/course-outline.ts";
import { entriesOf, lessonOf } from "./read-lesson.ts";

/** Camilo's net of 2026: 2.400.000 and 249.095 of transport, less 4 % and 4 %. */
const NET = 2_400_000 + 249_095 - 96_000 - 96_000;

/** The worked entries of November 2026, made by hand from what their steps tell. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  "partida-doble": ["5120 900000 | 1110 -900000", "1528 3200000 | 1110 -1200000 | 2335 -2000000"],
  documento: ["513525 180000 | 2335 -180000"],
  mayor: ["1105 320000 | 4145 -320000"],
  // 100 sacks at 28.000; 40 of them at 35.000; 5 of those back.
  "compras-ventas": [
    `1435 ${100 * 28_000} | 2205 -${100 * 28_000}`,
    `1105 ${40 * 35_000} | 4135 -${40 * 35_000} | 6135 ${40 * 28_000} | 1435 -${40 * 28_000}`,
    `4175 ${5 * 35_000} | 1105 -${5 * 35_000} | 1435 ${5 * 28_000} | 6135 -${5 * 28_000}`,
  ],
  // 19 % of 400.000 and of 2.000.000.
  iva: ["1105 476000 | 4135 -400000 | 2408 -76000", "1435 2000000 | 2408 380000 | 2205 -2380000"],
  // 4.000.000, its VAT of 760.000 and 2,5 % withheld, from both sides.
  retenciones: [
    "1435 4000000 | 2408 760000 | 236540 -100000 | 2205 -4660000",
    "1305 4660000 | 135515 100000 | 4135 -4000000 | 2408 -760000",
  ],
  // 90 lamps at 32.000, which cost 50 × 20.000 + 40 × 22.400.
  inventarios: [
    `1105 ${90 * 32_000} | 4135 -${90 * 32_000} | 6135 ${50 * 20_000 + 40 * 22_400} | 1435 -${50 * 20_000 + 40 * 22_400}`,
  ],
  // The employer's 12 %, 0,522 % and 4 % of 2.400.000.
  nomina: [
    `510506 2400000 | 510527 249095 | 237005 -96000 | 238030 -96000 | 2505 -${NET}`,
    "510570 288000 | 510568 12528 | 510572 96000 | 238030 -288000 | 237006 -12528 | 237010 -96000",
  ],
  // 2.649.095 ÷ 12 = 220.757,9; 12 % of 220.758 = 26.490,96; 2.400.000 ÷ 24.
  prestaciones: [
    "510530 220758 | 510533 26491 | 510536 220758 | 510539 100000 | 261005 -220758 | 261010 -26491 | 261020 -220758 | 261015 -100000",
  ],
  // 4.800.000 in 120 months; 2.400.000 in 12.
  ajustes: ["516015 40000 | 159215 -40000", "513025 200000 | 170520 -200000"],
  conciliacion: ["530505 35000 | 1110 -35000"],
  cierre: ["5905 6825000 | 3605 -6825000"],
};

describe("ED-60 the worked entries", () => {
  it.each(COURSE_OUTLINE.map(({ id }) => id))("of %s are as its steps tell them", (id) => {
    expect(entriesOf(lessonOf(id))).toEqual(ENTRIES[id] ?? []);
  });

  it.each(COURSE_OUTLINE.map(({ id }) => id))("of %s say what they are and why each line is there", (id) => {
    for (const { example } of lessonOf(id).steps) {
      if (example === undefined) continue;
      expect(example.description).toMatch(/^\p{Lu}.{10}/u);
      for (const { account, why } of example.lines) expect(why, account).toMatch(/^\S.*\.$/u);
    }
  });

  it("close the year with what is left of the T beside them", () => {
    const lesson = lessonOf("cierre");
    const account = lesson.steps.flatMap(({ picture }) =>
      picture?.kind === "t-account" ? [picture] : [],
    )[0];
    const total = (side: readonly (readonly [string, number])[] = []) =>
      side.reduce((sum, [, amount]) => sum + amount, 0);
    const left = total(account?.credits) - total(account?.debits);
    expect(entriesOf(lesson)).toEqual([`5905 ${left} | 3605 -${left}`]);
  });

  it("take the cost of the lamps from the table of their layers", () => {
    const [layers] = lessonOf("inventarios").steps.flatMap(({ picture }) =>
      picture?.kind === "table" ? [picture.rows.at(-1)?.at(-1)] : [],
    );
    const cost = Number(layers?.replaceAll(".", ""));
    expect(entriesOf(lessonOf("inventarios"))[0]).toMatch(new RegExp(`6135 ${cost} \\| 1435 -${cost}$`));
  });
});
