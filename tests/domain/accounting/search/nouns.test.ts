import { expect, it } from "vitest";
import { nounByKey, nounClasses, nounNames, nounWords, readNouns } from "#domain/accounting/search/nouns.ts";
import { tokensOf, wordKey } from "#domain/accounting/search/tokens.ts";

const codes = (readings: readonly { readonly puc: string }[] = []) =>
  readings.map(({ puc }) => puc || "none").join();

it.each([
  // Merchandise of a shop is also a purchase; a side that is not named has no account.
  ["pala", "1435,6205/4135 debit"],
  ["horno chico", "1435,6205/4135 debit"],
  ["nevera", "1536/ debit"],
  ["viaje", "/4145 credit"],
  ["taxi", "519545/4145 debit"],
  ["palo", "/ undefined"],
])("the accounts of the thing %s are %s", (name, expected) => {
  const things = readNouns({
    "1435/4135": "pala horno_chico",
    "1536": "nevera",
    "/4145": "viaje",
    "519545/4145": "taxi",
  });
  const group = things.get(wordKey(tokensOf(name)));
  expect(`${codes(group?.debit)}/${codes(group?.credit)} ${group?.lean}`).toBe(expected);
  expect(group?.isAccount).not.toBe(true);
});

it("things are of the classes that deeds treat alike, by the account that they are bought on or the trade that sells them", () => {
  const classes = nounClasses();
  const classesOf = (word: string) =>
    classes.flatMap(([name, words]) => (words.split(" ").includes(word) ? [name] : []));
  expect(classesOf("pala")).toEqual(["GDS"]);
  expect(classesOf("seda")).toEqual(["RAW"]);
  expect(classesOf("horno_industrial")).toEqual(["E35"]);
  // Used up, and not told apart.
  expect(classesOf("taxi_del_mensajero")).toEqual([]);
  const names = classes.map(([name]) => name);
  for (const name of ["FOD", "E15", "E20", "E25", "E40", "T45"]) expect(names).toContain(name);
  expect(names).not.toContain("T40");
  for (const each of classes) expect(each).toHaveLength(2);
});

it("their names and words are known, and each is found by its own", () => {
  expect(nounNames()).toContain("taxi_del_mensajero");
  expect(nounNames().every((name) => name.includes("_"))).toBe(true);
  for (const word of ["pala", "taxi", "mensajero"]) expect(nounWords()).toContain(word);
  expect(nounWords().some((word) => /[ _]/.test(word))).toBe(false);
  expect(codes(nounByKey("pala")?.debit)).toBe("1435,6205");
  expect(nounByKey("qwerty")).toBeNull();
});
