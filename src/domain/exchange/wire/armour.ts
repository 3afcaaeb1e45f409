import { PACKET_KINDS, type PacketKind } from "../message.ts";
import { toBase64url } from "./base64url.ts";
import { packetOf, readLink } from "./link.ts";

const LINE = 64;
/** Longer texts are cut before they are looked at: a packet of the largest size, with room for what a chat adds. */
const LONGEST_TEXT = 4 * 1024 * 1024;
const MOST_PACKETS = 500;

/** A packet as text to paste into a chat or a mail. */
export function toArmour(bytes: Uint8Array, kind: PacketKind): string {
  const name = kind.toUpperCase();
  const lines = toBase64url(bytes).match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
  return [`== INICIO CUADRA ${name} ==`, ...lines, `== FIN CUADRA ${name} ==`].join("\n");
}

/** A word that a chat may have broken at any letter. */
const broken = (word: string) => Array.from(word).join("\\s*");
const KINDS = PACKET_KINDS.map((kind) => broken(kind.toUpperCase())).join("|");
const BEGIN = `${broken("INICIOCUADRA")}\\s*(?:${KINDS})`;
const END = `${broken("FINCUADRA")}(?:\\s*(?:${KINDS}))?`;
/** What stands between two marks, whatever a chat made of their signs, spaces and capitals. */
const BLOCK = new RegExp(`${BEGIN}([\\s\\S]*?)(?:${END}|(?=${BEGIN})|$)`, "gi");
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Dashes that a writing program made of one hyphen, or of two, within the letters. */
const TYPED_DASHES = /(?<=[A-Za-z0-9_-])[\u2010-\u2014\u2212]+|[\u2010-\u2014\u2212]+(?=[A-Za-z0-9_-])/g;
/** What chats put before each line: quotes, and who said it when. */
const LINE_HEAD = /^[\s>|]*(?:\[[^\]\n]{1,40}\]\s*[^:\n]{1,60}:\s)?/gm;
const LINK = /https?:\/\/[^\s<>"]+/g;
/** The mark of a packet begins so in base64url. */
const BARE = /iUNVQURSQQ[A-Za-z0-9_-]{80,}/g;

function readBlock(block: string): Uint8Array<ArrayBuffer> {
  const letters = block
    .replace(LINE_HEAD, "")
    .replace(TYPED_DASHES, (dashes) => dashes.replaceAll("\u2014", "--").replace(/[^-]/g, "-"))
    .replace(/[^A-Za-z0-9_-]/g, "");
  return packetOf(letters) ?? new Uint8Array();
}

/** The packets in a text: between marks, in links, or bare. Empty if it has none; each is yet to be checked. */
export function readArmour(text: string): readonly Uint8Array<ArrayBuffer>[] {
  const given = text.slice(0, LONGEST_TEXT).replace(UNSEEN, " ");
  const blocks = Array.from(given.matchAll(BLOCK), ([, block = ""]) => readBlock(block));
  if (blocks.length > 0) return blocks.slice(0, MOST_PACKETS);
  const links = Array.from(given.matchAll(LINK), ([link]) => readLink(link)).filter((each) => each !== null);
  if (links.length > 0) return links.slice(0, MOST_PACKETS);
  const bare = given.replace(LINE_HEAD, "").replace(/\s+/g, "");
  return Array.from(bare.matchAll(BARE), ([letters]) => readBlock(letters)).slice(0, MOST_PACKETS);
}
