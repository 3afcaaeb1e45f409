/** What `standardWork` takes where the limits of the tests were set, in milliseconds. */
const STANDARD_MS = 20;
/** A machine that others use is now fast, now slow. */
const KNOWN_FOR_MS = 30_000;

let pace = { at: Number.NEGATIVE_INFINITY, slower: 1 };

/** Text, tables and sorting: what most of the house's computing is made of. */
function standardWork(): number {
  const counts = new Map<string, number>();
  for (let at = 0; at < 20_000; at += 1) {
    const text = `Cuenta número ${at % 977}`.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    for (const word of text.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([a, of], [b, other]) => other - of || (a < b ? -1 : 1)).length;
}

function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How many times slower this machine works just now than the one of the limits; never less than once. */
function slower(): number {
  if (performance.now() - pace.at > KNOWN_FOR_MS) {
    const times = Array.from({ length: 4 }, () => {
      const before = process.cpuUsage();
      standardWork();
      return spentSince(before);
    });
    pace = { at: performance.now(), slower: Math.max(1, Math.min(...times) / STANDARD_MS) };
  }
  return pace.slower;
}

/**
 * Milliseconds of processor time since now, as the machine of the limits would have taken: the same on a loaded machine
 * as on an idle one, and on a slow one as on a quick one.
 */
export function processorTime(): () => number {
  const times = slower();
  const before = process.cpuUsage();
  return () => spentSince(before) / times;
}
