import { classesBeside } from "#storage/recovery/class-databases.ts";
import { lookAround } from "#storage/recovery/look.ts";
import { draw } from "./draw.ts";
import { watchDay } from "./new-day.ts";
import { PinGuard } from "./pin-guard.ts";
import { page } from "./texts.ts";

const SLOW_MS = 4000;

const root = document.getElementById("contenido");
const version = document.getElementById("version");
if (version) version.textContent = page.version(__APP_VERSION__);
if (root) {
  root.textContent = page.looking;
  const slow = setTimeout(() => {
    root.textContent = page.slow;
  }, SLOW_MS);
  const guard = new PinGuard();
  guard.watch(() => location.reload());
  watchDay(root, () => location.reload());
  lookAround()
    // After the accounts: these are listed too, and listing would swallow the sign of damage.
    .then(async (findings) => draw(root, { ...findings, classes: await classesBeside(findings) }, guard))
    .catch((error: unknown) => {
      console.error(error);
      // The findings could not be rendered: the options that do not depend on them are still offered.
      draw(root, { registry: "busy", accounts: [], room: true }, guard);
    })
    .finally(() => {
      clearTimeout(slow);
      root.removeAttribute("aria-busy");
    });
}
