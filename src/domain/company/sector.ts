/** What a company does, in the broad kinds that teaching uses. Their names stand with the screens. */
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
