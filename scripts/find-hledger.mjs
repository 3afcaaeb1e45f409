import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { run } from "./run.mjs";

/** Version of the installed hledger, or null. */
export function findHledger() {
  try {
    return execFileSync(process.env.HLEDGER_PATH || "hledger", ["--version"], {
      encoding: "utf8",
      timeout: 30_000,
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}

const MANAGERS = {
  linux: ["apt-get", [["update"], ["install", "-y", "--no-install-recommends", "hledger"]]],
  darwin: ["brew", [["install", "hledger"]]],
};

/**
 * Installs hledger in CI only. Elsewhere the tests that need it are skipped with a message, since it is not part of
 * the product.
 */
export async function ensureHledger() {
  const here = findHledger();
  if (here !== null || !process.env.CI) return here;
  const [manager, steps] = MANAGERS[process.platform] ?? [];
  if (manager === undefined) return null;
  console.log(`No hay un hledger instalado: se intenta con ${manager}…`);
  const prefix = manager === "brew" || process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const step of steps) {
    const [command, ...args] = [...prefix, manager, ...step];
    await run(command, args, { limit: 300_000, env: { DEBIAN_FRONTEND: "noninteractive" } });
  }
  return findHledger();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log((await ensureHledger()) ?? "hledger no está instalado (Debian: apt-get install hledger).");
}
