import { describe, expect, it } from "vitest";
import type { ColumnMeaning } from "#domain/import/books/column-meanings.ts";
import { readTrial } from "#domain/import/books/read-trial.ts";
import { withPartiesBelow } from "#domain/import/books/trial-parties.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { readCells, readLines } from "./read-lines.ts";

/** The lines of a trial balance, without what every one of them begins with. */
const lines = ({ entries }: ReturnType<typeof readLines>) =>
  entries.flatMap((each) => each.split("; ").slice(2));

describe("IM-19 the balances of a trial balance", () => {
  const HEAD = "Código;Nombre;Saldo";

  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      "with their sign, where they add up to nothing so",
      ["1105;Caja;7", "1592;Depreciación;-2", "3105;Capital;-5"],
      ["1105 7", "1592 -2", "3105 -5"],
    ],
    [
      "each on the side of its class",
      [
        "1105;Caja;7",
        "2205;Proveedores;2",
        "3105;Capital;4",
        "4135;Ventas;3",
        "5105;Sueldos;1",
        "9105;Orden;0",
      ],
      ["1105 7", "2205 -2", "3105 -4", "4135 -3", "5105 1"],
    ],
    [
      "with their sign where both ways add up as near",
      ["1105;Caja;7", "5105;Sueldos;-7"],
      ["1105 7", "5105 -7"],
    ],
    ["to the cent", ["1105;Caja;7,50", "3105;Capital;7,50"], ["1105 8", "3105 -8"]],
    [
      "on the side of their class, by what the hundredths come to",
      ["1105;Caja;10", "1592;Depreciación;-9,60", "3105;Capital;1"],
      ["1105 10", "1592 -10", "3105 -1"],
    ],
    [
      "with their sign, by what whole pesos come to beside the hundredths",
      ["1105;Caja;10,40", "1592;Depreciación;-11", "3105;Capital;1"],
      ["1105 10", "1592 -11", "3105 1"],
    ],
    [
      "on the side that is written beside them",
      ["1105;Caja;7 D", "1592;Depreciación;2 C", "3105;Capital;5 CR"],
      ["1105 7", "1592 -2", "3105 -5"],
    ],
  ])("%s", (_, rows, expected) => {
    expect(lines(readLines(HEAD, ...rows))).toEqual(expected);
  });

  it.each(["", "N", "Nat.", "Naturaleza", "Tipo", "D/C", "DB/CR", " S. ", "Signo"])(
    "with their side in a column after them, headed «%s»",
    (head) => {
      const read = readLines(
        `Código;Nombre;Saldo;${head};`,
        "1105;Caja;7;D;",
        "1592;Depreciación;2;C;",
        "3105;Capital;5;Cr.;",
      );
      expect(read.kind).toBe("trial");
      expect(lines(read)).toEqual(["1105 7", "1592 -2", "3105 -5"]);
    },
  );

  it.each([
    ["Código;Nombre;Saldo;Ciudad", ";D"],
    ["Código;Nombre;Saldo;N", ";"],
    ["Código;Nombre;Saldo;N", ";X"],
  ])("not in one that says something else: %s, %s", (head, cell) => {
    const read = readLines(head, `1105;Caja;7${cell}`, `3105;Capital;7${cell === ";X" ? ";D" : cell}`);
    expect(lines(read)).toEqual(["1105 7", "3105 -7"]);
  });

  it("with their side to the right of all headings, which sums do not have", () => {
    const read = readLines("Código;Nombre;Saldo", "1;Activo;7", "1105;Caja;7;D", "3105;Capital;7;C");
    expect(read.meanings).toBe("code account balance side");
    expect(lines(read)).toEqual(["1105 7", "3105 -7"]);
  });

  it("no side stands before a trial balance without a column of balances", () => {
    const read = readLines("N;Código;Nombre;Débito;Crédito", "D;1105;Caja;7;", "C;3105;Capital;;7");
    expect(read.meanings).toBe("number code account debit credit");
  });

  it("a column of sides elsewhere gives way to the one beside the balance", () => {
    const read = readLines("Naturaleza;Código;Nombre;Saldo;", "Haber;1105;Caja;7;D", "Debe;3105;Capital;7;C");
    expect(read.meanings).toBe("none code account balance side");
    expect(lines(read)).toEqual(["1105 7", "3105 -7"]);
  });

  it("of the columns of both sides those of the end", () => {
    const read = readLines(
      "Código;Nombre;Débitos;Créditos;Saldo débito;Saldo crédito",
      "1105;Caja;900;400;500;",
      "3105;Capital;;500;;500",
    );
    expect(lines(read)).toEqual(["1105 500", "3105 -500"]);
    // With one of them alone the movements are balances.
    const half = readLines(
      "Código;Nombre;Débitos;Créditos;Saldo débito",
      "1105;Caja;900;400;500",
      "3105;Capital;;500;",
    );
    expect(lines(half)).toEqual(["1105 900", "1105 -400", "3105 -500"]);
  });

  it("of accounts that nothing divides further, what is divided or summed counted apart", () => {
    const { entries, left, rounded, mixed } = readLines(
      "Código;Nombre;Saldo",
      "1;Activo;1.500,50",
      "11;Disponible;1.500,50",
      "110505;Caja;1,000.00",
      "111005;Bancos;500,50",
      "Total activo;;1.500,50",
      ";Sin código;5",
      "3115;Aportes;-1.500,50",
      "SUMAS;;0",
    );
    expect(entries).toEqual(["2026-11-23; Saldos iniciales; 110505 1000; 111005 501; 3115 -1501"]);
    expect(left).toEqual({ above: 2, total: 3 });
    expect([rounded, mixed]).toEqual([2, 1]);
  });

  it("a row without a code that says what its account says is not counted again", () => {
    const { entries, left } = readLines(
      HEAD,
      "1105;Caja;1000",
      ";Caja de la tienda;1000",
      "3115;Aportes;-1000",
    );
    expect(entries).toEqual(["2026-11-23; Saldos iniciales; 1105 1000; 3115 -1000"]);
    expect(left).toEqual({ total: 1 });
  });

  it.each(["Cuenta;Saldo", "Nombre de la cuenta;Saldo", "Cuenta contable;Saldo"])(
    "by the names of its accounts alone, all of them: %s",
    (head) => {
      const { entries, left } = readLines(head, "Caja;500", ";20", "Capital;-500", "Total;0");
      expect(entries).toEqual(["2026-11-23; Saldos iniciales; Caja 500; Capital -500"]);
      expect(left).toEqual({ total: 2 });
    },
  );

  it("by names of a third party each, where it says one", () => {
    const { entries } = readLines(
      "Cuenta;Tercero;Saldo",
      "Clientes;Ana;300",
      "Clientes;Luis;200",
      "Capital;;-500",
    );
    expect(entries).toEqual([
      "2026-11-23; Saldos iniciales; Clientes 300 Ana; Clientes 200 Luis; Capital -500",
    ]);
  });

  it("an amount that is none is told by its row, also where there is no other", () => {
    expect(readLines(HEAD, "1105;Caja;mil", "3105;Capital;-5").entries).toEqual([
      "2026-11-23; Saldos iniciales; 3105 -5; 2 bad-amount mil",
    ]);
    expect(readLines(HEAD, "1105;Caja;mil").entries).toEqual([
      "2026-11-23; Saldos iniciales; 2 bad-amount mil",
    ]);
    expect(readLines(HEAD, "1105;Caja;").entries).toEqual([]);
  });

  it("the entry stands in the row of its first balance", () => {
    const meanings: ColumnMeaning[] = ["code", "balance"];
    const read = (...cells: readonly (readonly [string, number | string | null])[]) =>
      readTrial(
        cells.map((each, at) => ({ row: at + 4, cells: each })),
        { kind: "trial", meanings, next: 0, labels: [] },
        day("2026-10-31"),
        day("2026-11-23"),
      ).entries.map(({ row, date }) => [row, date]);
    expect(read(["1105", 0], ["1110", 5], ["3105", -5])).toEqual([[5, "2026-10-31"]]);
    expect(read(["1105", "mil"])).toEqual([[4, "2026-10-31"]]);
    expect(read()).toEqual([]);
  });
});

