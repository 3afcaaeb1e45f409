import { landingTexts } from "./texts.ts";

/** Anchors of the home page (spec §2); other screens link to some of them. */
export const SECTION_IDS = {
  home: "inicio",
  audience: "para-quien",
  products: "productos",
  workspaces: "espacios-trabajo",
  plans: "planes",
  about: "acerca-de",
  contact: "contacto",
} as const;
export type SectionId = (typeof SECTION_IDS)[keyof typeof SECTION_IDS];

interface Anchor {
  readonly id: SectionId;
  readonly label: string;
}

/** Sections linked by the header and the footer, in the order in which they stand on the page. */
export const ANCHORS: readonly Anchor[] = [
  { id: SECTION_IDS.home, label: landingTexts.home },
  { id: SECTION_IDS.products, label: landingTexts.products },
  { id: SECTION_IDS.workspaces, label: landingTexts.workspaces },
  { id: SECTION_IDS.about, label: landingTexts.about },
];

export function isSectionId(text: string): text is SectionId {
  return Object.values(SECTION_IDS).some((id) => id === text);
}
