/** Words of a name that are written small within it: "Juan de la Cruz". */
const SMALL = new Set(["de", "del", "la", "las", "los", "y", "e"]);

const isInCapitals = (name: string): boolean => name === name.toUpperCase();

/** "DE LA CRUZ PEÑA" as "De la Cruz Peña". A name that is not in capitals is as it was written. */
function written(name: string): string {
  if (!isInCapitals(name)) return name;
  return name
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word, at: number) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

/**
 * What somebody is called in a greeting (ED-155). A list that puts surnames first says so with a comma: "Acosta Rivera,
 * Juan Pablo" is Juan. Without one, which word is the given name is not known of long names nor of lists in capitals,
 * and the whole name is right.
 */
export function calledName(name: string): string {
  const given = name.split(",")[1]?.trim() ?? "";
  const words = (given || name.replaceAll(",", "")).trim().split(/\s+/);
  const isKnown = given !== "" || (words.length === 2 && !isInCapitals(name));
  return written(isKnown ? (words[0] ?? name) : words.join(" "));
}
