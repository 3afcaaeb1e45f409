import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { SOLIDARITY, WITHHOLDING_TABLE } from "#domain/law/tables.data.ts";
import type { LawOverrides } from "#domain/payroll/law/law.ts";
import { LawOverridesForm } from "#features/payroll/law/law-overrides.tsx";
import { LawView } from "#features/payroll/law/law-view.tsx";
import { bracketText, validityText } from "#features/payroll/law/law-words.ts";
import { LAST_COMPLETE_DAY, UNPUBLISHED, unpublished } from "#tests/support/law-days.ts";
import { leave, typeInto } from "#tests/support/render.ts";

const TODAY = day("2026-11-21");

const rowOf = (name: RegExp) => screen.getByRole("row", { name });
const sections = () =>
  screen
    .getAllByRole("rowheader")
    .filter((each) => each.getAttribute("scope") === "rowgroup")
    .map((each) => each.textContent);

function settle(label: string, typed: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  typeInto(field, typed);
  leave(field);
}

describe("the law of a day on screen", () => {
  it("has each value with its norm, its days and whether it may change, and both tables", () => {
    render(<LawView day={TODAY} today={TODAY} />);
    expect(sections()[0]).toBe("Salario y auxilio de transporte");
    const wage = rowOf(/^Salario mínimo mensual/);
    for (const part of [
      "$\u00a01.750.905",
      "Decreto 159 de 2026",
      "Provisional",
      "Del 19/02/2026 al 31/12/2026",
    ])
      expect(wage.textContent).toContain(part);
    expect(rowOf(/^Horas del mes/).textContent).toContain("210 horasDesde el 15/07/2026");
    expect(rowOf(/^Recargo nocturno/).textContent).not.toMatch(/Desde|Hasta|Del /);
    expect(rowOf(/^De 4 a menos de 16/).textContent).toContain("1%");
    expect(rowOf(/^Más de 95 hasta 150/).textContent).toContain("19%");
    expect(rowOf(/^Más de 2\.300/).textContent).toContain("770 UVT");
  });

  it("puts what changed between two days first, and says which table stays", () => {
    render(<LawView day={day("2026-07-14")} today={TODAY} />);
    settle("Comparar con otra fecha", "15/07/2026");
    expect(sections()[0]).toBe("Lo que cambia");
    const [, first, second] = within(screen.getAllByRole("rowgroup")[1] as HTMLElement).getAllByRole("row");
    expect(first?.textContent).toContain("44 horas");
    expect(first?.textContent).toContain("42 horas");
    expect(second?.textContent).toContain("220 horas");
    expect(screen.getAllByText(/No cambia entre las dos fechas/)).toHaveLength(2);
  });

  it.each([
    ["31/12/2022", "Cuadra no tiene parámetros para el 31/12/2022: los conoce desde el 01/01/2023."],
    [
      formatDay(UNPUBLISHED),
      `Parámetros por confirmar para el ${formatDay(UNPUBLISHED)}: Salario mínimo mensual (SMMLV), Auxilio`,
    ],
    [
      formatDay(unpublished("04-01")),
      `, UVT. El último día con todos los parámetros es el ${formatDay(LAST_COMPLETE_DAY)}.`,
    ],
  ])("says of %s what is not known", (typed, said) => {
    render(<LawView day={TODAY} today={TODAY} />);
    settle("Ley del día", typed);
    expect(screen.getByRole("status").textContent).toContain(said);
    expect(rowOf(/^Salario mínimo mensual/).textContent).toContain("Por confirmar");
  });

  it("shows a value changed by hand beside the law's", () => {
    render(<LawView day={TODAY} today={TODAY} overrides={{ hourDivisor: 240 }} />);
    expect(rowOf(/^Horas del mes/).textContent).toContain("240 horasCambiado a manoLa ley: 210 horas");
  });
});

