import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";

const owed = (amount: number, thirdParty?: string) => ({
  account: "2505" as AccountCode,
  debit: pesos(amount),
  credit: ZERO,
  ...(thirdParty === undefined ? {} : { thirdParty }),
});
const bank = (amount: number) => ({ account: "1110" as AccountCode, debit: ZERO, credit: pesos(amount) });

const heads = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

describe("AC-112 an entry that is looked at before it is posted says whose each line is", () => {
  it("where it names several", () => {
    const lines = [owed(400, "Ana Ruiz"), owed(600, "Luz Díaz"), bank(1_000)];
    render(<EntryTable entry={{ description: "Pago", lines }} chart={pucChart()} />);
    expect(heads()).toEqual([
      "2505 Salarios por pagarAna Ruiz",
      "2505 Salarios por pagarLuz Díaz",
      "1110 Bancos",
      "Sumas iguales",
    ]);
  });

  it("and no name on each line where the whole entry is one third party's", () => {
    const lines = [owed(400, "Ana Ruiz"), owed(600, "Ana Ruiz"), bank(1_000)];
    render(<EntryTable entry={{ description: "Pago", lines }} chart={pucChart()} />);
    expect(screen.queryByText("Ana Ruiz")).toBeNull();
  });
});
