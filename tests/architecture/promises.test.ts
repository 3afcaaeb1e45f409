import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { KNOWLEDGE } from "#domain/assistant/knowledge.data.ts";
import { landingPlanRows } from "#features/landing/body/plan-rows.ts";
import { bodyTexts } from "#features/landing/body/texts.ts";
import { landingTexts } from "#features/landing/texts.ts";
import { routeTree } from "../e2e/support/route-tree.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

interface Row {
  readonly sentence: string;
  readonly place: string;
  readonly tests: readonly string[];
}

/** The rows of a list of promises. */
function rowsOf(text: string): readonly Row[] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (?:Sentence|-)/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, sentence = "", place = "", tests = ""]) => ({
      sentence,
      place,
      tests: tests.split(",").map((test) => test.trim().replaceAll("`", "")),
    }));
}

/** Texts of the page that name a thing, a step or a place and say nothing of what the product does. */
const { audience, contact, drawings, hero, ledger, plans, products, sample, workspaces, about } = bodyTexts;
const LABELS: ReadonlySet<unknown> = new Set<unknown>([
  hero.line,
  hero.last,
  hero.seeProducts,
  hero.openJournal,
  hero.register,
  hero.toDashboard,
  ...Object.values(ledger),
  ...Object.values(drawings),
  ...Object.values(contact),
  ...Object.values(sample.ways).flatMap(({ name, href }) => [name, href]),
  audience.title,
  audience.text,
  audience.professional,
  products.title,
  products.text,
  ...audience.profiles.flatMap(({ id, title }) => [id, title]),
  ...[products.create, products.journal, products.upload, products.analyze, products.payroll].map(
    ({ action }) => action,
  ),
  "Ver productos para mi negocio",
  "Ver productos para mi oficina",
  "Ver productos para empezar",
  products.journal.title,
  workspaces.title,
  workspaces.simple.title,
  workspaces.complex.title,
  workspaces.enter,
  workspaces.chooseView,
  plans.title,
  plans.free.name,
  plans.premium.name,
  plans.premium.stamp,
  plans.register,
  plans.yours,
  about.title,
  about.left.head,
  about.right.head,
  ...Object.values(landingTexts).filter((text) => text !== landingTexts.footer),
  // What a plan holds of a thing that has a line.
  "No",
  "Sí",
  "Nunca",
  "Sin límite",
]);

/** Every text in a value, however deep; what is made of parts is a label with a figure. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const descriptions = [...read("src/index.html").matchAll(/name="description" content="([^"]+)"/g)].map(
  ([, text = ""]) => text,
);

/** What the public page says that the product does. */
function saidOn(page: unknown): readonly string[] {
  return textsIn(page).filter((text) => !LABELS.has(text) && !/^(?:\d+|Desde la \d+\.ª del mes)$/.test(text));
}

/** The sentences of the README about what the product does, without their marks. */
function readmeSentences(readme: string): readonly string[] {
  const today = readme.split("## What it does today")[1]?.split("\n## ")[0] ?? "";
  const intro = readme.match(/^\*\*Finanzas y Contabilidad\.\*\* (.+)$/m)?.[1] ?? "";
  const opened = readme.match(/^From then on .+$/m)?.[0] ?? "";
  const bullets = [...today.matchAll(/^- (.+)$/gm)].map(([, text = ""]) => text.replaceAll("**", ""));
  // A head of a word or two is one with the sentence that it begins.
  const sentences = bullets.flatMap((text) => text.split(/(?<=;) |(?<=[a-zé)]\.) (?=[A-Z])/));
  const joined: string[] = [];
  for (const each of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && /^[A-Z][\w ]{2,20}\.$/.test(last) && HEADS.has(last))
      joined[joined.length - 1] = `${last} ${each}`;
    else joined.push(each);
  }
  return [...joined, intro, opened];
}

const HEADS = new Set([...read("README.md").matchAll(/^- \*\*(.+?\.)\*\*/gm)].map(([, head = ""]) => head));

const page = [bodyTexts, landingTexts, landingPlanRows(), descriptions];
const rows = rowsOf(read("docs/promises.md"));
const kept = new Set(rows.map(({ sentence }) => sentence));
const lacking = (said: readonly string[]) => said.filter((sentence) => !kept.has(sentence));

describe("docs/promises.md", () => {
  it("has every text of the public page, every cell of the plans and every sentence of the README, and no other", () => {
    const all = [...saidOn(page), ...readmeSentences(read("README.md"))];
    expect(lacking(all)).toEqual([]);
    const set = new Set(all);
    expect([...kept].filter((sentence) => !set.has(sentence))).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });

  it("fails for a text that is new, wherever it is written", () => {
    const promise = "Declara tus impuestos por ti.";
    for (const more of [
      { ...bodyTexts, fresh: { deep: [promise] } },
      { ...landingTexts, fresh: promise },
      [...landingPlanRows(), { label: "Empresas", free: promise, premium: "Sí" }],
    ])
      expect(lacking(saidOn(more))).toEqual([promise]);
    const readme = read("README.md").replace("- **Journal.**", `- **Taxes.** ${promise}\n- **Journal.**`);
    expect(lacking(readmeSentences(readme)).join()).toContain(promise);
    const longer = read("README.md").replace("The same entries.", `The same entries. ${promise}`);
    expect(lacking(readmeSentences(longer))).toEqual([promise]);
  });

  it("has as many labels as were looked at", () => {
    // A new one is read first: it must say nothing of what the product does.
    expect(LABELS.size).toBe(100);
  });

  it("names for each a place and tests that are there", () => {
    expect(rows.filter(({ place }) => place === "")).toEqual([]);
    const missing = rows.flatMap(({ tests }) => tests.filter((test) => !existsSync(join(ROOT, test))));
    expect(missing).toEqual([]);
  });

  it("names only places that a browser finds there", () => {
    const found = new Set([...routeTree(), "/recuperacion.html"]);
    const asked = rows
      .flatMap(({ place }) => place.split(","))
      .map((place) =>
        place
          .replace(/\(.*\)/, "")
          .replace(/\?.*/, "")
          .trim(),
      );
    expect(
      [...new Set(asked)].filter((place) => !found.has(place) && place !== "todas las pantallas"),
    ).toEqual([]);
  });

  it("says one description everywhere, and counts answers as they are", () => {
    const manifest = JSON.parse(read("manifest.webmanifest")) as { readonly description: string };
    expect(descriptions).toEqual([manifest.description]);
    expect(read("src/index.html")).toContain(`og:description" content="${bodyTexts.hero.text}"`);
    expect(read("README.md")).toContain(`${KNOWLEDGE.length} written answers`);
  });
});
