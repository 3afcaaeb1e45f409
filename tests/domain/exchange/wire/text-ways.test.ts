import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PacketKind } from "#domain/exchange/message.ts";
import { readArmour, toArmour } from "#domain/exchange/wire/armour.ts";
import { readLink, toLink } from "#domain/exchange/wire/link.ts";
import { joinPacket, packetHead, splitPacket } from "#domain/exchange/wire/packet-head.ts";
import { idOf } from "#tests/support/exchange/messages.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const PAGE = "https://cuadra.example/educacion/dashboard?type=student";

/** A packet whose head holds, of any body. */
function packetOf(body: Uint8Array, kind: PacketKind = "entrega"): Bytes {
  const head = { kind, id: idOf("submission", 3), sealed: true };
  return joinPacket(packetHead(head, body.length), new Uint8Array(32).fill(7), body);
}

const packets = fc.uint8Array({ minLength: 60, maxLength: 500 }).map((body) => packetOf(body));

/** What stands about a link, or is put into it, on its way. */
const LINK_WAYS: readonly (readonly [what: string, change: (link: string) => string])[] = [
  ["a full stop after it", (link) => `${link}.`],
  ["brackets", (link) => `(${link})`],
  ["the marks of slanted letters", (link) => `_${link}_`],
  ["a dash after it", (link) => `${link}-`],
  ["a sentence that goes on without a blank", (link) => `${link},gracias`],
  ["quotes", (link) => `“${link}”`],
  ["another parameter", (link) => `${link}&utm_source=whatsapp`],
  ["a sign of its own written with its number", (link) => link.replace("#cuadra=", "#cuadra%3D")],
  [
    "both signs so, as a page that guards addresses writes them",
    (link) => link.replace("#cuadra=", "%23cuadra%3D"),
  ],
];

describe("ED-42 a link among words", () => {
  it.each(LINK_WAYS)("is read with %s", (_what, change) => {
    fc.assert(
      fc.property(packets, (packet) => {
        const link = toLink(packet, PAGE) ?? "";
        expect(readArmour(`Profe: ${change(link)}\nQuedo atenta`)).toEqual([packet]);
      }),
      { numRuns: 40 },
    );
  });

  it("says how much is missing of one that a chat cut, wherever it was cut", () => {
    fc.assert(
      fc.property(packets, fc.integer({ min: 1, max: 60 }), (packet, cut) => {
        const link = (toLink(packet, PAGE) ?? "").slice(0, -cut);
        const bytes = readLink(link);
        const split = bytes === null ? null : splitPacket(bytes);
        const missing =
          split === null || split.ok || split.error.kind !== "truncated" ? 0 : split.error.missing;
        expect(missing).toBeGreaterThanOrEqual(Math.floor((cut * 6) / 8));
        expect(missing).toBeLessThanOrEqual(Math.ceil((cut * 6) / 8) + 1);
      }),
      { numRuns: 80 },
    );
  });

  it("says that it is cut where only its beginning came", () => {
    const link = toLink(packetOf(new Uint8Array(60)), PAGE) ?? "";
    const begin = readLink(link.slice(0, link.indexOf("cuadra=") + 7 + 16));
    expect(splitPacket(begin ?? new Uint8Array())).toEqual({
      ok: false,
      error: { kind: "truncated", missing: null },
    });
  });
});

/** What a chat or a writing program makes of a pasted message. */
const TEXT_WAYS: readonly (readonly [what: string, change: (text: string) => string])[] = [
  ["a blank every five letters", (text) => text.replace(/(.{5})/g, "$1 ")],
  ["a no-break blank before each line", (text) => text.replace(/^/gm, "\u00a0")],
  ["hyphens made dashes", (text) => text.replaceAll("--", "\u2014").replaceAll("-", "\u2010")],
  ["quotes about it", (text) => `«${text}»`],
  ["quoted twice by a mail", (text) => text.replace(/^/gm, ">> ")],
  [
    "its last line lost and a signature after it",
    (text) => `${text.replace(/\n== FIN.*$/, "")}\n\nEnviado desde mi iPhone`,
  ],
  [
    "the words of who wrote next",
    (text) => `${text.replace(/\n== FIN.*$/, "")}\n[22/11/26, 9:15 p. m.] Luis: listo profe`,
  ],
  ["all in one line", (text) => text.replaceAll("\n", "")],
];

describe("ED-42 a packet as text, by what comes after it", () => {
  it.each(TEXT_WAYS)("is read with %s", (_what, change) => {
    fc.assert(
      fc.property(packets, (packet) => {
        expect(readArmour(change(toArmour(packet, "entrega")))).toEqual([packet]);
      }),
      { numRuns: 40 },
    );
  });

  it("is cut, not foreign, where its last lines are missing", () => {
    const packet = packetOf(new Uint8Array(400).fill(9));
    const lines = toArmour(packet, "entrega").split("\n");
    const [bytes = new Uint8Array()] = readArmour(lines.slice(0, -3).join("\n"));
    expect(splitPacket(bytes)).toMatchObject({ ok: false, error: { kind: "truncated" } });
  });
});
