import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import {
  dayOfRepeat,
  lastingWords,
  similarEntry,
  type TypedHead,
} from "#domain/accounting/memory/similar-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { content, posted } from "#tests/support/builders.ts";

let last = 0;

function made(description: string, part: Partial<Entry> & { readonly party?: string } = {}): Entry {
  last += 1;
  const { party, ...rest } = part;
  const plain: EntryContent = content("2026-11-05", "5120", "1110", 100, description);
  const lines = plain.lines.map((line) => (party ? { ...line, thirdParty: party } : line));
  return { ...posted(last, { ...plain, lines }), ...rest };
}

const typed = (description: string, rest: Partial<TypedHead> = {}): TypedHead => ({
  description,
  reference: "",
  thirdParty: "",
  ...rest,
});

const rent = made("Arriendo del local, octubre", { reference: "CE-0143", party: "Inmobiliaria Arrieta" });
const power = made("Energía del local, factura 7781", { reference: "FC-7781", party: "Enel" });
const sale = made("Venta de contado 12", { reference: "RC-0412" });
const later = made("Venta de contado 13", { reference: "RC-0413" });
const BOOK = [rent, power, sale, later];

describe("the last entry like the one typed (UX-03)", () => {
  it.each<[string, TypedHead, Entry | null]>([
    ["the beginning of a word", typed("arr"), rent],
    ["beginnings of several, in order", typed("ener loc"), power],
    ["another case and other accents", typed("ÉNERGIA DEL"), power],
    ["another month, whole", typed("Arriendo del local, noviembre"), rent],
    ["another month, begun", typed("Arriendo del local, dic"), rent],
    ["the latest of several", typed("venta"), later],
    ["the number of another document", typed("Venta de contado 12"), sale],
    ["a number that none has", typed("Venta de contado 14"), null],
    ["words in another order", typed("local arriendo"), null],
    ["words from the middle", typed("local"), null],
    ["two letters", typed("ar"), null],
    ["two letters, with a reference that would do alone", typed("ar", { reference: "CE-1" }), null],
    ["nothing", typed(""), null],
    ["spaces", typed("   "), null],
    ["the letters of a reference", typed("", { reference: "ce-0200" }), rent],
    ["a reference of digits alone", typed("", { reference: "200" }), null],
    ["a third party", typed("", { thirdParty: "  ENEL " }), power],
    ["a part of a third party", typed("", { thirdParty: "Ene" }), null],
    ["words of one and the third party of another", typed("arriendo", { thirdParty: "Enel" }), null],
    ["words, rather with this reference", typed("venta", { reference: "RC" }), later],
    ["words, though no entry has this reference", typed("arriendo", { reference: "NC-1" }), rent],
  ])("%s", (_, head, expected) => {
    expect(similarEntry(BOOK, head)?.description).toBe(expected?.description);
  });

  const link = { id: rent.id, number: 1, date: rent.date };

  it.each<[string, Partial<Entry>]>([
    ["a draft", { status: "draft", number: 0 }],
    ["a void one", { status: "void" }],
    ["a reversal", { origin: "reversal", reverses: link }],
    ["one that was reversed", { reversedBy: link }],
    ["one that closes a year", { origin: "closing" }],
  ])("is never %s", (_, part) => {
    const excluded = made("Arriendo del local, noviembre", part);
    expect(similarEntry([...BOOK, excluded], typed("arriendo"))).toBe(rent);
    expect(similarEntry([excluded], typed("arriendo"))).toBeNull();
  });

  // Made within: what an entry says is read once and kept.
  const ofNew = (entries: () => readonly Entry[], head: TypedHead) =>
    similarEntry(entries(), head)?.description;

  it.each<[string, () => readonly Entry[], TypedHead, string | undefined]>([
    [
      "a third party of its lines",
      () => [made("Compra", { party: "Enel" }), made("Pago")],
      typed("", { thirdParty: "enel" }),
      "Compra",
    ],
    [
      "the letters that head a reference",
      () => [made("Pago", { reference: "CE-1" }), made("Nota", { reference: "1-CE" })],
      typed("", { reference: " CE-9" }),
      "Pago",
    ],
    [
      "no other reference alone",
      () => [made("Pago", { reference: "RC-1" })],
      typed("", { reference: "CE-9" }),
      undefined,
    ],
    [
      "a third party under any reference",
      () => [made("Pago", { reference: "RC-1", party: "Enel" })],
      typed("", { reference: "CE-9", thirdParty: "Enel" }),
      "Pago",
    ],
    [
      "the latest, whatever its reference, where none is typed",
      () => [made("Pago uno"), made("Pago dos", { reference: "CE-1" })],
      typed("pago"),
      "Pago dos",
    ],
    ["each word once", () => [made("Venta de contado")], typed("venta venta"), undefined],
    ["each word after the one before", () => [made("Venta de velas")], typed("venta ve"), "Venta de velas"],
    [
      "the words with their month, before those without",
      () => [made("Arriendo mayo"), made("Arriendo")],
      typed("arriendo mayo"),
      "Arriendo mayo",
    ],
    [
      "a word that only begins like a month, in the middle",
      () => [made("Pago azul")],
      typed("pago mar azul"),
      undefined,
    ],
    [
      "words beside signs",
      () => [made("«Arriendo», local")],
      typed("arriendo... local"),
      "«Arriendo», local",
    ],
    ["nothing of an entry without words", () => [made("")], typed("str"), undefined],
  ])("by %s", (_name, entries, head, description) => {
    expect(ofNew(entries, head)).toBe(description);
  });

  it("is never what only says that it reverses, or only names what it reverses", () => {
    const entries = () => [made("Arriendo", { origin: "reversal" }), made("Arriendo", { reverses: link })];
    expect(ofNew(entries, typed("arriendo"))).toBeUndefined();
  });

  it("is the last of those that begin with the typed words, whatever was typed", () => {
    const words = fc.constantFrom("venta", "compra", "pago", "abono");
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), words, (all, wanted) => {
        const entries = all.map((word) => made(`${word} de hoy`));
        const expected = entries.findLast(({ description }) => description.startsWith(wanted)) ?? null;
        expect(similarEntry(entries, typed(wanted.toUpperCase()))).toBe(expected);
      }),
    );
  });
});

describe("words that come again, and those that do not", () => {
  it("leaves out months, years, numbers and what joins them", () => {
    expect(lastingWords("Arriendo del local de noviembre de 2026 -- CE-0156, piso 3")).toEqual([
      "arriendo",
      "local",
      "ce",
      "piso",
    ]);
    expect(lastingWords("Noviembre de 2026")).toEqual([]);
  });

  it.each<[string, string, string | null]>([
    ["the month that is typed may be another one", "arriendo diciembre", rent.description],
    ["also one that is begun", "arriendo dic", rent.description],
    ["two letters begin no month", "arriendo di", null],
    ["a month alone finds nothing by being left out", "diciembre", null],
  ])("%s", (_name, words, expected) => {
    expect(similarEntry([rent], typed(words))?.description ?? null).toBe(expected);
  });

  it.each([
    ["2026-06-15", "2026-06-15"],
    ["2026-01-01", "2026-01-01"],
    ["2025-12-31", "2026-01-01"],
    ["2026-12-31", "2026-12-31"],
    ["2027-01-01", "2026-12-31"],
  ])("an entry of %s is written again on %s", (today, on) => {
    const period = { start: day("2026-01-01"), end: day("2026-12-31") };
    expect(dayOfRepeat(day(today), period)).toBe(on);
  });
});
