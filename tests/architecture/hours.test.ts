import ts from "typescript";
import { expect, it } from "vitest";
import { findNodes, listSources, parseSource, visitNodes } from "./sources.ts";

/** Halves of a day in a written text, and the platform's own ways to write a clock, which follow the device. */
const HALF = /\d[\d:}]*[\s\u00a0]?[ap]\.?[\s\u00a0]?m\.(?!\p{L})/iu;
const PLATFORM = new Set(["toLocaleTimeString", "toLocaleString", "DateTimeFormat", "hour12", "timeStyle"]);

/** The recovery page groups the digits of a count by the platform; it writes no clock that way. */
const COUNTS = "src/recovery/texts.ts";

function findHour(node: ts.Node): string | null {
  if (ts.isIdentifier(node)) return PLATFORM.has(node.text) ? node.text : null;
  const isTemplate = ts.isTemplateExpression(node);
  if (!isTemplate && !ts.isStringLiteralLike(node) && !ts.isJsxText(node)) return null;
  const text = isTemplate ? node.getText().slice(1, -1) : node.text;
  return HALF.test(text) ? text.slice(0, 60) : null;
}

it("DT-18 writes every hour of the clock from 00:00 to 23:59, by its own hand", () => {
  const paths = listSources("src").filter((path) => path !== COUNTS);
  expect(findNodes(paths, findHour)).toEqual([]);
});

it("finds each planted hour of half a day", () => {
  expect(findNodes(["tests/architecture/planted/hours.tsx"], findHour)).toHaveLength(5);
});

/**
 * Where the day of an hour is told otherwise: "hoy, 10:31", "ayer, 10:31", "el 20/11/2026 a las 10:31", "20/11, 10:31"
 * in a list of one month, and a greeting by the hour.
 */
const IN_WORDS = [
  "src/domain/kernel/format.ts",
  "src/features/education/teacher/hand-ins/hand-in-list.tsx",
  "src/features/education/teacher/home/home-rail.tsx",
  "src/features/education/teacher/home/teacher-home.tsx",
  "src/recovery/best-copy.ts",
  "src/session/notices/missing-banner.tsx",
];

it("DT-18 writes a day with its hour in one way", () => {
  const names = (path: string) => {
    const found = new Set<string>();
    visitNodes(parseSource(path), (node) => ts.isIdentifier(node) && found.add(node.text));
    return found;
  };
  const own = listSources("src").filter((path) => {
    const used = names(path);
    return used.has("timeInBogota") && (used.has("formatDay") || used.has("formatShortDay"));
  });
  expect(own).toEqual(IN_WORDS);
});
