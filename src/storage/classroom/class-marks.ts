/**
 * Which databases of the academic edition this device should hold, kept outside of them: one that is absent or empty
 * though it was written to is a loss, and is never made anew in silence (ST-05).
 */
const KEY = "cuadra_aulas";

export function classMarks(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === "string") : []);
  } catch {
    return new Set();
  }
}

function keep(names: readonly string[]): void {
  try {
    if (names.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Without local storage nothing is remembered, and nothing is called lost.
  }
}

export function hasClassMark(name: string): boolean {
  return classMarks().has(name);
}

export function setClassMark(name: string): void {
  const names = classMarks();
  if (!names.has(name)) keep([...names, name]);
}

/** Once the person gave the database up, or removed it. */
export function clearClassMark(name: string): void {
  keep([...classMarks()].filter((each) => each !== name));
}
