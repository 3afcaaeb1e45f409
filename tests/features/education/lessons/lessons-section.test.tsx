import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { LessonState } from "#domain/lessons/progress/lesson-state.ts";
import type { ReviewState } from "#domain/lessons/progress/review.ts";
import { LessonsSection } from "#features/education/lessons/lessons-section.tsx";
import type { LessonChange, LessonsStore } from "#features/education/lessons/lessons-store.ts";
import { lessonTexts as texts } from "#features/education/lessons/texts.ts";
import { press, typeInto } from "#tests/support/render.ts";

const TODAY = day("2026-11-23");

/** A store in memory, which outlives what is rendered over it. */
function memoryStore(fails = false) {
  const progress = new Map<string, LessonState>();
  const cards = new Map<string, ReviewState>();
  const save = (change: LessonChange): Promise<boolean> => {
    if (fails) return Promise.resolve(false);
    if (change.progress !== null) progress.set(change.progress.lesson, change.progress);
    for (const card of change.cards) cards.set(card.id, card);
    return Promise.resolve(true);
  };
  const read = (): LessonsStore => ({
    progress: [...progress.values()],
    cards: [...cards.values()],
    save,
    now: () => 1_795_000_000_000,
  });
  return { read, progress, cards };
}

interface HostProps {
  readonly read: () => LessonsStore;
  readonly first: string | null;
  readonly today: Day;
  readonly onPractise?: (topic: string) => void;
}

function Host({ read, first, today, onPractise }: HostProps) {
  const [open, setOpen] = useState(first);
  return (
    <LessonsSection
      today={today}
      store={read()}
      open={open}
      onOpen={setOpen}
      {...(onPractise === undefined ? {} : { onPractise })}
    />
  );
}

