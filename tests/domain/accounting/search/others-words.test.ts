import { describe, expect, it } from "vitest";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { saidAccounts } from "#domain/accounting/search/said-accounts.ts";
import { searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import { toWords } from "#domain/accounting/search/tokens.ts";
import { type AskedWords, isAccepted, readRows, TABLES } from "./second-table/others-words.ts";
import { WORDS_TABLE } from "./words-table/words-table.ts";

/** Row by row what the tables count as a whole: what is found today stays found. */
const puc = pucChart();
const rows = TABLES.flatMap(([, table]) => readRows(table));

const inParts = <Row>(all: readonly Row[], size: number): (readonly [number, readonly Row[]])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => [
    at * size,
    all.slice(at * size, (at + 1) * size),
  ]);
const nth = <Row>(all: readonly Row[], each: number) => all.filter((_, at) => at % each === 0);

/** Found by more than words: mistyped, or by the name of an account. */
const NOT_SAID = new Set(
  (
    "antisipo del cliente; retefunete por compras; serbicios publicos; parquiadero; sesantias; vacasiones; " +
    "depresiacion; corrientazos; préstamo al socio; depresiación del computador; sobrejiro; " +
    "autoretención de renta; impuesto de rodamiento por pagar; quinsena que debemos; asumí la retención; " +
    "camaras y vijilancia mensual; avaluo del apartamento; intenet; vijilancia del local; " +
    "toner pa la impresora; publisidad; me consignaron la venta; cajita; diseño de un logo; lavada de carros; " +
    "lavandería; honorarios; nevera exhibidora; curso de manipulación de alimentos; semillas de maíz; " +
    "veterinario de la finca; ACPM del camión; diezmos; intereses de mora a propietarios; " +
    "horno de la panadería; abono y fungicida para el cultivo; domicilios que nos pagó Rappi; " +
    "horno industrial para la panadería; póliza de incendio del negocio; " +
    "reparto de utilidades a los accionistas; robo de mercancía; mata de cafe; celular de la empresa; " +
    "moto de domicilios; datafono; depresiacion del computador; franquisia; parqeadero; " +
    "diseño de pagina web; iva pa la dian"
  ).split("; "),
);

const said = rows.filter(({ phrase, side }) => side !== null && !NOT_SAID.has(phrase));

/** What words say on a side, where it is not what was meant. */
function wrongIn(part: readonly AskedWords[]): readonly string[] {
  return part.flatMap(({ phrase, side, accepted }) => {
    const [best] = side === null ? [] : saidAccounts(toWords(phrase).trim(), side);
    const code = best?.readings[0]?.puc ?? "nothing";
    return isAccepted(puc, code, accepted) ? [] : [`${phrase}: ${code}`];
  });
}

describe("what words say on a side, phrase by phrase", () => {
  it.each(nth(said, 7).map((row) => [row.phrase, row] as const))("«%s»", (_phrase, row) => {
    expect(wrongIn([row])).toEqual([]);
  });

  it("as today, each of them", () => {
    expect(wrongIn(said)).toEqual([]);
  });
});

const firstOf = ({ phrase, side }: Pick<AskedWords, "phrase" | "side">, chart = puc) =>
  searchAccounts(chart, phrase, { line: { side, others: [] }, limit: 3 })[0]?.account.code ?? "nothing";

describe("what is found first in the whole plan, phrase by phrase", () => {
  const sample = nth(rows, 8).filter((row) => isAccepted(puc, firstOf(row), row.accepted));

  it("is right of nearly all", () => {
    expect(sample.length).toBeGreaterThan((rows.length / 8) * 0.97);
  });

  it.each(inParts(nth(sample, 2), 1))("from row %i on", (_from, part) => {
    const wrong = part.filter((row) => !isAccepted(puc, firstOf(row), row.accepted));
    expect(wrong.map(({ phrase }) => phrase)).toEqual([]);
  });
});

describe("what is found first in the beginners' charts, phrase by phrase", () => {
  const charts = { mini: miniChart, journal: journalChart };
  const asked = nth(Object.values(WORDS_TABLE).flat(), 5).flatMap(({ phrase, debit, credit }) =>
    (["debit", "credit"] as const).flatMap((side) => {
      const meant = side === "debit" ? debit : credit;
      return meant === null ? [] : [{ phrase, side, meant }];
    }),
  );
  const right = (["mini", "journal"] as const).flatMap((kind) =>
    asked.filter((row) => firstOf(row, charts[kind]) === row.meant[kind]).map((row) => ({ ...row, kind })),
  );

  it("is right of nearly all", () => {
    expect(right.length).toBeGreaterThan(2 * asked.length * 0.97);
  });

  it.each(inParts(nth(right, 4), 1))("from row %i on", (_from, part) => {
    const wrong = part.filter((row) => firstOf(row, charts[row.kind]) !== row.meant[row.kind]);
    expect(wrong.map(({ phrase, kind }) => `${phrase} in ${kind}`)).toEqual([]);
  });
});
