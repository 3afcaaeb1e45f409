const KEY = "cuadra_paleta_";
const MOST_KEPT = 12;

/** Ids of the items recently opened from the palette, latest first, stored per user. */
export function recentItems(owner: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + owner) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string").slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberItem(owner: string, id: string): void {
  const next = [id, ...recentItems(owner).filter((each) => each !== id)].slice(0, MOST_KEPT);
  try {
    localStorage.setItem(KEY + owner, JSON.stringify(next));
  } catch {
    // Storage is full: recent items are optional.
  }
}
