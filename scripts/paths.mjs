import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The top of the repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Where the production build goes; CUADRA_OUT moves it, for whoever builds beside somebody else. */
export function outDir() {
  return resolve(ROOT, process.env.CUADRA_OUT ?? "dist");
}
