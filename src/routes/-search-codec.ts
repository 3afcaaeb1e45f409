/**
 * Readable query strings: `?periodo=2026-11&asiento=12`, every value plain text. Not the router's own codec, which
 * reads values as JSON: it would turn one account code into a number and put quotes around the next.
 */
const LONGEST = 8_192;

export function readQuery(query: string): Record<string, string> {
  const values: Record<string, string> = {};
  if (query.length > LONGEST) return values;
  for (const [key, value] of new URLSearchParams(query)) {
    if (key !== "__proto__" && !Object.hasOwn(values, key)) values[key] = value;
  }
  return values;
}

/** Returns "" or "?a=b". Values that are absent, false or not plain are left out. */
export function writeQuery(search: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === "string" || typeof value === "number" || value === true)
      query.append(key, String(value));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
