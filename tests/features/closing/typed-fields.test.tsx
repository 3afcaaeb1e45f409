import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import type { TypedTax } from "#domain/accounting/closing/proposals/typed-closing.ts";
import { usedLosses } from "#domain/accounting/closing/proposals/typed-tax.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { proposalTexts as texts } from "#features/closing/proposal-texts.ts";
import { UntoldTaxFields } from "#features/closing/typed/typed-fields.tsx";
import { typeInto } from "#tests/support/render.ts";

let typed: TypedTax = {};

function Form() {
  const [tax, setTax] = useState<TypedTax>({});
  typed = tax;
  return <UntoldTaxFields typed={tax} year={2026} onChange={setTax} />;
}

const add = () => fireEvent.click(screen.getByRole("button", { name: "Agregar pérdida" }));
const losses = () => within(screen.getByRole("group", { name: "Pérdidas fiscales de años anteriores" }));

it("tax losses are typed by year, each with its own amount, and taken away one by one (ET art. 147)", () => {
  render(<Form />);
  fireEvent.click(screen.getByText(texts.tax));
  expect(losses().queryAllByRole("combobox")).toHaveLength(0);
  add();
  add();
  const years = () =>
    losses()
      .getAllByRole<HTMLSelectElement>("combobox")
      .map(({ value }) => value);
  // The last year first; a year is offered once.
  expect(years()).toEqual(["2025", "2024"]);
  const year = (at: number) => losses().getByRole("combobox", { name: `Año de la pérdida ${at}` });
  const options = within(year(1)).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "2025",
    "2024",
    "2023",
    "2022",
    "2021",
    "2020",
    "2019",
    "2018",
    "2017",
    "2016 o antes",
  ]);
  typeInto(losses().getByRole("textbox", { name: "Pérdida fiscal de 2025" }), "5000000");
  typeInto(losses().getByRole("textbox", { name: "Pérdida fiscal de 2024" }), "8.000.000");
  fireEvent.change(year(2), { target: { value: "2016" } });
  expect(typed.losses).toEqual([
    { year: 2025, amount: 5_000_000 },
    { year: 2016, amount: 8_000_000 },
  ]);
  // What has no term any more is used first: it is the oldest.
  const { steps } = usedLosses(pesos(10_000_000), typed.losses ?? [], 2026);
  expect(steps.map(({ label, amount }) => [label, amount])).toEqual([
    ["Pérdida fiscal de 2016 o antes", 8_000_000],
    [`Pérdida fiscal de 2025 (quedan ${formatPesos(pesos(3_000_000))})`, 2_000_000],
  ]);
  fireEvent.click(losses().getByRole("button", { name: "Quitar pérdida 2" }));
  expect(typed.losses).toEqual([{ year: 2025, amount: 5_000_000 }]);
});
