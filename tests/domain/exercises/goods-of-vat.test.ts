import { expect, it } from "vitest";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { type ExerciseWish, generateExercise } from "#domain/exercises/generate/generate-exercise.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";

const SEEDS = Array.from({ length: 60 }, (_, index) => index * 7_919 + 1);

/** What was bought and sold, by the VAT that the case tells of it. */
function goodsByVat({ solution }: Exercise): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { text } of solution.entries) {
    const [, goods = ""] = /(?:compró (.+) para la venta|vendió (.+?)) a /.exec(text)?.filter(Boolean) ?? [];
    const [, vat = "none"] = /(IVA del \d+%|exentos de IVA)/.exec(text) ?? [];
    if (goods !== "") found.set(vat, (found.get(vat) ?? new Set()).add(goods));
  }
  return found;
}

function wished(level: ExerciseWish["level"], seed: number, company = ""): Exercise {
  const made = generateExercise({
    title: "Ejercicio",
    topic: "vat",
    level,
    chart: "puc",
    accounts: [],
    vat: true,
    withholding: false,
    operations: 14,
    company,
    seed,
  });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

it("ED-170 sells nothing at 5% or exempt that the statute does not name so", () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const template = makeExercise("vat-rates", 1, seed);
    if (template === null) throw new Error("There is no such template");
    for (const exercise of [template, wished(4, seed), wished(5, seed, "Tienda Los Andes")]) {
      const goods = goodsByVat(exercise);
      for (const [vat, names] of goods) seen.add(`${vat}: ${[...names].join()}`);
    }
  }
  expect([...seen].toSorted()).toEqual([
    "IVA del 19%: productos de aseo",
    "IVA del 5%: café tostado",
    "exentos de IVA: huevos",
  ]);
});

it("ED-170 leaves the trade of a case with one rate, and the company that a teacher names", () => {
  const trades = new Set(SEEDS.map((seed) => goodsByVat(wished(3, seed)).get("IVA del 19%")));
  const names = new Set([...trades].flatMap((goods) => [...(goods ?? [])]));
  expect(names.size).toBeGreaterThan(5);
  expect(names).not.toContain("productos de aseo");
  expect(wished(5, 7, "Tienda Los Andes").case.statement[0]).toMatch(
    /^Tienda Los Andes \(.*\) vende víveres y productos de aseo en /,
  );
});

/** 50 UVT of 2026, rounded as ET art. 868 says. */
const EXCLUDED_UP_TO = 2_619_000;

it("ED-170 charges VAT on no computer of up to 50 UVT", () => {
  const prices = SEEDS.flatMap((seed) =>
    ([1, 3, 5] as const).flatMap((level) =>
      wished(level, seed).solution.entries.flatMap(({ text }) => {
        const [, price] = /computador para la oficina por \$\s([\d.]+) más IVA/.exec(text) ?? [];
        return price === undefined ? [] : [Number(price.replaceAll(".", ""))];
      }),
    ),
  );
  expect(prices.length).toBeGreaterThan(20);
  expect(prices.filter((price) => price <= EXCLUDED_UP_TO)).toEqual([]);
});
