import type { FiscalProfile, FiscalProfileId } from "./fiscal-profile.ts";

type Kept = Pick<FiscalProfile, "id" | "createdAt" | "isDefault">;

/**
 * The profiles that a plan no longer holds after a downgrade or a restore. The default is held before all others, so
 * that making another one the default is the way to choose; then the newest.
 */
export function profilesOverLimit(most: number, profiles: readonly Kept[]): ReadonlySet<FiscalProfileId> {
  const inOrder = [...profiles].sort(
    (a, b) =>
      Number(b.isDefault) - Number(a.isDefault) || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
  );
  return new Set(inOrder.slice(Math.min(most, inOrder.length)).map((each) => each.id));
}
