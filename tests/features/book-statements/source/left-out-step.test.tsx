import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { LeftOutStep } from "#features/book-statements/source/left-out-step.tsx";
import { inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";

afterEach(cleanup);

const cash = makeStatement(
  "cash",
  inputOf(
    [
      posted(1, content("2025-06-01", "1305", "4135", 1_000)),
      posted(2, content("2025-12-31", "5199", "1399", 90)),
    ],
    pucChart(),
    ["2025-01-01", "2025-12-31"],
  ),
);
const figures = (cash.besides ?? []).flatMap((section) => section.figures);

it("UX-09 a figure that a line of changes leaves out stands in its arithmetic and leads to that line", () => {
  const figure = figures.find(({ label }) => label === "Deudores comerciales: deterioro y amortización");
  if (figure === undefined) throw new Error("nothing left out");
  const onStep = vi.fn();
  render(<LeftOutStep statement={cash} figure={figure} column={0} onStep={onStep} />);
  expect(screen.getByText("Deterioro y amortización")).toBeTruthy();
  const line = cash.lines.find(({ key }) => key === "change-receivables");
  fireEvent.click(screen.getByRole("button", { name: line?.label ?? "" }));
  expect(onStep).toHaveBeenCalledWith({ kind: "line", line });
});

it("UX-09 one that no line leaves out says that it has no account of its own", () => {
  const figure = { account: null, label: "Otra", amounts: [1 as never] };
  render(<LeftOutStep statement={cash} figure={figure} column={0} onStep={vi.fn()} />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/\S/)).toBeTruthy();
});
