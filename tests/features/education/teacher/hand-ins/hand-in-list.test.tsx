import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HandIn } from "#domain/classroom/hand-ins.ts";
import { HandInCounts } from "#features/education/teacher/hand-ins/hand-in-counts.tsx";
import { HandInList } from "#features/education/teacher/hand-ins/hand-in-list.tsx";
import { copyHandInReminder } from "#features/education/teacher/hand-ins/reminders.ts";
import { classroomWith, studentWith } from "#tests/support/classroom/classrooms.ts";

const AT = Date.UTC(2026, 10, 20, 14, 14);
const handIn = (count: number, changes: Partial<HandIn> = {}): HandIn => ({
  row: count - 1,
  student: studentWith(count, { name: `Gaitán Lugo, Natalia ${count}` }),
  state: "missing",
  raw: null,
  late: false,
  last: null,
  ...changes,
});
const arrived = { attempt: 1, receivedAt: AT, declaredAt: AT, receipt: "7QK2 M9XD", question: null };
const ALL = [
  handIn(1, { state: "late", raw: 0.5, late: true, last: arrived }),
  handIn(2, { state: "waiting", last: arrived }),
  handIn(3),
];

const [onOpen, onRemind] = [vi.fn(), vi.fn()];
const list = (isPhone: boolean, handIns = ALL) => {
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <HandInList
      classroom={classroomWith()}
      handIns={handIns}
      byId={false}
      most={2}
      onOpen={onOpen}
      onRemind={onRemind}
    />,
  );
};

beforeEach(() => {
  onOpen.mockReset();
  onRemind.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

describe("the list of hand-ins (ED-90)", () => {
  it.each([true, false])("ED-141 marks a question until its answer went back, on a phone %s", (isPhone) => {
    const asking = { ...arrived, question: "¿Va con IVA?" };
    list(isPhone, [
      handIn(1, { state: "waiting", last: asking }),
      handIn(2, { state: "returned", last: asking }),
      handIn(3, { state: "auto", last: arrived }),
    ]);
    expect(screen.getAllByText("Pregunta")).toHaveLength(1);
    expect(screen.getByText("Pregunta").closest("tr, li")?.textContent).toContain("Natalia 1");
  });

  it("says of each when it came, with what receipt and grade, and what can be done", () => {
    list(false);
    const [, late, waiting, missing] = screen.getAllByRole("row");
    const words = (row: HTMLElement | undefined) =>
      [...(row?.children ?? [])].map((cell) => cell.textContent?.trim());
    expect(words(late)).toEqual([
      "Gaitán Lugo, Natalia 1",
      "Tardía",
      "20/11, 09:14",
      "20/11, 09:14 tarde",
      "1 de 2",
      "7QK2 M9XD",
      "2,5, Reprobado",
      "Abrir",
    ]);
    expect(words(waiting).slice(-2)).toEqual(["", "Calificar"]);
    expect(words(missing)).toEqual([
      "Gaitán Lugo, Natalia 3",
      "Sin entregar",
      "—",
      "—",
      "",
      "",
      "—",
      "Recordar",
    ]);
  });

  it.each([false, true])("opens a work and reminds of a missing one (on a phone: %s)", (isPhone) => {
    list(isPhone);
    fireEvent.click(screen.getByRole("button", { name: "Calificar el trabajo de Gaitán Lugo, Natalia 2" }));
    fireEvent.click(screen.getByRole("button", { name: "Abrir el trabajo de Gaitán Lugo, Natalia 1" }));
    expect(onOpen.mock.calls.map(([each]) => each.row)).toEqual([1, 0]);
    fireEvent.click(screen.getByRole("button", { name: "Recordar a Gaitán Lugo, Natalia 3" }));
    expect(onRemind).toHaveBeenCalledWith(ALL[2]);
    expect(screen.queryByRole("table") === null).toBe(isPhone);
  });

  it("copies the words of a reminder, and says so where the browser does not let it", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await copyHandInReminder(ALL[2] as HandIn, {
      title: "Taller",
      classroom: "Costos",
      due: "Vence el 18/11/2026",
    });
    expect(writeText).toHaveBeenCalledWith(
      "Hola, Natalia. Falta tu entrega de «Taller», de Costos. Vence el 18/11/2026.",
    );
    writeText.mockRejectedValue(new Error("denied"));
    await expect(
      copyHandInReminder(ALL[2] as HandIn, { title: "T", classroom: "C", due: "D" }),
    ).resolves.toBeUndefined();
  });
});

describe("how much has arrived (ED-90)", () => {
  it("counts what is here, and lists one state alone until it is pressed again", () => {
    const onOnly = vi.fn();
    const { rerender } = render(<HandInCounts handIns={ALL} only={null} onOnly={onOnly} />);
    const counts = screen.getByRole("region", { name: "Entregas" });
    expect(counts.textContent).toContain("2 de 3");
    expect(counts.querySelectorAll(".hand-in-boxes > span")).toHaveLength(3);
    fireEvent.click(within(counts).getByRole("button", { name: "Ver solo: 1 espera tu nota" }));
    expect(onOnly).toHaveBeenLastCalledWith("waiting");
    rerender(<HandInCounts handIns={ALL} only="waiting" onOnly={onOnly} />);
    const pressed = within(counts).getByRole("button", { pressed: true });
    fireEvent.click(pressed);
    expect(onOnly).toHaveBeenLastCalledWith(null);
  });
});
