import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { leave, typeInto } from "#tests/support/render.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";

const refusedText = (typed: string) => `No entendimos «${typed}»`;

interface HeldProps {
  readonly onValue: (value: number) => void;
  readonly blankZero: boolean;
}

function Held({ onValue, blankZero }: HeldProps) {
  const [value, setValue] = useState(0);
  const change = (next: number) => {
    onValue(next);
    setValue(next);
  };
  return (
    <QuantityField
      label="Horas"
      value={value}
      most={744}
      refused={refusedText}
      blankZero={blankZero}
      onChange={change}
    />
  );
}

function open(blankZero = true) {
  const told: number[] = [];
  render(<Held onValue={(value) => told.push(value)} blankZero={blankZero} />);
  return { field: screen.getByLabelText<HTMLInputElement>("Horas"), told };
}

it("PY-02 takes halves with a comma, keeps the last good value and says why it took no other", () => {
  const { field, told } = open();
  expect(field.value).toBe("");
  typeInto(field, "8,5");
  leave(field);
  expect(field.value).toBe("8,5");
  for (const text of ["1000", "-2", "ocho", "1e999"]) {
    typeInto(field, text);
    leave(field);
    expect(screen.getByText(refusedText(text))).toBeTruthy();
    expect(field.value).toBe("8,5");
  }
  typeInto(field, "2");
  leave(field);
  expect(screen.queryByText(/No entendimos/)).toBeNull();
  expect(told).toEqual([8.5, 2]);
});

it("PY-02 what stood there before the first key comes back, not what was understood on the way", () => {
  const { field, told } = open();
  typeInto(field, "12");
  leave(field);
  for (const text of ["1", "10", "100", "1000"]) typeInto(field, text);
  leave(field);
  expect(field.value).toBe("12");
  expect(told).toEqual([12, 1, 10, 100, 12]);
});

it("is 0 when it is emptied, which it shows unless told otherwise", () => {
  const { field, told } = open(false);
  expect(field.value).toBe("0");
  typeInto(field, "3");
  typeInto(field, "");
  leave(field);
  expect(field.value).toBe("0");
  expect(told).toEqual([3, 0]);
});
