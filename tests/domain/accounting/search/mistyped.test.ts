import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { soundOf } from "#domain/accounting/search/sounds.ts";
import { corrections, isOneEdit, withoutDiminutive } from "#domain/accounting/search/typos.ts";

/** All words that one slip makes of a word, tried one by one. */
function slips(word: string, letters: string): ReadonlySet<string> {
  const made = new Set([word]);
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) made.add(before + letter + after);
    if (after === "") continue;
    made.add(before + after.slice(1));
    for (const letter of letters) made.add(before + letter + after.slice(1));
    if (after.length > 1) made.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  return made;
}

it("one slip is a letter more, less, changed or in its neighbour's place, as trying them all finds", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect([a, b, isOneEdit(a, b)]).toEqual([a, b, slips(a, "abc").has(b)]);
    }),
  );
  for (const [a, b, is] of [
    ["luz", "luz", true],
    ["luz", "lu", true],
    ["lu", "luz", true],
    ["luz", "lus", true],
    ["luz", "ulz", true],
    ["luz", "lzu", true],
    ["abcd", "badc", false],
    ["luz", "l", false],
    ["luza", "zlua", false],
    ["abxd", "bayd", false],
    ["ca", "ab", false],
    ["ab", "ca", false],
  ] as const)
    expect([a, b, isOneEdit(a, b)]).toEqual([a, b, is]);
});

describe("words that sound alike in Colombia", () => {
  it.each([
    ["bisicleta", "bicicleta"],
    ["serbicios", "servicios"],
    ["hiba", "iva"],
    ["queso", "keso"],
    ["quincena", "kinsena"],
    ["cuota", "quota"],
    ["zapato", "sapato"],
    ["cesantias", "sesantias"],
    ["gerente", "jerente"],
    ["girar", "jirar"],
    ["llanta", "yanta"],
    ["inpuesto", "impuesto"],
    ["conbo", "combo"],
    ["wifi", "bifi"],
    ["exito", "esito"],
    ["arrendar", "arendar"],
  ])("%s and %s", (a, b) => expect(soundOf(a)).toBe(soundOf(b)));

  it.each([
    ["guerra", "gerra"],
    ["guiso", "giso"],
    ["chico", "cico"],
    ["gana", "jana"],
    ["cama", "sama"],
    ["pena", "pela"],
    ["canto", "camto"],
  ])("not %s and %s", (a, b) => expect(soundOf(a)).not.toBe(soundOf(b)));

  it.each([
    ["tintico", "tinto"],
    ["casita", "casa"],
    ["cafecito", "cafo"],
    ["motorcito", "motoro"],
    ["panecitos", "panos"],
    ["mesa", "mesa"],
    ["credito x", "credito x"],
  ])("%s is a small %s", (small, word) => expect(withoutDiminutive(small)).toBe(word));
});

it("the u of gue and gui is silent, that of gua is not", () => {
  expect(["guiso", "guerra", "guante"].map((word) => soundOf(word).length)).toEqual([4, 4, 6]);
});

describe("what a mistyped word may be", () => {
  const KNOWN = [
    "arriendo",
    "bicicleta",
    "bisagra",
    "bodega",
    "casa",
    "cemento",
    "iva",
    "papeleria",
    "servicio",
    "tinto",
    "tornillo",
  ];
  // Each with a list of its own: what a list sounds like is read once.
  const of = (word: string, known: readonly string[] = KNOWN) => corrections(word, [...known]);

  it.each<[string, readonly string[]]>([
    ["bisicleta", ["bicicleta"]],
    ["serbicio", ["servicio"]],
    ["tintico", ["tinto"]],
    ["arreindo", ["arriendo"]],
    ["arrindo", ["arriendo"]],
    ["papeleira", ["papeleria"]],
    ["semento", ["cemento"]],
    ["tornilllo", ["tornillo"]],
    // A beginning is no slip, a short word says too little, and a number is none.
    ["arrie", []],
    ["arriendo", []],
    ["bode", []],
    ["servici", []],
    ["qwertico", []],
    ["tornill", []],
    ["ivaa", []],
    ["cassa", ["casa"]],
    ["cemento2", []],
    ["qwerty", []],
  ])("%s: %j", (word, words) => expect(of(word)).toEqual(words));

  it("rather begins as it was typed, three at most, and is no short word", () => {
    expect(of("ganar", ["banar", "ganas"])).toEqual(["ganas", "banar"]);
    expect(of("ganar", ["ganas", "banar"])).toEqual(["ganas", "banar"]);
    expect(of("ganar", ["banar", "canar"])).toEqual(["banar", "canar"]);
    expect(of("pesar", ["besar", "cesar", "pesas", "pesan", "posar"])).toEqual(["pesas", "pesan", "posar"]);
    expect(of("vesar", ["besar", "bezar", "vezar", "bessar"])).toEqual(["besar", "bezar", "vezar"]);
    expect(of("ganar", ["gana"])).toEqual([]);
    expect(of("zzzzzz", [])).toEqual([]);
    // The last of the list, and one after all of them.
    expect(of("tornil", KNOWN)).toEqual([]);
    expect(of("zapato", KNOWN)).toEqual([]);
  });
});
