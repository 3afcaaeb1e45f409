import type { XmlElement } from "#domain/invoice/xml-element.ts";

/** An element with a text or with others in it. */
export function element(
  name: string,
  inside: string | readonly XmlElement[] = [],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  const told = new Map(Object.entries(attributes));
  return typeof inside === "string"
    ? { name, attributes: told, children: [], text: inside }
    : { name, attributes: told, children: inside, text: "" };
}

/** The same at the end of a path of names. */
export function nested(path: readonly string[], inside: string | readonly XmlElement[]): XmlElement {
  const [name = "", ...rest] = path;
  return rest.length === 0 ? element(name, inside) : element(name, [nested(rest, inside)]);
}
