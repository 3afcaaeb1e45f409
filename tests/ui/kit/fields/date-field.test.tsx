import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { leave, press, typeInto } from "#tests/support/render.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";

interface FormProps {
  readonly first: Day | null;
  readonly told: (value: Day | null) => void;
}

function Form({ first, told }: FormProps) {
  const [value, setValue] = useState(first);
  const change = (next: Day | null) => {
    told(next);
    setValue(next);
  };
  return <DateField label="Fecha" today={day("2026-11-20")} value={value} onChange={change} />;
}

function open(first: Day | null = null) {
  const told = vi.fn();
  render(<Form first={first} told={told} />);
  return { field: screen.getByLabelText<HTMLInputElement>("Fecha"), told };
}

interface DecidingForm {
  /** What the form holds once its field tells a day, or none. */
  readonly decide: (kept: Day | null, next: Day | null) => Day | null;
  tell: (next: Day | null) => void;
}

function Deciding({ from }: { readonly from: DecidingForm }) {
  const [value, setValue] = useState<Day | null>(day("2026-11-03"));
  from.tell = (next) => setValue((kept) => from.decide(kept, next));
  return (
    <DateField label="Fecha" today={day("2026-11-20")} value={value} onChange={(next) => from.tell(next)} />
  );
}

function InDialog(told: { readonly onClose: () => void }) {
  const [value, setValue] = useState<Day | null>(null);
  return (
    <Dialog open title="Aviso" dirty={value !== null} {...told}>
      <DateField label="Fecha" today={day("2026-11-20")} value={value} onChange={setValue} />
    </Dialog>
  );
}

describe("date field", () => {
  it("DT-07 says of a text that it cannot be read, until it is mended or emptied", () => {
    const { field } = open();
    const unread = () => field.dataset.unread !== undefined;
    for (const mended of ["5/11/2026", ""]) {
      typeInto(field, "31/02/2026");
      leave(field);
      expect(unread()).toBe(true);
      typeInto(field, mended);
      leave(field);
      expect(unread()).toBe(false);
    }
    typeInto(field, "32");
    expect(unread()).toBe(true);
    press(field, "Enter");
    expect(unread()).toBe(true);
  });

  it("names the calendar of each day of a form by its field", () => {
    const fields = { today: day("2026-11-20"), value: null, onChange: vi.fn() };
    render(
      <>
        <DateField label="Desde" {...fields} />
        <DateField aria-label="Hasta" {...fields} />
      </>,
    );
    screen.getByRole("button", { name: "Abrir calendario Desde" });
    screen.getByRole("button", { name: "Abrir calendario Hasta" });
  });

  it.each([
    ["5", "2026-11-05"],
    ["5/11", "2026-11-05"],
    ["01/02/2026", "2026-02-01"],
    ["051126", "2026-11-05"],
    ["hoy", "2026-11-20"],
    ["ayer", "2026-11-19"],
  ])("DT-07 reads %j, day first, as %s", (typed, expected) => {
    const { field, told } = open();
    typeInto(field, typed);
    leave(field);
    expect(told).toHaveBeenLastCalledWith(expected);
    const [year, month, date] = expected.split("-");
    expect(field.value).toBe(`${date}/${month}/${year}`);
  });

  it.each(["30/02/2026", "31/04/2026", "2026-13-01", "mañana temprano"])(
    "DT-07 refuses %j, keeps it written and says so",
    (typed) => {
      const { field, told } = open(day("2026-11-03"));
      typeInto(field, typed);
      leave(field);
      expect(told).toHaveBeenLastCalledWith(null);
      expect(field.value).toBe(typed);
      expect(screen.getByText(/no es un día del calendario/)).toBeTruthy();
      typeInto(field, "4/11");
      expect(screen.queryByText(/no es un día del calendario/)).toBeNull();
      leave(field);
      expect(told).toHaveBeenLastCalledWith("2026-11-04");
    },
  );

  it.each<[string, (kept: Day | null, next: Day | null) => Day | null, Day]>([
    [
      "takes a day of its own where none is said",
      (_kept, next) => next ?? day("2026-12-01"),
      day("2026-12-01"),
    ],
    ["keeps the day that it had", (kept, next) => next ?? kept, day("2026-11-03")],
  ])("DT-07 keeps what cannot be read in a form that %s, until another day comes", (_form, decide, left) => {
    const from: DecidingForm = { decide, tell: () => undefined };
    render(<Deciding from={from} />);
    const field = screen.getByLabelText<HTMLInputElement>("Fecha");
    typeInto(field, "31/02/2026");
    leave(field);
    expect(field.value).toBe("31/02/2026");
    expect(field.dataset.unread).toBeDefined();
    expect(screen.getByText(/no es un día del calendario/)).toBeTruthy();
    typeInto(field, "");
    leave(field);
    expect(field.value).toBe(formatDay(left));
    expect(field.dataset.unread).toBeUndefined();
    typeInto(field, "40/40");
    leave(field);
    act(() => from.tell(day("2026-10-05")));
    expect(field.value).toBe("05/10/2026");
    expect(field.dataset.unread).toBeUndefined();
  });

  it("shows and settles a day on Enter", () => {
    const { field, told } = open(day("2026-11-03"));
    expect(field.value).toBe("03/11/2026");
    typeInto(field, "8");
    press(field, "Enter");
    expect(told).toHaveBeenCalledExactlyOnceWith("2026-11-08");
  });

  it("DT-07 asks for the year of a date that was left half typed, and keeps what was typed", () => {
    const { field, told } = open(day("2026-11-03"));
    typeInto(field, "15/11/20");
    leave(field);
    expect(told).toHaveBeenLastCalledWith(null);
    expect(field.value).toBe("15/11/20");
    expect(screen.getByText(/^¿De qué año es «15\/11\/20»\?/)).toBeDefined();
    typeInto(field, "15/11/2026");
    expect(told).toHaveBeenLastCalledWith("2026-11-15");
    expect(screen.queryByText(/De qué año/)).toBeNull();
  });

  it("tells a whole date before the field is left, and nothing of what is half typed", () => {
    const { field, told } = open();
    for (const text of ["1", "15/11", "15/11/20"]) typeInto(field, text);
    expect(told).not.toHaveBeenCalled();
    typeInto(field, "15/11/2026");
    expect(told).toHaveBeenCalledExactlyOnceWith("2026-11-15");
    expect(field.value).toBe("15/11/2026");
  });

  it("settles what was typed before Esc closes what is around it, so that a dialog with changes stays", () => {
    const close = vi.fn();
    render(<InDialog onClose={close} />);
    const field = screen.getByLabelText<HTMLInputElement>("Fecha");
    typeInto(field, "8");
    press(field, "Escape");
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(field.value).toBe("08/11/2026");
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole("alertdialog")).toBeTruthy();
  });

  it("is empty again when emptied", () => {
    const { field, told } = open(day("2026-11-03"));
    typeInto(field, "");
    leave(field);
    expect(told).toHaveBeenCalledExactlyOnceWith(null);
    expect(field.value).toBe("");
  });
});

it("UX-21 the first press keeps the selected day, so that typing replaces it; the next one places the caret", () => {
  const { field } = open(day("2026-11-30"));
  field.focus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 10]);
  expect(fireEvent.mouseDown(field), "kept").toBe(false);
  expect(fireEvent.mouseDown(field), "placed").toBe(true);
  field.blur();
  field.focus();
  field.setSelectionRange(2, 2);
  expect(fireEvent.mouseDown(field), "nothing is selected").toBe(true);
});
