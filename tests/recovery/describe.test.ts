import { describe, expect, it } from "vitest";
import { makeId } from "#domain/kernel/ids.ts";
import type { CopyInfo } from "#storage/copies/copy-info.ts";
import type { AccountFinding, DatabaseFinding, Findings } from "#storage/recovery/look.ts";
import { bestCopy, whenText } from "../../src/recovery/best-copy.ts";
import { describePage } from "../../src/recovery/describe.ts";

const NOW = Date.parse("2026-11-20T10:42:00-05:00");
const ID = makeId("account", 1, new Uint8Array(10));
const ABSENT: DatabaseFinding = { state: "absent", detail: "absent", books: [] };
const at = (text: string) => Date.parse(`${text}-05:00`);

function book(name: string, entries: number, bad = false) {
  return { name, entries, problems: bad ? [{ kind: "bad-number", number: 3 } as const] : [] };
}

function copy(createdAt: number, change: Partial<CopyInfo> = {}): CopyInfo {
  const account = { id: ID, name: "Ana", email: "ana@ejemplo.co" };
  const url = `http://localhost/${createdAt}`;
  const counts = { books: 4, entries: 479, bad: 0, sequence: 500, bytes: 1 };
  return { url, account, createdAt, reason: "automatic", ...counts, ...change };
}

function account(change: Partial<AccountFinding> = {}): AccountFinding {
  const expected = { schema: 1, sequence: 510, changedAt: NOW };
  const known = { id: ID, name: "Ana", email: "ana@ejemplo.co", registered: "yes" as const };
  return { ...known, database: ABSENT, copies: [], expected, givenUpAt: null, ...change };
}

const found = (registry: Findings["registry"], ...accounts: AccountFinding[]): Findings => {
  return { registry, accounts, room: true };
};

const kinds = (findings: Findings, reason: Parameters<typeof describePage>[1] = null) =>
  describePage(findings, reason, NOW).options.map((option) => option.kind);

