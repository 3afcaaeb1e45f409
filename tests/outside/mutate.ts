import fc from "fast-check";

/** What breaks readers: names of prototypes, numbers and days that do not exist, signs of other formats, devices. */
const HOSTILE = [
  "__proto__",
  "constructor",
  "toString",
  "null",
  "true",
  "NaN",
  "-0",
  "1e999",
  "9007199254740993",
  "2026-02-30",
  "2026-13-01",
  "2026-11",
  "0000-01-01",
  "99999-01-01",
  "-000001-01-01",
  "900.123.456-7",
  "=1+1",
  "@SUM(A1)",
  "\uff1d1+1",
  "\t",
  "\r\n",
  "\u0000",
  "\u202e",
  "\ufeff",
  "\ud800",
  "👨‍👩‍👧",
  "CON",
  "NUL.xlsx",
  "../",
  "//e.example",
  "/\\e.example",
  "javascript:alert(1)",
  "%00",
  "%2e%2e",
  "%",
  "<img src=x onerror=alert(1)>",
  '"',
  "[",
  "]",
  "{",
  "}",
  ",",
  ":",
  ";",
  "x".repeat(300),
] as const;

const VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  -0,
  0.5,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  "",
  [],
  {},
  [[]],
  { toString: 1 },
  ...HOSTILE,
];

type Change = readonly [kind: "cut" | "double" | "put" | "flip" | "swap", at: number, length: number];

const place = fc.integer({ min: 0, max: 0xffff });
const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.tuple(fc.constantFrom("cut", "double", "put", "flip", "swap"), place, place),
  { minLength: 1, maxLength: 4 },
);

function changeText(text: string, [kind, where, length]: Change): string {
  const at = text.length === 0 ? 0 : where % (text.length + 1);
  const end = at + 1 + (length % 12);
  const hostile = HOSTILE[length % HOSTILE.length] ?? "";
  switch (kind) {
    case "cut":
      return text.slice(0, at) + text.slice(end);
    case "double":
      return text.slice(0, end) + text.slice(at);
    case "put":
      return text.slice(0, at) + hostile + text.slice(at);
    case "flip":
      return text.slice(0, at) + String.fromCharCode(length % 0x3000) + text.slice(at + 1);
    case "swap":
      return text.slice(0, at) + hostile + text.slice(end);
  }
}

/** Places of a value, each as the way to it. */
function waysInto(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, each]) => waysInto(each, [...way, key]))];
}

function replaceAt(value: unknown, [key, ...way]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === key ? replaceAt(each, way, by) : each));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, each]) => [
      name,
      name === key ? replaceAt(each, way, by) : each,
    ]),
  );
}

function changeValue(value: unknown, [kind, where, length]: Change): unknown {
  const ways = waysInto(value);
  const way = ways[where % ways.length] ?? [];
  if (kind !== "cut") return replaceAt(value, way, VALUES[length % VALUES.length]);
  const [last = "", ...before] = [...way].reverse();
  const parent = before
    .reverse()
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);
  if (last === "" || typeof parent !== "object" || parent === null || Array.isArray(parent)) return value;
  const { [last]: _gone, ...rest } = parent as Record<string, unknown>;
  return replaceAt(value, before, rest);
}

/** Valid texts with up to four faults. Texts of JSON are also changed as values, so that they can still be parsed. */
export function mutatedText(examples: readonly string[]): fc.Arbitrary<string> {
  const plain = fc
    .tuple(fc.constantFrom(...examples), changes)
    .map(([text, faults]) => faults.reduce(changeText, text));
  const values = examples.flatMap((text) => {
    try {
      return [JSON.parse(text) as unknown];
    } catch {
      return [];
    }
  });
  const anything = fc.string({ unit: "binary", maxLength: 80 });
  if (values.length === 0)
    return fc.oneof({ weight: 9, arbitrary: plain }, { weight: 1, arbitrary: anything });
  const parsed = mutatedValue(values).map((value) => JSON.stringify(value) ?? "");
  return fc.oneof(
    { weight: 4, arbitrary: plain },
    { weight: 5, arbitrary: parsed },
    { weight: 1, arbitrary: anything },
  );
}

/** Valid values with up to four faults, as a channel may carry them. */
export function mutatedValue(examples: readonly unknown[]): fc.Arbitrary<unknown> {
  const faulty = fc
    .tuple(fc.constantFrom(...examples), changes)
    .map(([value, faults]) => faults.reduce(changeValue, value));
  return fc.oneof({ weight: 9, arbitrary: faulty }, { weight: 1, arbitrary: fc.anything() });
}
