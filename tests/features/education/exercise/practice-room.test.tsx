import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { EXERCISE_TOPICS } from "#domain/exercises/exercise.ts";
import { EXERCISE_TEMPLATES } from "#domain/exercises/templates/all.ts";
import { PracticeRoom } from "#features/education/exercise/practice/practice-room.tsx";
import { practiceItems } from "#features/education/exercise/practice/practice-standing.ts";
import { EXERCISE_TOPIC_NAMES } from "#features/education/exercise/texts.ts";

const items = practiceItems("ana", EXERCISE_TEMPLATES);
const shown = () => screen.queryAllByRole("region").map((each) => each.getAttribute("aria-label"));

it.each(EXERCISE_TOPICS)(
  "ED-64 a lesson leads to the exercises of its topic, and from there to all: %s",
  (topic) => {
    render(<PracticeRoom items={items} topic={topic} onOpen={vi.fn()} />);
    const name = EXERCISE_TOPIC_NAMES[topic];
    expect(shown()).toContain(name);
    expect(shown().length).toBeLessThan(EXERCISE_TOPICS.length);
    const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Buscar un ejercicio" });
    expect(search.value).toBe(name);
    fireEvent.change(search, { target: { value: "" } });
    expect(shown()).toEqual(EXERCISE_TOPICS.map((each) => EXERCISE_TOPIC_NAMES[each]));
  },
);

it.each([undefined, "nada-de-eso"])("of no topic (%s) it shows all of them", (topic) => {
  render(<PracticeRoom items={items} topic={topic} onOpen={vi.fn()} />);
  expect(shown()).toHaveLength(EXERCISE_TOPICS.length);
});
