import { join } from "node:path";
import { runnerImport } from "vite";
import { ROOT } from "./paths.mjs";

/**
 * Writes the home page as HTML to standard output, rendered with the very components and texts of the page. A process
 * of its own, ended as soon as it has spoken: what the components open (channels, timers) would keep the build alive.
 */
const { module } = await runnerImport("/paint-home.tsx", {
  root: join(ROOT, "src"),
  configFile: false,
  logLevel: "error",
  mode: "production",
});
const html = await module.renderHome();
process.stdout.write(html, () => process.exit(0));
