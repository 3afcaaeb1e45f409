import { BROWSER_FLAGS } from "../../../../scripts/browser-flags.mjs";

const executablePath = process.env.CHROMIUM_PATH;

/** For tests about what only a whole browser does; the others use the bare one where it is installed. */
export const FULL_BROWSER = {
  launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) },
};
