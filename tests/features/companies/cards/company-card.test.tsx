import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { indicatorsOf, type Performance, type Position } from "#domain/accounting/indicators.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { type CompanyCardProps, CompanyCardView } from "#features/companies/cards/company-card.tsx";
import { cardTexts, figureTexts } from "#features/companies/texts.ts";
import { overLimitTexts, READ_ONLY_BADGE } from "#session/gates/policy-text.ts";
import type { CompanyCard, CompanyFigures } from "#storage/queries/companies/company-figures.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import "#tests/support/render.ts";

function figuresOf(position: Position, performance: Performance): CompanyFigures {
  const indicators = indicatorsOf(position, performance);
  return {
    year: 2026,
    lastMonth: month("2026-10"),
    cutOff: day("2026-10-31"),
    position,
    performance,
    indicators,
    summary: {} as CompanyFigures["summary"],
    cash: 0,
  };
}

const HEALTHY = figuresOf(
  { currentAssets: 300, otherAssets: 100, currentLiabilities: 100, otherLiabilities: 60, equity: 240 },
  { income: 200, sales: 200, netResult: 30 },
);

function cardOf(part: Partial<CompanyCard>): CompanyCard {
  return {
    company: {
      id: "comp_x",
      name: "La Sabana",
      nit: "",
      createdAt: 0,
      updatedAt: 0,
      version: 1,
    } as unknown as CompanyCard["company"],
    isActive: false,
    readOnly: false,
    lastUsed: Date.parse("2026-11-20T23:30:00-05:00"),
    books: 1,
    entries: 3,
    drafts: 0,
    openMonths: [],
    strays: [],
    difference: 0,
    hasFinancialData: true,
    hasFiscalProfile: false,
    fiscalProfileName: null,
    figures: HEALTHY,
    ...part,
  };
}

const opening = { isOpen: () => false, toggle: vi.fn() };
const on = { onActivate: vi.fn(), onEdit: vi.fn(), onRemove: vi.fn(), onProfile: vi.fn() };

function show(part: Partial<CompanyCard>, mode: CompanyCardProps["mode"] = "amounts"): Promise<void> {
  return renderInRouter(<CompanyCardView card={cardOf(part)} mode={mode} opening={opening} {...on} />);
}

beforeEach(() => vi.clearAllMocks());

describe("the card of a company", () => {
  it("says the equation in pesos, with the day of Bogotá it was last used", async () => {
    await show({});
    screen.getByText("$ 400");
    screen.getByText(figureTexts.equal);
    screen.getByText("400 = 160 + 240, saldos a 31/10/2026");
    screen.getByText(/Último uso: 20\/11\/2026/);
    screen.getByText(cardTexts.inactive);
    screen.getByText("3,00");
  });

  it("UX-09 opens what each of its figures is made of, and no dash", async () => {
    await show({});
    const asked = [
      ["$ 400", { kind: "figure", name: "assets" }],
      ["$ 160", { kind: "figure", name: "liabilities" }],
      ["$ 240", { kind: "figure", name: "equity" }],
      ["3,00", { kind: "ratio", id: "current-ratio" }],
      ["15,0%", { kind: "ratio", id: "net-margin" }],
      ["40,0%", { kind: "ratio", id: "debt" }],
    ] as const;
    for (const [figure, of] of asked) {
      fireEvent.click(screen.getByText(figure));
      expect(opening.toggle).toHaveBeenLastCalledWith(of);
    }
  });

  it("says the same in shares", async () => {
    await show({}, "percentages");
    screen.getByRole("img", { name: "Activo corriente 75,0%, Activo no corriente 25,0%" });
    screen.getByRole("img", {
      name: "Pasivo corriente 25,0%, Pasivo no corriente 15,0%, Patrimonio 60,0%",
    });
    expect(screen.queryByText(figureTexts.equal)).toBeNull();
  });

  it("never says that sums are equal when what is posted does not balance", async () => {
    await show({ difference: -1250 });
    screen.getByText("Diferencia: $ 1.250");
    expect(screen.queryByText(figureTexts.equal)).toBeNull();
  });

  it("shows what is below zero on the other side, and no NaN where there is nothing to divide by", async () => {
    const none = {
      currentAssets: 0,
      otherAssets: 0,
      currentLiabilities: 50,
      otherLiabilities: 0,
      equity: -50,
    };
    await show({ figures: figuresOf(none, { income: 0, sales: 0, netResult: 0 }) }, "percentages");
    screen.getByRole("img", { name: "Patrimonio en contra 100,0%" });
    expect(screen.getAllByText("—").length).toBeGreaterThan(1);
    expect(screen.getByRole("article").textContent).not.toMatch(/NaN|Infinity/);
  });

  it("without data says so and closes both ways, and offers how to begin", async () => {
    await show({ figures: null, hasFinancialData: false, entries: 0, books: 0 });
    screen.getByText("No hay datos financieros cargados aún para esta empresa.");
    for (const name of [cardTexts.toBooks, cardTexts.toStatements])
      expect(screen.getByRole("button", { name }).hasAttribute("disabled")).toBe(true);
    expect(screen.getByRole("link", { name: cardTexts.createBook }).getAttribute("href")).toContain(
      "empresa=comp_x",
    );
  });

  it("with statements alone opens both ways", async () => {
    await show({ figures: null, entries: 0 });
    screen.getByText("Tiene estados guardados. Sus saldos aparecerán aquí con el primer asiento.");
    for (const name of [cardTexts.toBooks, cardTexts.toStatements])
      expect(screen.getByRole("link", { name }).getAttribute("href")).toContain("empresa=comp_x");
  });

  it("over the plan's limit is read-only, says why, and can be made the active one", async () => {
    await show({ readOnly: true });
    screen.getByText(READ_ONLY_BADGE);
    screen.getByText(overLimitTexts.companies);
    fireEvent.click(screen.getByRole("button", { name: cardTexts.activateNamed("La Sabana") }));
    expect(on.onActivate).toHaveBeenCalledOnce();
  });

  it("does not ask to delete where the plan does not give it", async () => {
    await show({});
    fireEvent.click(screen.getByRole("button", { name: `${cardTexts.remove("La Sabana")}, solo Premium` }));
    expect(on.onRemove).not.toHaveBeenCalled();
  });

  it("names its fiscal profile, and leads to it", async () => {
    await show({ hasFiscalProfile: true, fiscalProfileName: "Régimen común" });
    screen.getByText("Régimen común");
    fireEvent.click(screen.getByRole("button", { name: cardTexts.manageProfile }));
    expect(on.onProfile).toHaveBeenCalledOnce();
  });
});