async function show(props: Partial<HostProps> & Pick<HostProps, "read">) {
  const shown = render(<Host first={null} today={TODAY} {...props} />);
  await screen.findByRole("heading", { level: 1 });
  return shown;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const focused = () => document.activeElement;

describe("ED-64 the list of lessons", () => {
  it("shows every lesson with its progress, and where to begin", async () => {
    await show({ read: memoryStore().read });
    expect(screen.getAllByRole("listitem").length).toBeGreaterThanOrEqual(14);
    expect(screen.getAllByRole("progressbar").length).toBeGreaterThanOrEqual(15);
    expect(screen.getByText(texts.nothingDue)).toBeTruthy();
    fireEvent.click(button(texts.goOn("La ecuación contable")));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("La ecuación contable");
  });

  it("shows the list for an unknown lesson, and a skeleton without a store", async () => {
    await show({ read: memoryStore().read, first: "no-existe" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(texts.title);
    const { container } = render(<LessonsSection today={TODAY} store={null} open={null} onOpen={vi.fn()} />);
    expect(within(container).queryByRole("heading")).toBeNull();
  });
});

describe("ED-61 a question is graded at once", () => {
  it("explains a wrong option, shows the right one, keeps the first answer and lets it be tried again", async () => {
    const store = memoryStore();
    await show({ read: store.read, first: "ecuacion" });
    fireEvent.click(button(texts.check));
    expect(screen.getByRole("alert").textContent).toBe(texts.chooseFirst);
    fireEvent.click(screen.getByLabelText("Es una ganancia de la tienda"));
    fireEvent.click(button(texts.check));
    const note = screen.getAllByRole("status").find((each) => each.textContent?.includes(texts.wrong));
    expect(focused()).toBe(note);
    expect(screen.getByText(/Un aporte no es un ingreso/)).toBeTruthy();
    expect(screen.getByText(/Entra un bien y la parte de la dueña/)).toBeTruthy();
    await screen.findByText(texts.saved);
    expect(store.progress.get("ecuacion")?.answers).toEqual({ "ecu-aporte": ["c"] });
    expect(store.cards.get("ecu-aporte")).toMatchObject({ dueDay: addDays(TODAY, 1), streak: 0 });
    fireEvent.click(button(texts.tryAgain));
    fireEvent.click(screen.getByLabelText("Crecen el activo y el patrimonio"));
    fireEvent.click(button(texts.check));
    expect(screen.getByText(texts.right)).toBeTruthy();
    expect(store.progress.get("ecuacion")?.answers).toEqual({ "ecu-aporte": ["c"] });
    expect(store.cards.size).toBe(1);
  });

  it("reads a typed number, says a slip, and refuses what is no number", async () => {
    const store = memoryStore();
    store.progress.set("ecuacion", { lesson: "ecuacion", done: 1, steps: 5, answers: {}, finishedAt: null });
    await show({ read: store.read, first: "ecuacion" });
    const field = screen.getByLabelText("Tu respuesta, en pesos");
    typeInto(field, "mucho");
    fireEvent.click(button(texts.check));
    expect(screen.getByText("«mucho» no es un número.")).toBeTruthy();
    typeInto(field, "$ 19500000");
    fireEvent.click(button(texts.check));
    expect(field).toHaveProperty("value", "19.500.000");
    expect(screen.getByText(/Sumaste activo y pasivo/)).toBeTruthy();
    expect(screen.getByText(/La respuesta es \$\s8\.500\.000/)).toBeTruthy();
  });

  it("completes an entry from its lists", async () => {
    const store = memoryStore();
    store.progress.set("partida-doble", {
      lesson: "partida-doble",
      done: 2,
      steps: 5,
      answers: {},
      finishedAt: null,
    });
    await show({ read: store.read, first: "partida-doble" });
    const [first, second] = screen.getAllByLabelText(/^Cuenta de la línea/);
    const [sideOne, sideTwo] = screen.getAllByLabelText(/^Lado de la línea/);
    if (!(first && second && sideOne && sideTwo)) throw new Error("the entry has two lines");
    fireEvent.click(button(texts.check));
    expect(screen.getByRole("alert").textContent).toBe(texts.fillFirst);
    fireEvent.change(first, { target: { value: "1105" } });
    fireEvent.change(second, { target: { value: "1110" } });
    fireEvent.change(sideOne, { target: { value: "debit" } });
    fireEvent.change(sideTwo, { target: { value: "credit" } });
    fireEvent.click(button(texts.check));
    expect(screen.getByText(/Las cuentas están bien, los lados no/)).toBeTruthy();
    expect(screen.getByRole("table", { name: texts.rightEntry })).toBeTruthy();
    await waitFor(() => expect(store.cards.has("pd-asiento")).toBe(true));
  });

  it("says when the progress could not be kept", async () => {
    await show({ read: memoryStore(true).read, first: "ecuacion" });
    fireEvent.click(button(texts.next));
    await screen.findByText(texts.notSaved);
  });
});

describe("ED-64 a lesson step by step", () => {
  it("moves the focus to each step's heading, goes on where it was left, and ends with what to try next", async () => {
    const store = memoryStore();
    const practised = vi.fn();
    const { unmount } = await show({ read: store.read, first: "iva" });
    for (const title of ["De quién es el IVA", "El IVA que pagas"]) {
      await waitFor(() => expect(focused()?.textContent).toBe(title));
      fireEvent.click(button(texts.next));
    }
    await waitFor(() => expect(store.progress.get("iva")?.done).toBe(2));
    unmount();
    await show({ read: store.read, first: "iva", onPractise: practised });
    // The focus follows the drawing: on a loaded machine, a moment later.
    await waitFor(() => expect(focused()?.textContent).toBe("Cuánto se le paga a la DIAN"));
    fireEvent.click(button(texts.next));
    typeInto(screen.getByLabelText("Tu respuesta, en pesos"), "595000");
    press(screen.getByLabelText("Tu respuesta, en pesos"), "Enter");
    fireEvent.click(button(texts.check));
    fireEvent.click(button(texts.next));
    fireEvent.click(button(texts.finish));
    expect(focused()?.textContent).toBe(texts.resultTitle("El IVA"));
    expect(screen.getByText(texts.score(0, 5))).toBeTruthy();
    expect(screen.getByText(texts.mistake("vat-not-separated"))).toBeTruthy();
    expect(screen.getByText(texts.willReturn(1, TODAY, addDays(TODAY, 1)))).toBeTruthy();
    fireEvent.click(button(texts.practise("vat")));
    expect(practised).toHaveBeenCalledWith("vat");
    await waitFor(() => expect(store.progress.get("iva")?.finishedAt).not.toBeNull());
    fireEvent.click(button(texts.nextLesson("Las retenciones")));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Las retenciones");
  });
});

describe("ED-62 what comes back today", () => {
  it.each([
    [1, "Tienes 1 pregunta que fallaste y vuelve hoy."],
    [2, "Tienes 2 preguntas que fallaste y vuelven hoy."],
  ])("is counted in words that agree: %i", async (count, text) => {
    const store = memoryStore();
    for (const id of ["ecu-aporte", "ecu-total"].slice(0, count))
      store.cards.set(id, { id, lesson: "ecuacion", dueDay: TODAY, streak: 0 });
    await show({ read: store.read });
    screen.getByText(text);
  });
});

describe("ED-65 the lesson that explains the mistake", () => {
  it.each([
    ["is the next one: one way to it, not two", "ecuacion", { "ecu-patrimonio": 1 }, []],
    [
      "comes later",
      "partida-doble",
      { "pd-asiento": ["4135:debit", "1105:credit"] },
      ["Lee «Del documento al asiento»"],
    ],
    ["was before", "mayor", { "may-saldo": 1 }, ["Repasa «La partida doble»"]],
  ])("%s", async (_what, lesson, answers, ways) => {
    const store = memoryStore();
    store.progress.set(lesson, { lesson, done: 5, steps: 5, answers, finishedAt: 1_795_000_000_000 });
    await show({ read: store.read, first: lesson });
    const names = screen.getAllByRole("button").map((each) => each.textContent ?? "");
    expect(names.filter((name) => /^(Lee|Repasa) /.test(name))).toEqual(ways);
  });
});

describe("ED-64 a finished lesson", () => {
  const finished: LessonState = {
    lesson: "ecuacion",
    done: 5,
    steps: 5,
    answers: { "ecu-aporte": ["c"] },
    finishedAt: 1_795_000_000_000,
  };

  async function reopen(today: Day, dueDay: Day) {
    const store = memoryStore();
    store.progress.set("ecuacion", finished);
    store.cards.set("ecu-aporte", { id: "ecu-aporte", lesson: "ecuacion", dueDay, streak: 2 });
    await show({ read: store.read, first: "ecuacion", today });
    return store;
  }

  it.each([
    [TODAY, TODAY, "hoy"],
    [addDays(TODAY, 9), TODAY, "hoy"],
    [TODAY, addDays(TODAY, 1), "mañana"],
    [TODAY, day("2026-12-03"), "el 03/12/2026"],
  ])("opens at its end on %s, and says when what failed comes back (%s: %s)", async (today, due, when) => {
    await reopen(today, due);
    await waitFor(() => expect(focused()?.textContent).toBe(texts.resultTitle("La ecuación contable")));
    expect(screen.getByText(/^0 de \d bien a la primera/)).toBeTruthy();
    expect(screen.getByText(`La pregunta que fallaste vuelve ${when} a «Qué repasar hoy».`)).toBeTruthy();
    // One was answered: the others were passed by.
    expect(screen.getByText(/^Dejaste [2-9] preguntas sin responder: siguen en la lección\.$/)).toBeTruthy();
    expect(button(/^Siguiente lección/)).toBeTruthy();
  });

  it("is read again from its first step, and ends there once more", async () => {
    const store = await reopen(TODAY, TODAY);
    fireEvent.click(button(texts.readAgain));
    expect(screen.queryByText(texts.tryNext)).toBeNull();
    for (let step = 1; step < finished.steps; step += 1) fireEvent.click(button(texts.next));
    fireEvent.click(button(texts.finish));
    expect(focused()?.textContent).toBe(texts.resultTitle("La ecuación contable"));
    expect(store.progress.get("ecuacion")).toEqual(finished);
  });
});

describe("ED-62 the review of the day", () => {
  it("asks what is due, and moves it on when it is right", async () => {
    const store = memoryStore();
    store.cards.set("ecu-aporte", { id: "ecu-aporte", lesson: "ecuacion", dueDay: TODAY, streak: 0 });
    store.cards.set("ecu-total", {
      id: "ecu-total",
      lesson: "ecuacion",
      dueDay: addDays(TODAY, 1),
      streak: 0,
    });
    store.cards.set("de-otra", { id: "de-otra", lesson: "ecuacion", dueDay: TODAY, streak: 0 });
    await show({ read: store.read });
    fireEvent.click(button(texts.startReview));
    fireEvent.click(screen.getByLabelText("Crecen el activo y el patrimonio"));
    await act(async () => fireEvent.click(button(texts.check)));
    expect(store.cards.get("ecu-aporte")).toMatchObject({ dueDay: addDays(TODAY, 3), streak: 1 });
    fireEvent.click(button(texts.next));
    expect(screen.getByText(texts.reviewAllRight(1))).toBeTruthy();
    expect(screen.getByText(texts.nextDue(addDays(TODAY, 1)))).toBeTruthy();
  });

  it("has nothing to ask on a day without cards", async () => {
    await show({ read: memoryStore().read, first: "repaso" });
    expect(screen.getByText(texts.nothingDue)).toBeTruthy();
  });
});
