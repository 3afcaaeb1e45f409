import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { AccountWords } from "#features/journal/sheet/account-words.tsx";
import "#tests/support/render.ts";

it("explains the account being written, and when to debit and credit it", async () => {
  const { rerender } = render(<AccountWords chart={miniChart} code="1001" />);
  const debit = await screen.findByText(/^Se debita/);
  expect(screen.getByText(/^Se acredita/)).toBeDefined();
  const before = debit.textContent;
  rerender(<AccountWords chart={miniChart} code="4001" />);
  expect(screen.getByText(/^Se debita/).textContent).not.toBe(before);
  rerender(<AccountWords chart={miniChart} code="9999" />);
  expect(screen.queryByText(/^Se debita/)).toBeNull();
});
