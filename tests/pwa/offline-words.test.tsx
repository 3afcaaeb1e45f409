import { readFileSync } from "node:fs";
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { lessonLaw } from "#domain/lessons/lesson-law.ts";
import { makeCourse } from "#domain/lessons/lessons.ts";
import { LessonIndex } from "#features/education/lessons/player/lesson-index.tsx";
import { offlineStore } from "#pwa/pwa-store.ts";
import { listSources } from "../architecture/sources.ts";

const SAYS = /funciona sin conexión/i;

it("OF-01 that a screen works offline is said only where the browser has what that takes", () => {
  const [lesson] = makeCourse(lessonLaw(day("2026-11-23")));
  if (lesson === undefined) throw new Error("no lesson");
  render(<LessonIndex lesson={lesson} done={0} index={0} onStep={() => undefined} />);
  expect(screen.queryByText(SAYS)).toBeNull();
  act(() => offlineStore.set(true));
  screen.getByText(SAYS);
  act(() => offlineStore.set(false));
  expect(screen.queryByText(SAYS)).toBeNull();
});

it("OF-01 no other text of a screen says it; the home page and the assistant tell what the product is", () => {
  const found = listSources("src").filter((path) => SAYS.test(readFileSync(path, "utf8")));
  expect(found).toEqual([
    "src/domain/assistant/product.data.ts",
    "src/features/education/lessons/texts.ts",
    "src/features/home/texts.ts",
    "src/features/landing/body/texts.ts",
  ]);
});