describe("what the recovery page says", () => {
  it("as in the picture: one of four books is damaged, a copy of minutes ago holds it", () => {
    const books = [
      book("Diario", 300),
      book("Ventas", 100),
      book("Compras", 62),
      book("Caja menor", 17, true),
    ];
    const findings = found(
      "open",
      account({ database: { state: "open", detail: "", books }, copies: [copy(at("2026-11-20T10:31:00"))] }),
    );
    const view = describePage(findings, "danado", NOW);
    expect(view.heading).toBe("danado");
    expect(view.tiles.map(({ label, value, hint }) => [label, value, hint])).toEqual([
      ["A salvo", "462 asientos", "En 3 de 4 libros, con sumas iguales"],
      ["Dañado", "1 libro", "Caja menor: 17 asientos"],
      ["Última copia automática", "Hoy, 10:31", "Con 479 asientos en 4 libros"],
    ]);
    expect(view.options.map((option) => option.kind)).toEqual(["copy", "enter", "file", "hand", "raw"]);
    expect(view.options[0]).toMatchObject({
      title: "Volver a la copia automática de hoy, 10:31",
      recommended: true,
      text: "Recupera 479 asientos en 4 libros. Pierdes lo que escribiste entre las 10:31 y las 10:42. Cuenta ana@ejemplo.co.",
    });
    expect(view.options[1]?.title).toBe("Abrir sin la parte dañada");
  });

  it("a loss of everything: nothing to open, and the way that loses most comes last", () => {
    const copies = [copy(at("2026-11-19T18:00:00"), { sequence: 510 })];
    const findings = found("absent", account({ registered: "no", copies }));
    const view = describePage(findings, null, NOW);
    expect(view.heading).toBe("perdido");
    expect(view.options.map((option) => option.kind)).toEqual(["copy", "file", "hand", "raw", "over"]);
    expect(view.options[0]?.text).toContain("Recupera todo lo guardado: 479 asientos en 4 libros.");
    expect(view.tiles[0]).toMatchObject({ tone: "ok", hint: "En la copia automática de ayer, 18:00" });
    expect(view.tiles.map((tile) => tile.value)).toEqual(["479 asientos", "1 cuenta", "Ayer, 18:00"]);
  });

  it("offers each account its own copy, recommends one, and keeps older and worse ones behind", () => {
    const other = makeId("account", 2, new Uint8Array(10));
    const bad = copy(NOW - 1000, { bad: 2, reason: "restore" });
    const good = copy(NOW - 2000);
    const findings = found(
      "absent",
      account({ registered: "no", copies: [bad, good] }),
      account({ id: other, registered: "locked", copies: [copy(NOW - 3000)] }),
    );
    const view = describePage(findings, null, NOW);
    const offered = view.options.filter((option) => option.kind === "copy");
    expect(offered.map((option) => option.recommended)).toEqual([true, false]);
    expect(offered[0]?.copy).toBe(good);
    expect(view.older).toMatchObject([{ title: "Volver a la copia de antes de restaurar, hoy, 10:41" }]);
    expect(view.older[0]?.text).toContain("2 registros no se pudieron leer");
    expect(bestCopy([bad])).toBe(bad);
    expect(bestCopy([])).toBeNull();
  });

  it("BR-13 copies that nobody could list are not told as none: to look again comes first", () => {
    for (const known of [
      found("open"),
      found("absent", account({ registered: "no" })),
      found("open", account({ database: { state: "open", detail: "", books: [book("Diario", 3)] } })),
    ]) {
      const view = describePage({ ...known, areCopiesSilent: true }, null, NOW);
      expect(view.options[0]).toMatchObject({ kind: "retry" });
      expect(view.options.map(({ kind }) => kind).slice(1)).toEqual(kinds(known));
      expect(view.options[0]?.text).toContain("puede haber alguna que ahora no se ve");
      expect(view.details).toContain("copias: no responden");
      for (const { label, value } of view.tiles)
        if (label === "Última copia automática") expect(value).toBe("No se sabe");
    }
    const busy = { ...found("busy"), areCopiesSilent: true };
    expect(kinds(busy)).toEqual(kinds(found("busy")));
  });

  it("UP-06 newer data and a held store are never written to", () => {
    const newer: DatabaseFinding = { state: "newer", detail: "version 20", books: [] };
    const findings = found("open", account({ database: newer, copies: [copy(NOW)] }));
    expect(kinds(findings)).toEqual(["update", "hand", "raw"]);
    expect(kinds(found("newer"))).toEqual(["update", "raw"]);
    expect(kinds(findings, "bloqueado")).toEqual(["update", "hand", "raw"]);
    expect(kinds({ ...found("open"), isNewerBeside: true })).toEqual(["update", "raw"]);
    const open: DatabaseFinding = { state: "open", detail: "", books: [book("Diario", 3)] };
    const behind = found("open", account({ database: { ...open, isBehind: true } }));
    expect(kinds(behind, "bloqueado")).toEqual(["retry", "raw"]);
    expect(kinds(found("blocked"))).toEqual(["retry", "raw"]);
    expect(describePage(findings, null, NOW).older).toEqual([]);
  });

  it.each(["full", "busy"] as const)(
    "ST-06 ST-03 a store that does not open (%s) is not called damaged, and nothing of it can be given up",
    (state) => {
      const shut: DatabaseFinding = { state, detail: "", books: [] };
      const heading = state === "full" ? "lleno" : "ocupado";
      const one = account({ database: shut, copies: [copy(NOW)] });
      for (const findings of [found("open", one), found(state, one)]) {
        const view = describePage(findings, "danado", NOW);
        expect(view.heading).toBe(heading);
        expect(view.tiles).toEqual([]);
        expect(view.options.map((option) => option.kind)).not.toContain("over");
        expect(view.options[0]?.kind).toBe("retry");
        expect(view.options[1]).toMatchObject({ kind: "hand", copy: { createdAt: NOW } });
      }
      expect(kinds(found(state))).not.toContain("hand");
      expect(kinds(found(state, one)).includes("clear")).toBe(state === "busy");
    },
  );

  it("ST-06 a full disk is told although everything opens, with what is safe", () => {
    const open: DatabaseFinding = { state: "open", detail: "", books: [book("Diario", 3)] };
    const view = describePage({ ...found("open", account({ database: open })), room: false }, null, NOW);
    expect(view.heading).toBe("lleno");
    expect(view.tiles[0]).toMatchObject({ label: "A salvo", value: "3 asientos" });
  });

  it("what brought somebody here passed meanwhile: the page says what is true now", () => {
    const open: DatabaseFinding = { state: "open", detail: "", books: [book("Diario", 3)] };
    const findings = found("open", account({ database: open }));
    for (const reason of ["lleno", "ocupado"] as const)
      expect(describePage(findings, reason, NOW).heading).toBe("sano");
  });

  it("the address says nothing that was not found: whoever wrote it hides no way out", () => {
    const open: DatabaseFinding = { state: "open", detail: "", books: [book("Diario", 3)] };
    const damaged: DatabaseFinding = { ...open, books: [book("Diario", 3, true)] };
    const reasons = ["perdido", "danado", "mas-nuevo", "bloqueado", "lleno", "ocupado"] as const;
    for (const findings of [
      found("open"),
      found("absent"),
      found("damaged"),
      found("busy"),
      found("open", account({ database: open })),
      found("open", account({ database: damaged, copies: [copy(NOW)] })),
      found("open", account({ copies: [copy(NOW)] })),
      found("absent", account({ registered: "no", copies: [copy(NOW)] })),
    ]) {
      const plain = describePage(findings, null, NOW);
      for (const reason of reasons) {
        const view = describePage(findings, reason, NOW);
        // Only a store that does not answer, or one of another version, has another name for it.
        if (plain.heading === "ocupado" && reason === "bloqueado") expect(view.heading).toBe(reason);
        else expect(view.options).toEqual(plain.options);
      }
    }
  });

  it("says so when nothing is wrong, and when nothing is there", () => {
    const open: DatabaseFinding = { state: "open", detail: "", books: [book("Diario", 1)] };
    const view = describePage(found("open", account({ database: open, copies: [copy(NOW)] })), null, NOW);
    expect(view).toMatchObject({ heading: "sano", alarming: false });
    expect(view.options.map((option) => option.kind)).toEqual(["enter", "file", "raw"]);
    expect(view.older).toHaveLength(1);
    const empty = describePage(found("absent"), "perdido", NOW);
    expect(empty.heading).toBe("vacio");
    expect(empty.options.map((option) => option.kind)).toEqual(["file", "enter"]);
    expect(empty.options.map((option) => option.text).join()).not.toContain("siguen como estaban");
    const fresh = account({ expected: { schema: 1, sequence: 0, changedAt: 1 } });
    expect(describePage(found("open", fresh), null, NOW).heading).toBe("sano");
  });

  it("an account whose lost books were given up is lost no more, and its copies are still handed over", () => {
    const none = { schema: 1, sequence: 0, changedAt: 1 };
    const left = { copies: [copy(NOW - 1000)], expected: null, givenUpAt: NOW };
    const view = describePage(found("open", account(left)), "perdido", NOW);
    expect(view).toMatchObject({ heading: "dejado", alarming: false, tiles: [] });
    expect(view.options.map((option) => option.kind)).toEqual(["enter", "hand", "file"]);
    expect(view.older, "and it can still go back to them").toHaveLength(1);
    // Books written or copied since then are looked for again, and so is an account that nobody gave up.
    for (const lost of [
      { ...left, expected: { ...none, sequence: 3 } },
      { ...left, copies: [copy(NOW + 1)] },
      { ...left, givenUpAt: null },
    ])
      expect(describePage(found("open", account(lost)), null, NOW).heading).toBe("perdido");
    const open: DatabaseFinding = { state: "open", detail: "", books: [book("Diario", 3)] };
    const other = account({ id: makeId("account", 2, new Uint8Array(10)), database: open });
    expect(describePage(found("open", account(left), other), null, NOW).heading).toBe("sano");
  });

  it("names days in words, and carries the findings into the detail without any figure", () => {
    expect(whenText(at("2026-11-20T00:05:00"), NOW)).toBe("hoy, 00:05");
    expect(whenText(at("2026-11-19T23:59:00"), NOW)).toBe("ayer, 23:59");
    expect(whenText(at("2026-10-02T13:00:00"), NOW)).toBe("el 02/10/2026, 13:00");
    const view = describePage(
      found("damaged", account({ copies: [copy(at("2026-10-02T13:00:00"))] })),
      null,
      NOW,
    );
    expect(view.code).toBe("DATOS-DANADO-01");
    expect(view.details).toHaveLength(2);
    expect(view.details.join()).toContain("esperado 510");
    expect(view.options[0]?.text).toContain("entre el 02/10/2026, 13:00 y hoy, 10:42");
  });
});
