import type { Exact } from "../kernel/exact.ts";
import { formatDecimal } from "../kernel/format.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { fold } from "../kernel/spanish.ts";
import type { ClassroomSettings, GradeBand } from "./classroom.ts";
import { LETTER_WORDS } from "./classroom.ts";
import { exactGrade, nearestStep, stepsOf } from "./grade-value.ts";

type Scaled = Pick<ClassroomSettings, "gradeScale" | "rounding" | "minPassingGrade" | "bands" | "letters">;

/** A grade as its classroom shows it. */
export interface ShownGrade {
  /** "4,5", "87,5", "B" or "Bueno". */
  readonly text: string;
  /** Rounded, on the scale: 0 to 5, or percent. */
  readonly value: number;
  /** The word of the percent, whatever the scale. */
  readonly band: string;
  readonly passing: boolean;
}

function bandAt(bands: readonly GradeBand[], percent: number): number {
  const found = bands.findIndex(({ from }) => percent >= from);
  return found < 0 ? bands.length - 1 : found;
}

/** The full grade of a scale. */
export function scaleMax({ gradeScale }: Pick<ClassroomSettings, "gradeScale">): number {
  return gradeScale === "0-5" ? 5 : 100;
}

/** The words that a classroom grades with; null where it grades with numbers. */
export function wordsOf({
  gradeScale,
  bands,
  letters,
}: Pick<Scaled, "gradeScale" | "bands" | "letters">): readonly GradeBand[] | null {
  if (gradeScale === "letters") return letters;
  return gradeScale === "qualitative" ? bands : null;
}

/** The passing grade as it was set, in steps of the scale: 3,0 is 60 of 100. */
function setSteps({ minPassingGrade }: Pick<Scaled, "minPassingGrade">, steps: number): number {
  return Math.ceil((Math.round(minPassingGrade * 10) * steps) / 50 - 1e-9);
}

/** The place of the worst word that passes: the one that the passing grade lies in. */
export function passingPlace(settings: Pick<Scaled, "minPassingGrade">, words: readonly GradeBand[]): number {
  return bandAt(words, setSteps(settings, 100));
}

/** The passing grade of 0 to 5 with which a word, and those above it, pass. */
export function passingFromWord(words: readonly GradeBand[], place: number): number {
  return Math.min(5, Math.ceil((words[place]?.from ?? 0) / 2) / 10);
}

/** The passing grade in steps of the scale, asked of the rounded grade. A word passes whole or not at all (ED-31). */
function passingSteps(settings: Scaled, steps: number): number {
  const words = wordsOf(settings);
  if (words === null) return setSteps(settings, steps);
  return words[passingPlace(settings, words)]?.from ?? 0;
}

/** Whether a fraction, rounded as the classroom rounds, passes. */
export function isPassing(settings: Scaled, raw: number | Exact): boolean {
  const steps = stepsOf(settings.gradeScale, settings.rounding);
  return nearestStep(typeof raw === "number" ? exactGrade(raw) : raw, steps) >= passingSteps(settings, steps);
}

/** The least fraction that passes. */
export function passingShare(settings: Scaled): number {
  const steps = stepsOf(settings.gradeScale, settings.rounding);
  return passingSteps(settings, steps) / steps;
}

export function showGrade(settings: Scaled, raw: number | Exact): ShownGrade {
  const exact = typeof raw === "number" ? exactGrade(raw) : raw;
  const { gradeScale, rounding } = settings;
  const steps = stepsOf(gradeScale, rounding);
  const count = nearestStep(exact, steps);
  const value = (count * scaleMax(settings)) / steps;
  const percent = nearestStep({ top: count, bottom: steps }, 100);
  const band = settings.bands[bandAt(settings.bands, percent)]?.name ?? "";
  const letter = settings.letters[bandAt(settings.letters, percent)]?.name ?? "";
  const number = formatDecimal(value, rounding.decimals);
  const text = gradeScale === "letters" ? letter : gradeScale === "qualitative" ? band : number;
  return { text, value, band, passing: count >= passingSteps(settings, steps) };
}

/** The passing grade as the classroom shows it: "3,0", "60", "C". */
export function passingText(settings: Scaled): string {
  return showGrade(settings, passingShare(settings)).text;
}

/** What a letter means: "Bueno"; its own name where the letters were changed. */
export function letterWord(letters: readonly GradeBand[], name: string): string {
  const place = letters.findIndex((letter) => letter.name === name);
  return (letters.length === LETTER_WORDS.length ? LETTER_WORDS[place] : undefined) ?? name;
}

/** Why a typed grade is not one of the scale. */
export type GradeProblem =
  | { readonly kind: "not-a-grade"; readonly max: number }
  | { readonly kind: "out-of-scale"; readonly max: number }
  | { readonly kind: "too-fine"; readonly decimals: number }
  | { readonly kind: "not-a-band"; readonly names: readonly string[] };

/** A band stands for the middle of its percents: "Bueno" (70 to 89) is 80 percent. */
function bandShare(bands: readonly GradeBand[], place: number): number {
  const from = bands[place]?.from ?? 0;
  const to = (bands[place - 1]?.from ?? 101) - 1;
  return Math.round((from + to) / 2 + 1e-9) / 100;
}

function parseBand(bands: readonly GradeBand[], typed: string): Result<number, GradeProblem> {
  const place = bands.findIndex(({ name }) => fold(name.trim()) === fold(typed));
  if (place < 0) return err({ kind: "not-a-band", names: bands.map(({ name }) => name) });
  return ok(bandShare(bands, place));
}

const NUMBER = /^\d{1,3}(?:[.,](\d+))?$/;

/** A typed grade as a fraction; null for an empty field. "4,5" and "4.5" are one. */
export function parseGrade(settings: Scaled, typed: string): Result<number | null, GradeProblem> {
  const text = typed.trim();
  if (text === "") return ok(null);
  if (settings.gradeScale === "letters") return parseBand(settings.letters, text);
  if (settings.gradeScale === "qualitative") return parseBand(settings.bands, text);
  const max = scaleMax(settings);
  const found = NUMBER.exec(text);
  if (!found) return err({ kind: /^[-−]\d/.test(text) ? "out-of-scale" : "not-a-grade", max });
  const fine = (found[1] ?? "").replace(/0+$/, "").length;
  const value = Number(text.replace(",", "."));
  if (value > max) return err({ kind: "out-of-scale", max });
  const { decimals } = settings.rounding;
  if (fine > decimals) return err({ kind: "too-fine", decimals });
  return ok(Math.round((value * 1_000_000_000) / max) / 1_000_000_000);
}
