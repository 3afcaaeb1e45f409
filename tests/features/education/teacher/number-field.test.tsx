import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { NumberField } from "#features/education/teacher/settings/number-field.tsx";

function Shown({ tell }: { readonly tell: (value: number) => void }) {
  const [value, setValue] = useState(3);
  const change = (next: number) => {
    setValue(next);
    tell(next);
  };
  return <NumberField label="Nota mínima" value={value} onChange={change} />;
}

function type(text: string) {
  const tell = vi.fn();
  render(<Shown tell={tell} />);
  const field = screen.getByLabelText<HTMLInputElement>("Nota mínima");
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return { value: tell.mock.lastCall?.[0] as number, text: field.value };
}

describe("ED-33 a number of a classroom", () => {
  it.each([
    ["3,5", 3.5, "3,5"],
    ["3.5", 3.5, "3,5"],
    ["33,33", 33.33, "33,33"],
    ["40 %", 40, "40"],
    ["101", 101, "101"],
  ])("%j is %d, with comma or point", (typed, value, shown) => {
    expect(type(typed)).toEqual({ value, text: shown });
  });

  it.each(["tres", "-1", "3,5,1"])("%j is no number, and stays to be mended", (typed) => {
    expect(type(typed)).toEqual({ value: Number.NaN, text: typed });
  });

  it("NU-11 says of what is no number that it is none, by itself: its form is not sent", () => {
    type("tres");
    const field = screen.getByLabelText("Nota mínima");
    expect([field.getAttribute("aria-invalid"), field.dataset.unread]).toEqual(["true", "true"]);
    screen.getByText("No entendimos «tres». Escribe un número, como 3 o 3,5.");
  });

  it("nothing is no number", () => {
    expect(type("")).toEqual({ value: Number.NaN, text: "" });
  });
});
