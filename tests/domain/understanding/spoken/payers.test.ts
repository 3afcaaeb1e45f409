import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const world = (parties: readonly string[] = []): GuidedWorld => ({
  chart: pucChart(),
  today: day("2026-11-28"),
  parties,
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
});

function first(text: string, parties?: readonly string[]) {
  const read = understand(text, world(parties));
  return read.kind === "operations" ? read.operations[0] : undefined;
}

const NAMES = [
  ["Rosa", "Rosa"],
  ["luz", "Luz"],
  ["marta", "Marta"],
  ["Zenaida", "Zenaida"],
  ["Obras Chía", "Obras Chía"],
  ["Construcciones Páramo", "Construcciones Páramo"],
  ["Ferretería El Tornillo", "Ferretería El Tornillo"],
  ["don jorge", "Don Jorge"],
] as const;

describe("who pays us is somebody, whatever the name means (GM-35)", () => {
  it.each(NAMES)("%s", (written, name) => {
    for (const did of ["me abonó", "nos pagó", "me canceló", "abonó"]) {
      const operation = first(`${written} ${did} 40 mil en efectivo`);
      expect([did, operation?.deed?.value, operation?.party?.value]).toEqual([did, "collection", name]);
    }
    const owed = first(`${written} me quedó debiendo 45 mil`);
    expect([owed?.deed?.value, owed?.party?.value]).toEqual(["sale", name]);
  });

  it.each(["Cliente", "Ayer", "Bancolombia", "Nequi", "Hoy", "El banco"])("%s is no name", (written) => {
    expect(first(`${written} me abonó 40 mil en efectivo`)?.party ?? null).toBeNull();
  });

  it("knows a recorded name of several words, though each is a thing", () => {
    const operation = first("compré repuestos en Obras Chía por 90 mil en efectivo", ["Obras Chía"]);
    expect(operation?.party?.value).toBe("Obras Chía");
    expect(operation?.account?.value).toBe("1435");
  });

  it.each([
    ["le fié a marta 20 mil", "Marta"],
    ["le vendí a carlos 3 pollos por 45 mil fiados", "Carlos"],
    ["le presté 50 mil a jorge en efectivo", "Jorge"],
    ["william me arregló la moto por 90 mil en efectivo", "William"],
    ["sandra me trajo mercancía por 300 mil y le quedé debiendo", "Sandra"],
    ["jose alberto me pagó 60 mil en efectivo", "Jose Alberto"],
    ["nos pagó Rosa 50 mil que debía", "Rosa"],
    ["me pagó Luis Gómez 50 mil que debía", "Luis Gómez"],
  ])("%s", (text, name) => expect(first(text)?.party?.value).toBe(name));

  it.each([
    "pagué a luz 80 mil en efectivo",
    "compré rosas por 30 mil en efectivo",
    "pagué el arriendo de julio 800 mil en efectivo",
  ])("a thing that is a name, too, is the thing: %s", (text) =>
    expect(first(text)?.party ?? null).toBeNull(),
  );
});

describe("words of paying are no account (GM-35)", () => {
  const DID = [
    "me cobró",
    "nos cobraron",
    "me descontó",
    "me dio",
    "me consignó",
    "me transfirió",
    "me giró",
  ];
  it.each(DID)("Juan Pérez %s 30 mil", (did) => {
    for (const means of ["en efectivo", "por Nequi"]) {
      const account = first(`Juan Pérez ${did} 30 mil ${means}`)?.account?.value ?? null;
      expect([means, account === null || account.startsWith("1305")]).toEqual([means, true]);
    }
  });
});
