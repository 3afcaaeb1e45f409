import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { leave, press, typeInto } from "#tests/support/render.ts";
import { AccountPicker, type AccountPickerProps } from "#ui/accounting/accounts/account-picker.tsx";

const chart = pucChart();
const code = (text: string) => text as AccountCode;

interface FormProps {
  readonly first: AccountCode | null;
  readonly told: (code: AccountCode) => void;
  readonly props: Partial<AccountPickerProps>;
}

function Form({ first, told, props }: FormProps) {
  const [value, setValue] = useState(first);
  const change = (next: AccountCode) => {
    told(next);
    setValue(next);
  };
  return <AccountPicker label="Cuenta" chart={chart} {...props} value={value} onChange={change} />;
}

function open(props: Partial<AccountPickerProps> = {}, first: AccountCode | null = null) {
  const told = vi.fn();
  render(<Form first={first} told={told} props={props} />);
  return { field: screen.getByRole<HTMLInputElement>("combobox"), told };
}

const marked = () => screen.getByRole("option", { selected: true });

it("shows a long name in two lines with its nature, and in a small field in the one that it has", () => {
  open({}, code("4135"));
  expect(screen.getByText("Comercio al por mayor y al por menor").className).toContain("line-clamp-2");
  expect(screen.getByText("crédito")).toBeTruthy();
  cleanup();
  open({ size: "sm" }, code("4135"));
  expect(screen.getByText("Comercio al por mayor y al por menor").className).toContain("truncate");
  expect(screen.queryByText("crédito")).toBeNull();
});

