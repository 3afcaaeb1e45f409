import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { buildPuc, pucNature } from "#domain/accounting/charts/puc/build-puc.ts";
import { processorTime } from "#tests/support/processor-time.ts";

const FOLDER = "src/domain/accounting/charts/puc";

describe("building the PUC", () => {
  it("reads one account a line", () => {
    expect(buildPuc(["\n1 Activo\n11 Disponible\n1105 Caja\n", "110505 Caja general"])).toEqual([
      { code: "1", name: "Activo", parent: null, nature: "debit", posting: false, puc: "1" },
      { code: "11", name: "Disponible", parent: "1", nature: "debit", posting: false, puc: "11" },
      { code: "1105", name: "Caja", parent: "11", nature: "debit", posting: true, puc: "1105" },
      { code: "110505", name: "Caja general", parent: "1105", nature: "debit", posting: true, puc: "110505" },
    ]);
  });

  it("takes the nature from the class, the contra list or the mark in the name", () => {
    expect(pucNature("1105", "Caja")).toBe("debit");
    expect(pucNature("139905", "Clientes")).toBe("credit");
    expect(pucNature("310510", "Capital por suscribir (DB)")).toBe("debit");
    expect(pucNature("159610", "Defecto fiscal sobre la contable (CR)")).toBe("credit");
    expect(pucNature("417599", "Ajustes por inflación")).toBe("debit");
    expect(pucNature("8505", "Propia")).toBe("credit");
    expect(pucNature("9405", "Propia")).toBe("debit");
    expect(pucNature("7105", "Propia")).toBe("debit");
  });

  it("builds well within 15 ms", () => {
    const texts = readdirSync(FOLDER)
      .filter((file) => file.endsWith(".data.ts"))
      .map((file) => readFileSync(`${FOLDER}/${file}`, "utf8").split("`")[1] ?? "");
    const times = Array.from({ length: 7 }, () => {
      const time = processorTime();
      expect(buildPuc(texts)).toHaveLength(2404);
      return time();
    });
    expect(Math.min(...times)).toBeLessThan(15);
  });

  it("stays light to download", () => {
    const all = readdirSync(FOLDER)
      .map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"))
      .join("");
    expect(gzipSync(all).length).toBeLessThan(32_000);
  });
});

it("marks what NIIF does not use: valorizations, their surplus and inflation adjustments, and all below them", () => {
  const lines = [
    "1105 Caja",
    "1805 Bienes de arte y cultura",
    "19 Valorizaciones",
    "190505 Acciones",
    "3405 De inventarios",
    "380505 Acciones",
    "4705 Corrección monetaria",
    "149999 Ajustes por inflación",
    "159299 Ajustes por inflación acumulados",
    "519099 Otros, sin Ajustes por inflación",
    "1190 Cuentas de ahorro",
  ];
  const marked = buildPuc([lines.join("\n")]).filter((account) => "retired" in account);
  expect(marked.map(({ code, retired }) => `${code} ${retired}`)).toEqual([
    "19 true",
    "190505 true",
    "3405 true",
    "380505 true",
    "4705 true",
    "149999 true",
    "159299 true",
  ]);
});
