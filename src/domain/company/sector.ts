/** A company's activity, in the broad categories used for teaching. Their display names are in the UI. */
export const SECTORS = [
  "agriculture",
  "industry",
  "construction",
  "commerce",
  "transport",
  "food",
  "technology",
  "health",
  "education",
  "services",
  "other",
] as const;

export type Sector = (typeof SECTORS)[number];

export function isSector(value: unknown): value is Sector {
  return SECTORS.some((each) => each === value);
}