function Form({ told }: { readonly told: (overrides: LawOverrides) => void }) {
  const [overrides, setOverrides] = useState<LawOverrides>({});
  const change = (next: LawOverrides) => {
    told(next);
    setOverrides(next);
  };
  return <LawOverridesForm day={TODAY} overrides={overrides} onChange={change} />;
}

describe("values changed by hand", () => {
  it("include the tables, one bracket a line, with the law's to start from", () => {
    const told = vi.fn();
    render(<Form told={told} />);
    fireEvent.change(screen.getByLabelText("Valor que quieres cambiar"), { target: { value: "solidarity" } });
    const rows = screen.getByLabelText<HTMLTextAreaElement>("Tramos de la tabla");
    expect(rows.value.split("\n").slice(0, 3)).toEqual(["0; 0", "4; 1", "16; 1,2"]);
    fireEvent.change(rows, { target: { value: "0; 0\n4" } });
    fireEvent.click(screen.getByRole("button", { name: "Cambiar" }));
    expect(screen.getByText(/^La línea 2 no es un tramo/)).toBeTruthy();
    expect(told).not.toHaveBeenCalled();
    fireEvent.change(rows, { target: { value: "0; 0\n4; 1,5" } });
    fireEvent.click(screen.getByRole("button", { name: "Cambiar" }));
    const bracket = (over: number, percent: number) => ({ over, inclusive: true, percent, fixed: 0 });
    expect(told).toHaveBeenLastCalledWith({ solidarity: [bracket(0, 0), bracket(4, 1.5)] });
    fireEvent.click(screen.getByRole("button", { name: /^Volver al valor de la ley: Fondo de solidaridad/ }));
    expect(told).toHaveBeenLastCalledWith({});
  });

  it("are taken one by one, refused where the parameter cannot have them, and go back to the law's", () => {
    const told = vi.fn();
    render(<Form told={told} />);
    const parameter = screen.getByLabelText<HTMLSelectElement>("Valor que quieres cambiar");
    fireEvent.change(parameter, { target: { value: "hourDivisor" } });
    expect(screen.getByText("La ley: 210 horas")).toBeTruthy();
    const value = screen.getByLabelText<HTMLInputElement>("Valor nuevo");
    for (const [typed, said] of [
      ["", "Escribe un valor."],
      ["0", "No es un valor posible para este parámetro."],
      ["1e999", "Escribe un número."],
      ["-5", "No puede llevar signo."],
    ] as const) {
      typeInto(value, typed);
      fireEvent.click(screen.getByRole("button", { name: "Cambiar" }));
      expect(screen.getByText(said)).toBeTruthy();
    }
    expect(told).not.toHaveBeenCalled();
    typeInto(value, "240");
    fireEvent.click(screen.getByRole("button", { name: "Cambiar" }));
    expect(told).toHaveBeenLastCalledWith({ hourDivisor: 240 });
    fireEvent.click(screen.getByRole("button", { name: /^Volver al valor de la ley: Horas del mes/ }));
    expect(told).toHaveBeenLastCalledWith({});
  });
});

describe("words of the law", () => {
  it("say the steps of a table, and which of two belongs to the border", () => {
    const words = (brackets: Parameters<typeof bracketText>[0]) =>
      brackets.map((_, index) => bracketText(brackets, index));
    expect(words(SOLIDARITY[0]?.brackets ?? [])).toEqual([
      "Menos de 4",
      "De 4 a menos de 16",
      "De 16 a menos de 17",
      "De 17 a menos de 18",
      "De 18 a menos de 19",
      "De 19 hasta 20",
      "Más de 20",
    ]);
    expect(words(WITHHOLDING_TABLE[0]?.brackets ?? []).slice(0, 2)).toEqual([
      "Hasta 95",
      "Más de 95 hasta 150",
    ]);
    expect(validityText({ from: null, to: null })).toBe("");
    expect(validityText({ from: null, to: day("2023-07-14") })).toBe("Hasta el 14/07/2023");
  });
});