describe("IM-20 third parties of a trial balance", () => {
  const below = (...rows: readonly string[]) =>
    readLines("Código;Nombre;Débito;Crédito", ...rows, "3115;Aportes;;300");

  it("stand with their number below their account, which they come to", () => {
    const rows = [
      "1305;Deudores;300;",
      "130505;Clientes;300;",
      "900345678;Almacén Central;200;",
      "52418306;Ana Ríos;100;",
    ];
    expect(lines(below(...rows))).toEqual(["130505 200 Almacén Central", "130505 100 Ana Ríos", "3115 -300"]);
    expect(lines(below("1305;Clientes;300;", "900345678;;300;"))).toEqual([
      "1305 300 900345678",
      "3115 -300",
    ]);
  });

  it("have numbers of six digits or more", () => {
    expect(lines(below("1305;Clientes;300;", "241830;Ana;300;"))).toEqual(["1305 300 Ana", "3115 -300"]);
  });

  it("to the end of the list as well", () => {
    expect(
      lines(
        readLines("Código;Nombre;Saldo", "3115;Aportes;-300", "1305;Clientes;300", "900345678;Central;300"),
      ),
    ).toEqual(["3115 -300", "1305 300 Central"]);
  });

  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      "that do not come to it",
      ["1305;Clientes;300;", "900345678;Central;200;"],
      ["1305 300", "900345678 200"],
    ],
    [
      "that come to it in one column only",
      ["1305;Clientes;300;", "900345678;Central;300;5"],
      ["1305 300", "900345678 300", "900345678 -5"],
    ],
    ["that are auxiliaries of it", ["1305;Clientes;300;", "130505;Nacionales;300;"], ["130505 300"]],
    [
      "that are auxiliaries of an account above",
      ["1305;Clientes;0;", "131505;Otros;0;", "130510;Exterior;300;"],
      ["130510 300"],
    ],
    [
      "that are auxiliaries of an account of another group",
      ["130505;Clientes;0;", "2205;Proveedores;300;", "13050501;Ana;300;"],
      ["2205 300", "13050501 300"],
    ],
    [
      "that go on from the account above",
      ["130505;Clientes;300;", "13050501;Nacionales;300;", "13050501001;Ana;300;"],
      ["13050501001 300"],
    ],
    ["as short as an account", ["1305;Clientes;300;", "52418;Ana;300;"], ["1305 300", "52418 300"]],
    ["below a group", ["130;Deudores;300;", "52418306;Ana;300;"], ["130 300", "52418306 300"]],
  ])("accounts %s stay accounts", (_, rows, expected) => {
    expect(lines(below(...rows))).toEqual([...expected, "3115 -300"]);
  });

  it("an account that a list of third parties has in a column of its own is none of them", () => {
    const row = (code: string, party: string) => ({ row: { row: 1, cells: [] }, code, name: "", party });
    const rows = [row("1305", ""), row("900345678", "Ana")];
    expect(withPartiesBelow(rows, () => [0])).toEqual(rows);
  });

  const HEAD = "Código;Nombre;NIT;Débito;Crédito";
  it("have no code, and come to what their account says", () => {
    expect(
      readLines(HEAD, "130505;Clientes;;300;", ";;900345678;200;", ";;52418306;100;", "3115;Aportes;;;300"),
    ).toMatchObject({
      entries: ["2026-11-23; Saldos iniciales; 130505 200 900345678; 130505 100 52418306; 3115 -300"],
      left: { above: 1 },
    });
    expect(lines(readLines(HEAD, "3115;Aportes;;;300", "1305;Clientes;;300;", ";;900345678;300;"))).toEqual([
      "3115 -300",
      "1305 300 900345678",
    ]);
  });

  it.each<readonly [string, readonly string[], readonly string[], Record<string, number>]>([
    ["above the first account", [";;900345678;200;", "1305;Clientes;;300;"], ["1305 300"], { total: 1 }],
    ["that do not come to it", ["1305;Clientes;;300;", ";;900345678;200;"], ["1305 300"], { total: 1 }],
    ["below a group", ["130;Deudores;;300;", ";;900345678;300;"], ["130 300"], { total: 1 }],
    [
      "below an account that has one itself",
      ["1305;Clientes;52418306;300;", ";;900345678;300;"],
      ["1305 300 52418306"],
      { total: 1 },
    ],
  ])("that stand %s are left out, counted", (_, rows, expected, left) => {
    const read = readLines(HEAD, ...rows, "3115;Aportes;;;300");
    expect(lines(read)).toEqual([...expected, "3115 -300"]);
    expect(read.left).toEqual(left);
  });

  it("are left out where nothing divides an account but sums", () => {
    const { left } = readLines(HEAD, "1305;Clientes;;300;", "Total;;900345678;300;", "3115;Aportes;;;300");
    expect(left).toEqual({ total: 1 });
  });
});

it("IM-19 a trial balance of a workbook in which amounts are numbers says the same", () => {
  expect(
    lines(
      readCells([
        ["Balance de prueba a 31 de octubre de 2026"],
        ["Cuenta", "Descripción", "Saldo", null],
        [1105, "Caja", 7.25, "DB"],
        [3105, "Capital", 7.25, "CR"],
      ]),
    ),
  ).toEqual(["1105 7", "3105 -7"]);
});
