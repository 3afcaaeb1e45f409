import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Folder of the production build. CUADRA_OUT changes it, so that several builds can run side by side. */
export function outDir() {
  return resolve(ROOT, process.env.CUADRA_OUT || "dist");
}
