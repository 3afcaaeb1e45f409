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

it("PY-02 takes halves with a comma; what it cannot read stays, marked as what is not sent (NU-11)", () => {
  const { field, told } = open();
  expect(field.value).toBe("");
  typeInto(field, "8,5");
  leave(field);
  expect(field.value).toBe("8,5");
  for (const text of ["1000", "-2", "ocho", "1e999", "2500000.75", "05-11", "10/05"]) {
    typeInto(field, text);
    leave(field);
    expect(screen.getByText(refusedText(text))).toBeTruthy();
    expect([field.value, field.dataset.unread]).toEqual([text, "true"]);
  }
  typeInto(field, "2");
  leave(field);
  expect(screen.queryByText(/No entendimos/)).toBeNull();
  expect(field.value).toBe("2");
  expect(told).toEqual([8.5, 0, 2]);
});

it("understands operations, as amounts do", () => {
  const { field, told } = open();
  const read = ["=2*3", "4+3,5", "10 - 2,5", "44/6*0", "3/2", "7,5×2"].map((text) => {
    typeInto(field, text);
    leave(field);
    return field.value;
  });
  expect(read).toEqual(["6", "7,5", "7,5", "", "1,5", "15"]);
  expect(told.at(-1)).toBe(15);
  typeInto(field, "44/6");
  leave(field);
  expect([field.value, screen.queryByText(refusedText("44/6")) !== null]).toEqual(["44/6", true]);
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
