import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { leave, press, typeInto } from "#tests/support/render.ts";
import { KeptValues } from "#ui/kit/fields/kept-values.ts";
import { MoneyField, type MoneyFieldProps } from "#ui/kit/fields/money-field.tsx";

interface FormProps {
  readonly first: Pesos;
  readonly told: (value: Pesos) => void;
  readonly props: Partial<MoneyFieldProps>;
}

function Form({ first, told, props }: FormProps) {
  const [value, setValue] = useState(first);
  const change = (next: Pesos) => {
    told(next);
    setValue(next);
  };
  return <MoneyField label="Valor" {...props} value={value} onChange={change} />;
}

function open(props: Partial<MoneyFieldProps> = {}, first: Pesos = ZERO) {
  const told = vi.fn();
  render(<Form first={first} told={told} props={props} />);
  return { field: screen.getByLabelText<HTMLInputElement>("Valor"), told };
}

describe("money field", () => {
  it("keeps what is typed while it is typed, and formats it on leaving", () => {
    const { field, told } = open();
    typeInto(field, "1234567");
    expect(field.value).toBe("1234567");
    expect(told).toHaveBeenLastCalledWith(1_234_567);
    leave(field);
    expect(field.value).toBe("1.234.567");
  });

  it.each([
    ["1.234.567", 1_234_567],
    ["$ 1.234.567", 1_234_567],
    ["1200*3", 3600],
    ["=2*3", 6],
    ["50.000+19.000", 69_000],
    ["  3.000\n", 3000],
  ])("NU-01 NU-05 reads %j as %d", (typed, amount) => {
    const { field, told } = open();
    typeInto(field, typed);
    leave(field);
    expect(told).toHaveBeenLastCalledWith(amount);
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });

  it.each(["12abc", "1e6", "0x10", "12,5", "-300", "9007199254740992", "1200*", "2500000.75"])(
    "NU-01 NU-11 keeps %j, marked as what is not sent, with the reason",
    (typed) => {
      const { field, told } = open({}, pesos(500));
      typeInto(field, typed);
      expect(field.dataset.unread).toBe("true");
      leave(field);
      expect(field.value).toBe(typed);
      expect(told).toHaveBeenLastCalledWith(0);
      expect([field.getAttribute("aria-invalid"), field.dataset.unread]).toEqual(["true", "true"]);
      const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
      expect(note?.textContent).toContain(`«${typed}»`);
      expect(note?.textContent).not.toContain("cuenta como 0");
      typeInto(field, "");
      leave(field);
      expect([field.getAttribute("aria-invalid"), field.dataset.unread]).toEqual([null, undefined]);
    },
  );

  it("NU-01 spec-decision 43 says that it counts as 0 where it does, and holds nothing back there", () => {
    const { field } = open({ unreadIsZero: true });
    typeInto(field, "doce");
    leave(field);
    expect(
      screen.getByText("No entendimos «doce»: cuenta como 0. Escribe solo números, como 1.234.567."),
    ).toBeTruthy();
    expect(field.dataset.unread).toBeUndefined();
  });

  it("NU-11 holds what is above the most that its form takes as what cannot be read", () => {
    const { field, told } = open({ most: pesos(1000) });
    typeInto(field, "1.000");
    expect(field.dataset.unread).toBeUndefined();
    typeInto(field, "1.001");
    leave(field);
    expect(told).toHaveBeenLastCalledWith(0);
    expect(screen.getByText("«1.001» es demasiado grande. Escribe un valor menor.")).toBeTruthy();
    expect(field.dataset.unread).toBe("true");
  });

  it("NU-11 leaves the value that was there where what is typed is kept at once", () => {
    const told = vi.fn();
    const { unmount } = render(
      <KeptValues value>
        <Form first={pesos(500)} told={told} props={{ blankZero: true }} />
      </KeptValues>,
    );
    const field = screen.getByLabelText<HTMLInputElement>("Valor");
    typeInto(field, "12");
    expect(told).toHaveBeenLastCalledWith(12);
    typeInto(field, "12a");
    expect(told).toHaveBeenLastCalledWith(500);
    leave(field);
    expect([field.value, field.dataset.unread]).toEqual(["12a", "true"]);
    typeInto(field, "");
    leave(field);
    expect(told).toHaveBeenLastCalledWith(0);
    unmount();
  });

  it("holds what stands before an unfinished operation", () => {
    const { field, told } = open();
    typeInto(field, "1200*");
    expect(told).toHaveBeenLastCalledWith(1200);
  });

  it("takes the hint away when typing starts again", () => {
    const { field } = open();
    typeInto(field, "abc");
    leave(field);
    typeInto(field, "5");
    expect(screen.queryByText(/No entendimos/)).toBeNull();
  });

  it("writes the missing amount on =, and shows it as a ghost before", () => {
    const { field, told } = open({ variant: "cell", missing: pesos(486_300) });
    expect(field.placeholder).toBe("486.300");
    expect(press(field, "=")).toBe(false);
    expect(told).toHaveBeenCalledWith(486_300);
    expect(field.value).toBe("486.300");
  });

  it("lets = through as text when nothing is missing", () => {
    const { field } = open({ variant: "cell", missing: null });
    expect(press(field, "=")).toBe(true);
  });

  it("settles on Enter, before the row hears of it", () => {
    const heard = vi.fn();
    const { field } = open({ onKeyDown: heard });
    typeInto(field, "2000*2");
    press(field, "Enter");
    expect(field.value).toBe("4.000");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("is blank for zero in a cell", () => {
    expect(open({ variant: "cell" }).field.value).toBe("");
  });

  it("follows an amount set from elsewhere while digits are in it", () => {
    const props = { label: "Valor", onChange: () => undefined };
    const { rerender } = render(<MoneyField {...props} value={ZERO} />);
    const field = screen.getByLabelText<HTMLInputElement>("Valor");
    typeInto(field, "500");
    rerender(<MoneyField {...props} value={pesos(500)} />);
    expect(field.value).toBe("500");
    rerender(<MoneyField {...props} value={pesos(486_300)} />);
    expect(field.value).toBe("486.300");
    rerender(<MoneyField {...props} value={ZERO} />);
    expect(field.value).toBe("0");
  });

  it("does not take back on leaving what was set from elsewhere", () => {
    const told = vi.fn();
    const { rerender } = render(<MoneyField label="Valor" value={ZERO} onChange={told} />);
    const field = screen.getByLabelText<HTMLInputElement>("Valor");
    typeInto(field, "12");
    rerender(<MoneyField label="Valor" value={pesos(900)} onChange={told} />);
    told.mockClear();
    leave(field);
    expect(told).not.toHaveBeenCalled();
    expect(field.value).toBe("900");
  });
});
