import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BOOK_PLACES } from "#reports/book-places.ts";
import { REPORTS } from "#reports/reports.ts";
import { ROOT } from "../../../scripts/paths.mjs";

/** Addresses of a route with a parameter; a route without an entry here fails the tests that ask for it. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  "/dashboard/libro-contable/$report": [...REPORTS, ...Object.values(BOOK_PLACES)].map(
    ({ path }) => `/dashboard/libro-contable/${path}`,
  ),
  // A run that does not exist has a screen too, which says so.
  "/dashboard/nomina/$run": ["/dashboard/nomina/run_01a1fdd3-4651-7834-878c-f3e6cf0c5bc5"],
};

/** Every address of the route tree, so that a new route is tested without anybody remembering it. */
export function routeTree(): readonly string[] {
  const tree = readFileSync(join(ROOT, "src/routeTree.gen.ts"), "utf8");
  const union = /fullPaths:\n([^;]*);/.exec(tree)?.[1] ?? "";
  const paths = [...union.matchAll(/"([^"]+)"/g)].map(([, path = ""]) => path.replace(/(.)\/$/, "$1"));
  return [...new Set(paths)].flatMap((path) => (path.includes("$") ? (ADDRESSES[path] ?? [path]) : [path]));
}
