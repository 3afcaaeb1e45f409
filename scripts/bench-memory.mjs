import { readdirSync, readFileSync } from "node:fs";

const PAGE = 4096;
const EVERY_MS = 50;

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program stands in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE };
  } catch {
    return null;
  }
}

/** Bytes in memory of all processes that this one began, of the browser's too; null where the system does not tell. */
function familyMemory() {
  if (process.platform !== "linux") return null;
  const found = new Map();
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? statOf(name) : null;
    if (stat !== null) found.set(Number(name), stat);
  }
  const isOurs = (pid) => {
    const parent = found.get(pid)?.parent;
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent));
  };
  return [...found].reduce((sum, [pid, { bytes }]) => sum + (isOurs(pid) ? bytes : 0), 0);
}

/** Watches the memory of the browser; `end` answers how many bytes above the beginning it reached, or null. */
export function watchMemory() {
  const start = familyMemory();
  let peak = start;
  const timer = setInterval(() => {
    peak = Math.max(peak, familyMemory());
  }, EVERY_MS);
  return {
    end: () => {
      clearInterval(timer);
      return start === null ? null : peak - start;
    },
  };
}
