import { describe, expect, it } from "vitest";
import {
  findParties,
  joinParties,
  type KnownParty,
  namesOnLines,
  readTypedParty,
  wantsParty,
} from "#domain/accounting/memory/known-parties.ts";
import { line } from "#tests/support/builders.ts";

const party = (name: string, document: string | null = null): KnownParty => ({ name, document });
const PARTIES = [
  party("Distribuciones Andina S.A.S.", "NIT 900.214.867-2"),
  party("Construcciones Páramo S.A.S.", "NIT 900.377.412-4"),
  party("Aceros y Construcciones"),
  party("Yeimy Paola Rojas", "CC 1.019.084.227"),
];
const found = (text: string) => findParties(PARTIES, text, 8).map(({ name }) => name);

describe("third parties that are found", () => {
  it.each<[string, readonly string[]]>([
    ["paramo", ["Construcciones Páramo S.A.S."]],
    ["PÁR", ["Construcciones Páramo S.A.S."]],
    ["cons", ["Construcciones Páramo S.A.S.", "Aceros y Construcciones"]],
    ["rojas yei", ["Yeimy Paola Rojas"]],
    ["900214867", ["Distribuciones Andina S.A.S."]],
    ["900.214.867-2", ["Distribuciones Andina S.A.S."]],
    ["900", ["Distribuciones Andina S.A.S.", "Construcciones Páramo S.A.S."]],
    ["1.019.084", ["Yeimy Paola Rojas"]],
    ["aram", []],
    ["zz", []],
  ])("by %s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it("are in the order of their names where a word within tells them, after those that begin so", () => {
    const some = ["Zapatos Andes", "Andes Norte", "Muebles, Andes", "Cueros - Andes", "Andes Azul"].map(
      (name) => party(name),
    );
    expect(findParties(some, "andes", 9).map(({ name }) => name)).toEqual([
      "Andes Norte",
      "Andes Azul",
      "Cueros - Andes",
      "Muebles, Andes",
      "Zapatos Andes",
    ]);
    expect(findParties(some, "andes", 2)).toHaveLength(2);
    expect(findParties(some, "andes, cue", 9).map(({ name }) => name)).toEqual(["Cueros - Andes"]);
    expect(findParties(some, "andes zzz", 9)).toEqual([]);
  });

  it("are told by a number alone, of three digits or more", () => {
    const some = [party("Uno", "900.1"), party("9001 Motos", null)];
    expect(findParties(some, "900", 9).map(({ name }) => name)).toEqual(["Uno", "9001 Motos"]);
    expect(findParties(some, "90", 9).map(({ name }) => name)).toEqual(["9001 Motos"]);
    expect(findParties(some, "900 x", 9)).toEqual([]);
    expect(findParties(some, "x 900", 9)).toEqual([]);
    expect(findParties(some, "x900", 9)).toEqual([]);
    const [long] = [party("Textiles Medellín", "900.214.867-2")];
    expect(findParties([long], "900 214", 9)).toEqual([long]);
  });

  it("are all, as they come, while nothing is typed", () => {
    expect(findParties(PARTIES, " ", 2)).toEqual(PARTIES.slice(0, 2));
    expect(findParties(PARTIES, " - ", 9)).toEqual(PARTIES);
    const two = [party("Luisa Ana"), party("Ana Paz")];
    expect(findParties(two, "(ana", 9).map(({ name }) => name)).toEqual(["Ana Paz", "Luisa Ana"]);
  });

  it("are one under two spellings, as first given", () => {
    const joined = joinParties([party("Andina", "NIT 1")], [party("ANDÍNA "), party("Otra"), party(" ")]);
    expect(joined).toEqual([party("Andina", "NIT 1"), party("Otra")]);
  });

  it("are read from lines, the last written first", () => {
    const on = (thirdParty: string) => ({ lines: [{ ...line("1305", 1), thirdParty }, line("4135", -1)] });
    expect(namesOnLines([on("Andina"), on("Páramo"), on("ANDINA"), on("  ")])).toEqual(["ANDINA", "Páramo"]);
    expect(namesOnLines([on("  Andina ")])).toEqual(["Andina"]);
  });
});

describe("a third party that is typed to be created", () => {
  it.each<[string, string, string | null]>([
    ["Textiles Medellín", "Textiles Medellín", null],
    ["Textiles Medellín 900214867", "Textiles Medellín", "900.214.867-2"],
    ["Textiles Medellín 900.214.867-2", "Textiles Medellín", "900.214.867-2"],
    ["Textiles Medellín, NIT 900.214.867-2", "Textiles Medellín", "900.214.867-2"],
    ["900214867 Textiles Medellín", "Textiles Medellín", "900.214.867-2"],
    ["Edilma Castro CC 52884107", "Edilma Castro", "52.884.107-2"],
    ["Almacén 24 Horas", "Almacén 24 Horas", null],
    ["Calle 85 Café", "Calle 85 Café", null],
    ["4x4 Llantas 12345", "4x4 Llantas 12345", null],
    ["Textiles Medellín 123456", "Textiles Medellín", "123.456-0"],
    ["900214867 - Textiles Medellín", "Textiles Medellín", "900.214.867-2"],
    ["Textiles Medellín; - 900214867", "Textiles Medellín", "900.214.867-2"],
    ["Lote 900214867 Norte", "Lote 900214867 Norte", null],
    [`Café ${"ñ".repeat(600)}`, `Café ${"ñ".repeat(495)}`, null],
  ])("%s", (text, name, nit) => {
    const read = readTypedParty(text);
    expect(read.ok && read.value.name).toBe(name);
    expect(read.ok && (read.value.nit?.replace(/-\d$/, "") ?? null)).toBe(nit?.replace(/-\d$/, "") ?? null);
  });

  it("is refused with the digit that would be right, and without a name", () => {
    expect(readTypedParty("Textiles Medellín 900.214.867-1")).toEqual({
      ok: false,
      error: { kind: "check-digit", expected: 2 },
    });
    expect(readTypedParty("900.214.867-2")).toEqual({ ok: false, error: { kind: "no-name" } });
    expect(readTypedParty(" - ")).toEqual({ ok: false, error: { kind: "no-name" } });
  });
});

describe("the accounts that ask for one", () => {
  it("are receivables, payables, taxes, work and advances, not money, stock, income or expense", () => {
    const asks = ["1305", "130505", "1355", "2205", "2335", "2365", "2408", "2505", "2805"];
    expect(asks.filter((code) => !wantsParty(code))).toEqual([]);
    const quiet = ["1105", "1110", "1399", "1435", "2105", "2605", "2705", "3105", "4135", "5120", "6135"];
    expect(quiet.filter(wantsParty)).toEqual([]);
  });
});
