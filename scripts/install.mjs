import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";
import { runNpm } from "./run.mjs";

/** Whether node_modules matches package-lock.json exactly, apart from what the platform leaves out. */
export function isInstalled(root = ROOT) {
  const hidden = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  try {
    const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
    const found = JSON.parse(readFileSync(hidden, "utf8")).packages;
    return isSameTree(wanted, found, root);
  } catch {
    return false;
  }
}

function isSameTree(wanted, found, root) {
  for (const [path, item] of Object.entries(found)) {
    if (wanted[path]?.version !== item.version) return false;
    if (!existsSync(join(root, path))) return false;
  }
  for (const [path, item] of Object.entries(wanted)) {
    if (path === "" || item.optional || item.devOptional || item.peer) continue;
    if (!found[path]) return false;
  }
  return true;
}

const QUIET = ["--include=dev", "--no-audit", "--no-fund"];

/**
 * Installs missing packages. Always includes development packages: the build needs them, whatever NODE_ENV says. `npm
 * ci` refuses a lock that lacks another system's optional packages; `npm install` accepts it.
 */
export async function ensureInstalled() {
  if (isInstalled()) return true;
  console.log("Instalando lo que falta…");
  if ((await runNpm(["ci", ...QUIET])) === 0) return true;
  console.log("Se intenta de otra manera (npm install)…");
  if ((await runNpm(["install", "--no-save", ...QUIET])) === 0) return true;
  console.error("No se pudieron instalar las dependencias. Revisa la conexión y vuelve a intentarlo.");
  return false;
}
