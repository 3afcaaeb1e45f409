import { describe, expect, it } from "vitest";
import { LIMIT_KEYS, PLAN_LIMITS } from "#domain/access/limits.ts";
import { landingPlanRows } from "#features/landing/body/plan-rows.ts";

const shownFor = (plan: "free" | "premium") =>
  new Map(landingPlanRows().map((row) => [row.label, row[plan]]));

describe("the plans on the home page", () => {
  it("say of the free plan the very limits that hold", () => {
    const free = shownFor("free");
    expect(free.get("Empresas")).toBe(String(PLAN_LIMITS.free.companies));
    expect(free.get("Libros contables")).toBe("5");
    expect(free.get("Estados financieros en el panel")).toBe("3");
    expect(free.get("Estados guardados desde el espacio de trabajo")).toBe("10");
    expect(free.get("Exportaciones de estados al mes")).toBe("5");
    expect(free.get("Usos del Modo Guiado")).toBe("3");
    expect(free.get("Anuncios al exportar")).toBe("Desde la 6.ª del mes");
    expect(free.get("Interpretación con IA")).toBe("No");
  });

  it("say of the paid one that nothing is limited, and show both line by line", () => {
    const premium = shownFor("premium");
    expect([...premium.values()].filter((value) => value === "Sin límite")).toHaveLength(LIMIT_KEYS.length);
    expect(premium.get("Anuncios al exportar")).toBe("Nunca");
    expect([...premium.keys()]).toEqual([...shownFor("free").keys()]);
  });
});
