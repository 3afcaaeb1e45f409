import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PACKET_KINDS } from "#domain/exchange/message.ts";
import { readArmour, toArmour } from "#domain/exchange/wire/armour.ts";
import { fromBase64url, toBase64url } from "#domain/exchange/wire/base64url.ts";
import { readLink, toLink } from "#domain/exchange/wire/link.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const bytes = fc.uint8Array({ minLength: 1, maxLength: 400 }) as fc.Arbitrary<Bytes>;
const kind = fc.constantFrom(...PACKET_KINDS);
const MARK = [0x89, 0x43, 0x55, 0x41, 0x44, 0x52, 0x41, 0x0a];

describe("base64url", () => {
  it("gives any bytes back, and agrees with the platform", () => {
    fc.assert(
      fc.property(bytes, (given) => {
        const text = toBase64url(given);
        expect(text).toBe(Buffer.from(given).toString("base64url"));
        expect(fromBase64url(text)).toEqual(given);
      }),
    );
    expect(fromBase64url("AAAAA")).toBeNull();
    expect(fromBase64url("AA=A")).toBeNull();
  });
});

/** What chats and mail do to a text. */
const CHATS: readonly (readonly [what: string, change: (text: string) => string])[] = [
  ["nothing", (text) => text],
  ["lines wrapped elsewhere", (text) => text.replaceAll("\n", " ").replace(/(.{30})/g, "$1\n")],
  ["quoted", (text) => text.replace(/^/gm, "> > ")],
  ["said by somebody", (text) => `[22/11/26, 9:12 a. m.] Ana María: ${text}`],
  ["each line said again", (text) => text.replace(/^/gm, "[22/11, 21:05] +57 300 123 4567: ")],
  ["words around it", (text) => `Profe, mi tarea:\n\n${text}\n\n¡Gracias! 🙏 quedo atenta`],
  ["Windows lines and blanks", (text) => text.replaceAll("\n", "  \r\n\r\n\t")],
  ["other signs in the marks", (text) => text.replaceAll("==", "—")],
  ["unseen characters", (text) => text.replaceAll("\n", "\u200b\n\ufeff\u00a0")],
  [
    "lower case marks",
    (text) => text.replace(/INICIO CUADRA (\w+)|FIN CUADRA (\w+)/g, (all) => all.toLowerCase()),
  ],
];

describe("ED-42 a packet as text", () => {
  it.each(CHATS)("is read after %s", (_what, change) => {
    fc.assert(
      fc.property(bytes, kind, (given, of) => {
        expect(readArmour(change(toArmour(given, of)))).toEqual([given]);
      }),
      { numRuns: 60 },
    );
  });

  it("reads several, one after the other or without their ends", () => {
    fc.assert(
      fc.property(fc.array(bytes, { minLength: 2, maxLength: 5 }), (given) => {
        const texts = given.map((each) => toArmour(each, "entrega"));
        expect(readArmour(texts.join("\ny esta otra:\n"))).toEqual(given);
        const endless = texts.map((text) => text.replace(/\n== FIN.*$/, ""));
        expect(readArmour(endless.join("\n"))).toEqual(given);
      }),
      { numRuns: 40 },
    );
  });

  it("reads a packet without marks, and one in a link among words", () => {
    const packet = Uint8Array.from({ length: 120 }, (_, at) => MARK[at] ?? at);
    expect(readArmour(` ${toBase64url(packet)} `)).toEqual([packet]);
    const link = toLink(packet, "https://cuadra.example/educacion/abrir");
    expect(readArmour(`Únete: ${link} y nos vemos`)).toEqual([packet]);
  });

  it("finds nothing in other texts, whatever they are", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        expect(readArmour(text.replace(/cuadra/gi, ""))).toEqual([]);
      }),
    );
    expect(readArmour("x".repeat(5_000_000))).toEqual([]);
    expect(readArmour("INICIO CUADRA ENTREGA ".repeat(2000)).length).toBeLessThanOrEqual(500);
  });
});

describe("ED-42 a packet in a link", () => {
  it("comes back from the fragment, and long ones have no link", () => {
    fc.assert(
      fc.property(bytes, (given) => {
        const link = toLink(given, "https://cuadra.example/educacion/abrir");
        expect(link).toContain("/educacion/abrir#");
        expect(readLink(link ?? "")).toEqual(given);
        expect(readLink(new URL(link ?? "").hash)).toEqual(given);
      }),
    );
    expect(toLink(new Uint8Array(1500), "https://cuadra.example/")).toBeNull();
  });

  it.each(["", "#", "#cuadra=", "#cuadra=%F0", "#otra=abc", "x".repeat(200_000)])(
    "is none in %.20s",
    (address) => {
      expect(readLink(address)).toBeNull();
    },
  );
});
