import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
}
type Locked = Readonly<Record<string, LockedPackage>>;

/** Readers of workbooks and archives with advisories that no release of the public registry mends. */
const SHUNNED = new Set(["xlsx", "xlsx-style", "exceljs", "node-xlsx", "unzip", "adm-zip"]);

/** What is shipped with the application and opens what strangers made. A new one is looked at before it is added. */
const OPENS_FILES = ["hucre"];

/** Prints a request for money and does nothing else; of the library of PDF, and in no bundle. */
const MAY_RUN = new Set(["core-js"]);

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

function problemsOf(packages: Locked): readonly string[] {
  return Object.entries(packages).flatMap(([path, each]) => {
    if (path === "") return [];
    const name = nameOf(path);
    const problems: string[] = [];
    if (SHUNNED.has(name)) problems.push(`${name} is not to be used`);
    if (each.link || each.inBundle) return problems;
    // Builds for other systems, which this lock file was not made on, are locked by what asks for them.
    const isElsewhere = each.optional && each.integrity === undefined;
    if (!isElsewhere && !each.integrity?.startsWith("sha512-"))
      problems.push(`${name} is not what was locked`);
    if (each.resolved !== undefined && !each.resolved.startsWith("https://registry.npmjs.org/"))
      problems.push(`${name} comes from ${each.resolved}`);
    if (!each.dev && each.hasInstallScript && !MAY_RUN.has(name))
      problems.push(`${name} runs as it is installed`);
    return problems;
  });
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { readonly packages: Locked };
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

describe("SE-03 what reads strangers' files is known and as it was locked", () => {
  it("no shunned reader, nothing without its hash or from elsewhere, nothing shipped that runs when installed", () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
    expect(problemsOf(lock.packages)).toEqual([]);
  });

  it("finds each of them where it is planted", () => {
    const integrity = "sha512-x";
    expect(
      problemsOf({
        "node_modules/xlsx": { version: "0.18.5", integrity },
        "node_modules/a/node_modules/adm-zip": { integrity, dev: true },
        "node_modules/b": { version: "1.0.0" },
        "node_modules/c": { integrity: "sha1-x" },
        "node_modules/d": { integrity, resolved: "git+https://github.com/x/d.git" },
        "node_modules/e": { integrity, hasInstallScript: true },
        "node_modules/f": { integrity, hasInstallScript: true, dev: true },
      }),
    ).toHaveLength(6);
  });

  it("one library opens files, and it is one of those that are shipped", () => {
    const shipped = Object.keys(manifest.dependencies);
    const reads = shipped.filter((name) => /xls|sheet|zip|csv|hucre|pdf-parse|pdfjs|xml/i.test(name));
    expect(reads).toEqual(OPENS_FILES);
  });
});
