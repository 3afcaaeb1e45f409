import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { landingPlanRows } from "#features/landing/body/plan-rows.ts";
import { bodyTexts } from "#features/landing/body/texts.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** The rows of docs/promises.md. */
const rows = read("docs/promises.md")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Sentence") && !line.startsWith("| ---"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, sentence = "", place = "", test = ""]) => ({ sentence, place, test: test.replaceAll("`", "") }));

const { hero, benefits, audience, products, workspaces, plans, about } = bodyTexts;

/** What the public page says that the product does. */
const said: readonly string[] = [
  hero.text,
  ...benefits.map(({ text }) => text),
  ...audience.profiles.flatMap(({ hook, benefit, heading, description, features }) => [
    hook,
    benefit,
    heading,
    description,
    ...features,
  ]),
  ...[products.create, products.journal, products.upload, products.analyze, products.payroll].map(
    ({ text }) => text,
  ),
  workspaces.text,
  workspaces.simple.text,
  workspaces.complex.text,
  plans.text,
  plans.premium.hook,
  plans.premiumNote,
  plans.freeNote,
  ...landingPlanRows().map(({ label }) => label),
  ...about.left.lines,
  ...about.right.lines,
];

/** The heads of what the README says that the product does today. */
const readme = [
  ...(read("README.md").split("## What it does today")[1]?.split("\n## ")[0] ?? "").matchAll(
    /^- \*\*(.+?)\*\*/gm,
  ),
].map(([, head]) => head ?? "");

describe("docs/promises.md", () => {
  it("has every sentence of the public page, of the plans and of the README, and no other", () => {
    const kept = new Set(rows.map(({ sentence }) => sentence));
    expect([...said, ...readme].filter((sentence) => !kept.has(sentence))).toEqual([]);
    const all = new Set([...said, ...readme]);
    expect([...kept].filter((sentence) => !all.has(sentence))).toEqual([]);
    expect(readme.length).toBeGreaterThan(10);
  });

  it("names for each a place and a test that is there", () => {
    expect(rows.filter(({ place }) => place === "")).toEqual([]);
    expect(rows.filter(({ test }) => !existsSync(join(ROOT, test))).map(({ test }) => test)).toEqual([]);
  });
});