describe("account picker by keyboard", () => {
  it("finds by part of a word, marks what matched and takes it with Enter", () => {
    const { field, told } = open({ balanceOf: (each) => (each === "1110" ? pesos(11_243_600) : undefined) });
    typeInto(field, "banco");
    expect(field.getAttribute("aria-expanded")).toBe("true");
    expect(field.getAttribute("aria-activedescendant")).toBe(marked().id);
    expect(marked().textContent).toContain("1110");
    expect(marked().textContent).toContain("Activo / Disponible");
    expect(marked().textContent).toContain("débito");
    expect(marked().textContent).toContain("11.243.600");
    expect(marked().querySelector("mark")?.textContent).toBe("Banco");
    press(field, "Enter");
    expect(told).toHaveBeenCalledExactlyOnceWith("1110");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field.value).toBe("1110 Bancos");
  });

  it("forgives accents", () => {
    const { field } = open();
    typeInto(field, "retencion");
    expect(screen.getByRole("listbox").textContent).toContain("Retención en la fuente");
  });

  it("moves with arrows, around the ends", () => {
    const { field } = open();
    press(field, "ArrowDown");
    const all = screen.getAllByRole("option");
    expect(marked()).toBe(all[0]);
    press(field, "ArrowDown");
    expect(marked()).toBe(all[1]);
    press(field, "ArrowUp");
    press(field, "ArrowUp");
    expect(marked()).toBe(all.at(-1));
  });

  it("takes the marked account on Tab once something was typed, and lets the focus go on", () => {
    const { field, told } = open();
    typeInto(field, "1105");
    expect(press(field, "Tab")).toBe(true);
    expect(told).toHaveBeenCalledExactlyOnceWith("1105");
  });

  it("takes nothing on Tab when nothing was typed", () => {
    const { field, told } = open({}, code("1110"));
    fireEvent.click(field);
    press(field, "Tab");
    expect(told).not.toHaveBeenCalled();
  });

  it("Esc closes the list only, and the next Esc belongs to others", () => {
    const heard = vi.fn();
    const { field } = open({ onKeyDown: heard });
    typeInto(field, "caja");
    press(field, "Escape");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    press(field, "Escape");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("explains a group account instead of choosing it", () => {
    const { field, told } = open();
    typeInto(field, "11");
    const group = screen.getByRole("option", { name: /Es una cuenta de grupo: elige una de sus subcuentas/ });
    expect(group.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(group);
    expect(told).not.toHaveBeenCalled();
    expect(marked().textContent).toContain("1105");
  });

  it("goes back to its account when what was typed is left without a choice", () => {
    const { field, told } = open({}, code("1110"));
    typeInto(field, "zzzz");
    expect(screen.getByText("Ninguna cuenta con ese código o nombre")).toBeTruthy();
    leave(field);
    expect(told).not.toHaveBeenCalled();
    expect(field.value).toBe("1110 Bancos");
  });

  it.each([
    ["143505", "Ninguna cuenta con ese código o nombre"],
    ["banco", "Seleccionar cuenta…"],
  ])(
    "keeps «%s», marked, when it is left without a choice and there is no account to go back to",
    (typed, why) => {
      const { field, told } = open();
      typeInto(field, typed);
      leave(field);
      expect(told).not.toHaveBeenCalled();
      expect(field.value).toBe(typed);
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(screen.getByText(why)).toBeTruthy();
      fireEvent.focus(field);
      typeInto(field, "1435");
      expect(field.getAttribute("aria-invalid")).toBeNull();
      leave(field);
      expect(told).toHaveBeenCalledExactlyOnceWith("1435");
      expect(field.value).toBe("1435 Mercancías no fabricadas por la empresa");
    },
  );

  it("gives way to an account that comes from elsewhere", () => {
    const props = { label: "Cuenta", chart, onChange: () => {} };
    const { rerender } = render(<AccountPicker {...props} value={null} />);
    const field = screen.getByRole<HTMLInputElement>("combobox");
    typeInto(field, "zzzz");
    leave(field);
    rerender(<AccountPicker {...props} value={code("1110")} />);
    expect(field.value).toBe("1110 Bancos");
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });

  it("takes a code typed whole even if the list was closed", () => {
    const { field, told } = open();
    typeInto(field, "110505");
    press(field, "Escape");
    leave(field);
    expect(told).toHaveBeenCalledExactlyOnceWith("110505");
  });

  it("puts recent accounts first", () => {
    const { field } = open({ recent: [code("5135"), code("1305")] });
    fireEvent.click(field);
    const names = screen.getAllByRole("option").slice(0, 2);
    expect(names.map((each) => within(each).getAllByText(/^\d+$/)[0]?.textContent)).toEqual(["5135", "1305"]);
  });
});

describe("words that may mean two accounts", () => {
  const readings = () =>
    screen
      .getAllByRole("option")
      .slice(0, 2)
      .map((option) => option.textContent);

  it("are told, and Tab marks the first meaning before it takes it (UX-12)", () => {
    const { field, told } = open();
    typeInto(field, "intereses");
    expect(screen.queryByRole("option", { selected: true })).toBeNull();
    expect(readings()[0]).toContain("Intereses que pagas");
    expect(readings()[1]).toContain("Intereses que te pagan");
    expect(screen.getByRole("status").textContent).toContain("elige");
    expect(press(field, "Tab")).toBe(false);
    expect(told).not.toHaveBeenCalled();
    expect(marked().textContent).toContain("530520");
    press(field, "Tab");
    expect(told).toHaveBeenCalledExactlyOnceWith("530520");
  });

  it("are chosen with the arrows and Enter (UX-12)", () => {
    const { field, told } = open();
    typeInto(field, "anticipo");
    press(field, "Enter");
    expect(told).not.toHaveBeenCalled();
    press(field, "ArrowDown");
    press(field, "Enter");
    expect(told).toHaveBeenCalledExactlyOnceWith("280505");
  });

  it("are one where the line says which: Tab takes it at once", () => {
    const { field, told } = open({ place: () => ({ side: "credit", others: [] }) });
    typeInto(field, "intereses");
    expect(screen.getByRole("status").textContent).toBe("");
    press(field, "Tab");
    expect(told).toHaveBeenCalledExactlyOnceWith("421005");
  });

  it("are one where the book used one of them", () => {
    const { field, told } = open({ used: new Map([[code("421005"), 4]]) });
    typeInto(field, "intereses");
    press(field, "Tab");
    expect(told).toHaveBeenCalledExactlyOnceWith("421005");
  });
});
