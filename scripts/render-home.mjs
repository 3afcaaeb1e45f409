import { join } from "node:path";
import { runnerImport } from "vite";
import { ROOT } from "./paths.mjs";

/**
 * Writes the home page as HTML to standard output, rendered with the page's own components and texts. Runs as a
 * separate process that exits after writing: channels and timers opened by the components would keep the build alive.
 */
const { module } = await runnerImport("/paint-home.tsx", {
  root: join(ROOT, "src"),
  configFile: false,
  logLevel: "error",
  mode: "production",
});
const html = await module.renderHome();
process.stdout.write(html, () => process.exit(0));
