import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes how long each step of a run took, and all of them together, in whole seconds.
 *
 * @param {string} file
 * @param {readonly { name: string, seconds: number }[]} steps
 */
export function writeSeconds(file, steps) {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const rounded = steps.map(({ name, seconds }) => ({ name, seconds: Math.round(seconds) }));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ steps: rounded, total: Math.round(total) }, null, 2)}\n`);
}
