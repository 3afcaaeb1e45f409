import "./node-version.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runE2e } from "./e2e.mjs";
import { ROOT } from "./paths.mjs";

/** Takes the pictures of the recovery page in docs/pictures/recovery, while its test walks through each trouble. */
const folder = join(ROOT, "docs", "pictures", "recovery");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
process.env.CUADRA_SHOTS = folder;
process.exitCode = await runE2e(["storage/frightened.spec.ts", "--retries=0"]);
