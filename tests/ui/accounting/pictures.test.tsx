import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { amount, NONE, type Report, type ReportRow, text } from "#domain/report/report.ts";
import "#tests/support/render.ts";
import { BalanceBar } from "#ui/accounting/indicators/balance-bar.tsx";
import { BalanceStepChart } from "#ui/accounting/indicators/balance-step-chart.tsx";
import { barShares } from "#ui/accounting/indicators/bar-shares.ts";
import { abbreviate, drawSteps } from "#ui/accounting/indicators/step-scale.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";

describe("barra de cuadre", () => {
  it.each([
    [14_214_000, 14_214_000, "Sumas iguales"],
    [14_700_300, 14_214_000, "Diferencia: $\u00a0486.300"],
    [0, 0, "Sin movimientos"],
  ])("says where %d and %d stand", (debit, credit, words) => {
    render(<BalanceBar debit={pesos(debit)} credit={pesos(credit)} />);
    expect(screen.getByRole("status").textContent).toBe(words);
  });

  it("draws the missing piece never under 12 %", () => {
    const [debit, credit] = barShares(pesos(1000), pesos(999));
    expect(debit).toEqual({ filled: 1, missing: 0 });
    expect(credit.missing).toBe(0.12);
    expect(barShares(pesos(1000), pesos(400))[1].missing).toBeCloseTo(0.6);
    expect(barShares(pesos(5), pesos(5))).toEqual([
      { filled: 1, missing: 0 },
      { filled: 1, missing: 0 },
    ]);
  });
});

describe("stepped line of a balance", () => {
  const points = [
    { day: day("2026-10-02"), balance: pesos(13_505_900) },
    { day: day("2026-11-20"), balance: pesos(-2_000_000) },
  ];

  it("has its words", () => {
    render(
      <BalanceStepChart
        name="Bancos"
        from={day("2026-10-01")}
        to={day("2026-11-30")}
        opening={pesos(8_745_900)}
        points={points}
      />,
    );
    const words = screen.getByRole("img").getAttribute("aria-label");
    expect(words).toContain("Bancos del 01/10/2026 al 30/11/2026");
    expect(words).toContain("entre −$\u00a02.000.000 y $\u00a013.505.900");
  });

  it("keeps zero in sight and marks months", () => {
    const drawing = drawSteps(day("2026-10-01"), day("2026-11-30"), pesos(8_745_900), points);
    expect(drawing.ticks.some((tick) => tick.zero)).toBe(true);
    expect(drawing.months.map((month) => month.label)).toEqual(["octubre", "noviembre"]);
    expect(drawing.end).toBe(0);
    expect(drawing.path).toMatch(/^M0 \d+H\d+V\d+H\d+V1000H1000$/);
  });

  it("survives an account that never moved", () => {
    const drawing = drawSteps(day("2026-10-01"), day("2026-10-01"), pesos(0), []);
    expect(drawing.path).toBe("M0 1000H1000");
    expect(drawing.path).not.toContain("NaN");
  });

  it("abbreviates for an axis", () => {
    expect([33_200_000, 14_000_000, 850_000, 0].map(abbreviate)).toEqual([
      "33,2\u00a0M",
      "14\u00a0M",
      "850.000",
      "0",
    ]);
  });
});

function trialBalance(holds: boolean, more: readonly ReportRow[] = []): Report {
  return {
    title: "Balance de comprobación",
    subtitle: "Ferretería La Sabana S.A.S.",
    period: "noviembre de 2026",
    columns: [
      { key: "code", label: "Código", kind: "code" },
      { key: "name", label: "Cuenta", kind: "text" },
      { key: "debit", label: "Debe", kind: "amount", group: "Movimiento" },
      { key: "credit", label: "Haber", kind: "amount", group: "Movimiento" },
    ],
    rows: [
      { kind: "heading", level: 0, cells: [text("Activo"), NONE, NONE, NONE] },
      {
        kind: "line",
        level: 0,
        cells: [text("1105"), text("Caja"), amount(pesos(2_380_000)), amount(pesos(0))],
        source: { kind: "account", account: "1105" as never },
      },
      ...more,
      { kind: "total", level: 0, cells: [NONE, text("Sumas iguales"), amount(pesos(5)), amount(pesos(5))] },
    ],
    checks: [{ label: "Sumas iguales", holds, difference: pesos(holds ? 0 : 486_300) }],
  };
}

describe("report view", () => {
  it("closes totals with a double rule only when every check holds", () => {
    const { container, rerender } = render(<ReportView report={trialBalance(true)} />);
    const rules = () =>
      [...container.querySelectorAll<HTMLElement>(".rule-figure")].map((each) => each.dataset.rule);
    expect(rules()).toEqual(["double", "double"]);
    rerender(<ReportView report={trialBalance(false)} />);
    expect(rules()).toEqual(["single", "single"]);
    expect(screen.getByRole("status").textContent).toContain("Diferencia: $\u00a0486.300");
  });

  it("groups heads, runs headings across, and dashes zero", () => {
    const { container } = render(<ReportView report={trialBalance(true)} />);
    expect(screen.getByText("Movimiento").getAttribute("colspan")).toBe("2");
    expect(screen.getByText("Activo").closest("td")?.colSpan).toBe(2);
    expect(container.querySelector('tr[data-kind="line"]')?.textContent).toBe("1105Caja2.380.000—");
  });

  it("leads from a row to where it comes from, by button or by link", () => {
    const opened = vi.fn();
    const { unmount } = render(<ReportView report={trialBalance(true)} onOpen={opened} />);
    fireEvent.click(screen.getByRole("button", { name: "Caja" }));
    expect(opened).toHaveBeenCalledExactlyOnceWith({ kind: "account", account: "1105" });
    unmount();
    const linkTo = (source: { kind: string }, content: React.ReactNode, className: string) => (
      <a href={`#${source.kind}`} className={className}>
        {content}
      </a>
    );
    render(<ReportView report={trialBalance(true)} linkTo={linkTo} />);
    expect(screen.getByRole("link", { name: "Caja" }).getAttribute("href")).toBe("#account");
  });

  it("renders only what is in sight of a long one", () => {
    const more = Array.from({ length: 5000 }, (_, index): ReportRow => {
      const cells = [text(String(index)), text(`Cuenta ${index}`), amount(pesos(1)), amount(pesos(1))];
      return { kind: "line", level: 0, cells };
    });
    const { container } = render(<ReportView report={trialBalance(true, more)} />);
    expect(container.querySelectorAll("tbody tr").length).toBeLessThan(100);
    expect(container.querySelector("table")?.getAttribute("aria-rowcount")).toBe("5004");
  });
});
