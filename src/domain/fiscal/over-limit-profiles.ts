import type { FiscalProfile, FiscalProfileId } from "./fiscal-profile.ts";

type Kept = Pick<FiscalProfile, "id" | "createdAt" | "isDefault">;

/**
 * The profiles over the plan's limit after a downgrade or a restore. The default always fits first, so making a
 * profile the default keeps it usable; then the newest.
 */
export function profilesOverLimit(most: number, profiles: readonly Kept[]): ReadonlySet<FiscalProfileId> {
  const inOrder = [...profiles].sort(
    (a, b) =>
      Number(b.isDefault) - Number(a.isDefault) || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
  );
  return new Set(inOrder.slice(Math.min(most, inOrder.length)).map((each) => each.id));
}
