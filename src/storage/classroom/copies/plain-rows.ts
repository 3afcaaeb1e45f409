import { fromBase64url, toBase64url } from "#domain/exchange/wire/base64url.ts";
import { isObject } from "../../shapes/shape.ts";

/** How bytes stand in JSON: an object of this one name. */
const BYTES = "$bytes";

/** A row as JSON, its bytes as text. */
export function rowAsJson(row: unknown): string {
  return JSON.stringify(row, (_key, each: unknown) =>
    each instanceof Uint8Array ? { [BYTES]: toBase64url(each) } : each,
  );
}

/** A row that came from JSON, with its bytes again. A text that is none stays an object, which no shape takes. */
export function withBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBytes);
  if (!isObject(value)) return value;
  const names = Object.keys(value);
  const text = value[BYTES];
  if (names.length === 1 && typeof text === "string") return fromBase64url(text) ?? value;
  return Object.fromEntries(
    names.filter((name) => name !== "__proto__").map((name) => [name, withBytes(value[name])]),
  );
}

/** Equal for two rows exactly if their contents are: bytes as text, names in order. */
export function rowText(row: unknown): string {
  return JSON.stringify(row, (_key, each: unknown) => {
    if (each instanceof Uint8Array) return { [BYTES]: toBase64url(each) };
    if (!isObject(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
