// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { HoursField } from "#features/payroll-runs/hours-field.tsx";
import { leave, typeInto } from "#tests/support/render.ts";

const REFUSED = "Escribe un número de horas, hasta 744.";

function Held({ onValue }: { readonly onValue: (value: number) => void }) {
  const [value, setValue] = useState(0);
  const change = (next: number) => {
    onValue(next);
    setValue(next);
  };
  return (
    <HoursField
      label="Horas"
      value={value}
      accepts={(next) => next <= 744}
      refused={REFUSED}
      onChange={change}
    />
  );
}

it("PY-02 takes halves with a comma, keeps the last good value and says why it took no other", () => {
  const told: number[] = [];
  render(<Held onValue={(value) => told.push(value)} />);
  const field = screen.getByLabelText<HTMLInputElement>("Horas");
  expect(field.value).toBe("");
  typeInto(field, "8,5");
  leave(field);
  expect(field.value).toBe("8,5");
  for (const text of ["1000", "-2", "ocho", "1e999"]) {
    typeInto(field, text);
    leave(field);
    expect(screen.getByText(REFUSED)).toBeTruthy();
    expect(field.value).toBe("8,5");
  }
  typeInto(field, "2");
  leave(field);
  expect(screen.queryByText(REFUSED)).toBeNull();
  expect(told).toEqual([8.5, 2]);
});
