/** An element of a read XML, by its name without prefix. Attributes: the few that a reader asked for. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** All elements at the end of a path of names. */
export function elementsAt(from: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  let found: readonly XmlElement[] = [from];
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((each) => each.name === name));
  return found;
}

/** The first of them; null if there is none. */
export function elementAt(from: XmlElement, ...path: readonly string[]): XmlElement | null {
  return elementsAt(from, ...path)[0] ?? null;
}

/** The text of the first of them, without blanks around it; empty if there is none. */
export function textAt(from: XmlElement, ...path: readonly string[]): string {
  return elementAt(from, ...path)?.text.trim() ?? "";
}
