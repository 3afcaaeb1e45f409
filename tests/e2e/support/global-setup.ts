import { existsSync } from "node:fs";
import { join } from "node:path";
import { outDir } from "../../../scripts/paths.mjs";
import { startServer } from "../../../scripts/serve.mjs";

/** One server for the whole run, on a port assigned by the system; tests read its address from the environment. */
async function startForAll(): Promise<() => Promise<void>> {
  const dir = outDir();
  if (!existsSync(join(dir, "index.html")))
    throw new Error(`There is no build in ${dir}: run npm run build first`);
  const server = await startServer({ dir });
  process.env.CUADRA_URL = server.url;
  return () => server.close();
}

// Playwright takes a global setup only as the default export.
// biome-ignore lint/style/noDefaultExport: the tool's own contract
export default startForAll;
