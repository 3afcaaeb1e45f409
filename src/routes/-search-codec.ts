/**
 * Query strings as people write them: `?periodo=2026-11&asiento=12`, every value plain text. Not the router's own
 * codec, which reads values as JSON: it would make a number of an account code and put quotes around the next.
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

/** "" or "?a=b". What is absent, false or no plain value is left out. */
export function writeQuery(search: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === "string" || typeof value === "number" || value === true)
      query.append(key, String(value));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
