import { execFileSync } from "node:child_process";

// An independent program for double-entry books: https://hledger.org (Debian: hledger).
const COMMAND = process.env.HLEDGER_PATH || "hledger";

function call(args: readonly string[], journal: string): string {
  return execFileSync(COMMAND, ["--file", "-", ...args], {
    input: journal,
    encoding: "utf8",
    timeout: 60_000,
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    stdio: ["pipe", "pipe", "pipe"],
  });
}

/** Its version, or null if it is not installed. */
export function hledgerVersion(): string | null {
  try {
    return execFileSync(COMMAND, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}

/** Rows of one of its reports. */
export function hledgerRows(report: readonly string[], journal: string): string[][] {
  const lines = call([...report, "--output-format", "csv"], journal).split("\n");
  return lines
    .filter((each) => each !== "")
    .map((each) =>
      each
        .slice(1, -1)
        .split('","')
        .map((cell) => cell.replaceAll('""', '"')),
    );
}

/** Throws unless hledger accepts the journal: it parses, and every transaction balances. */
export function hledgerChecks(journal: string): void {
  call(["check"], journal);
}

/** "1500 COP" as 1500, "0" as 0. */
export function pesosIn(cell: string | undefined): number {
  return Number((cell ?? "").replace(" COP", ""));
}
