import { formatPercent } from "#domain/kernel/format.ts";
import {
  STRUCTURE_PARTS,
  type Structure,
  type StructurePart,
  type StructurePiece,
  structureColumns,
} from "#ui/charts/structure-parts.ts";
import { PART_NAMES } from "#ui/charts/texts.ts";
import { figureTexts as texts } from "../texts.ts";
import "../companies.css";

function nameOf({ part, missing }: StructurePiece): string {
  return missing ? texts.missing(PART_NAMES[part]) : PART_NAMES[part];
}

interface BarProps {
  readonly pieces: readonly StructurePiece[];
  /** Label inside a piece that has room for it. */
  readonly words: "names" | "shares";
}

/** Minimum share for each label to fit into a piece. */
const ROOM = { names: 0.2, shares: 0.1 } as const;

function Bar({ pieces, words }: BarProps) {
  const whole = pieces.reduce((sum, piece) => sum + piece.size, 0);
  const said = pieces.map((piece) => `${nameOf(piece)} ${formatPercent(piece.size / whole)}`).join(", ");
  return (
    <div className="company-bar" data-words={words} role="img" aria-label={said}>
      {pieces.map((piece) => (
        <span
          key={piece.part}
          className="company-piece"
          data-fill={piece.part}
          data-missing={piece.missing}
          style={{ flexGrow: Math.max(0.004, piece.size / whole) }}
          title={`${nameOf(piece)}: ${formatPercent(piece.size / whole)}`}
        >
          {piece.size / whole < ROOM[words] ? null : words === "names" ? (
            <span>{nameOf(piece)}</span>
          ) : (
            <span>{formatPercent(piece.size / whole)}</span>
          )}
        </span>
      ))}
    </div>
  );
}

/** Financing of the company's assets, in one bar with names. */
export function FinancedBar({ structure }: { readonly structure: Structure }) {
  const { right } = structureColumns(structure);
  return right.length === 0 ? null : <Bar pieces={right} words="names" />;
}

/** Assets above their financing: two bars of equal length. */
export function StructureBars({ structure }: { readonly structure: Structure }) {
  const { left, right } = structureColumns(structure);
  if (left.length === 0) return <p className="text-muted">{texts.nothing}</p>;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5">
      <span className="text-caption text-muted">{texts.has}</span>
      <Bar pieces={left} words="shares" />
      <span className="text-caption text-muted">{texts.financed}</span>
      <Bar pieces={right} words="shares" />
    </div>
  );
}

const FINANCED: readonly StructurePart[] = STRUCTURE_PARTS.slice(2);

/** One legend for all cards. */
export function StructureLegend({ mode }: { readonly mode: "amounts" | "percentages" }) {
  const parts = mode === "amounts" ? FINANCED : STRUCTURE_PARTS;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
      {parts.map((part) => (
        <li key={part} className="flex items-center gap-2">
          <span className="company-key" data-fill={part} aria-hidden="true" />
          {PART_NAMES[part]}
        </li>
      ))}
    </ul>
  );
}
