import type { Position } from "#domain/accounting/indicators.ts";

export const STRUCTURE_PARTS = [
  "current-assets",
  "other-assets",
  "current-liabilities",
  "other-liabilities",
  "equity",
] as const;

export type StructurePart = (typeof STRUCTURE_PARTS)[number];
export type Structure = Readonly<Record<StructurePart, number>>;

export function structureOf(position: Position): Structure {
  return {
    "current-assets": position.currentAssets,
    "other-assets": position.otherAssets,
    "current-liabilities": position.currentLiabilities,
    "other-liabilities": position.otherLiabilities,
    equity: position.equity,
  };
}

/** One part of a column. */
export interface StructurePiece {
  readonly part: StructurePart;
  /** Always positive. */
  readonly size: number;
  /** The amount is negative in the books and is drawn on the other side, so that both columns stay equal. */
  readonly missing: boolean;
}

interface StructureColumns {
  readonly left: readonly StructurePiece[];
  readonly right: readonly StructurePiece[];
}

const LEFT: readonly StructurePart[] = ["current-assets", "other-assets"];
const RIGHT: readonly StructurePart[] = ["current-liabilities", "other-liabilities", "equity"];

/** Assets = liabilities + equity as two columns of equal height, even with negative amounts. */
export function structureColumns(structure: Structure): StructureColumns {
  const own = (parts: readonly StructurePart[]): StructurePiece[] =>
    parts
      .filter((part) => structure[part] > 0)
      .map((part) => ({ part, size: structure[part], missing: false }));
  const crossing = (parts: readonly StructurePart[]): StructurePiece[] =>
    parts
      .filter((part) => structure[part] < 0)
      .map((part) => ({ part, size: -structure[part], missing: true }));
  return { left: [...own(LEFT), ...crossing(RIGHT)], right: [...own(RIGHT), ...crossing(LEFT)] };
}
