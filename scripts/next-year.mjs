import "./node-version.mjs";
import { ONE_MORE_YEAR } from "./one-more-year.mjs";
import { runModule } from "./run.mjs";

/**
 * The unit tests as they will be when the next legal year is added: `npm run next-year [-- PATHS]`. A test that fails has
 * taken that year for one that is not published; docs/how-to/add-a-legal-year.md says what it asks instead.
 */
const args = ["run", ...process.argv.slice(2)];
process.exitCode = await runModule("vitest/vitest.mjs", args, { env: { [ONE_MORE_YEAR]: "yes" } });
