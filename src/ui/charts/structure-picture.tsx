import { formatNumber, formatPercent } from "#domain/kernel/format.ts";
import {
  type Structure,
  type StructurePart,
  type StructurePiece,
  structureColumns,
} from "./structure-parts.ts";
import "./charts.css";

type PartNames = Readonly<Record<StructurePart, string>>;

interface StructurePictureProps {
  readonly structure: Structure;
  readonly names: PartNames;
  readonly leftTitle: string;
  readonly rightTitle: string;
  readonly missingName: (name: string) => string;
  readonly summary: string;
}

interface ColumnProps {
  readonly title: string;
  readonly pieces: readonly StructurePiece[];
  readonly props: StructurePictureProps;
}

function Column({ title, pieces, props }: ColumnProps) {
  const whole = pieces.reduce((sum, piece) => sum + piece.size, 0);
  return (
    <div className="min-w-0">
      <p className="mb-1 text-caption text-muted">{title}</p>
      <div className="structure-column">
        {pieces.map(({ part, size, missing }) => (
          <div
            key={part}
            className="structure-part"
            data-fill={part}
            data-missing={missing}
            style={{ flexGrow: Math.max(0.001, size / whole), flexBasis: 0 }}
          >
            <span className="font-semibold">
              {missing ? props.missingName(props.names[part]) : props.names[part]}
            </span>
            <span>{formatPercent(size / whole)}</span>
          </div>
        ))}
      </div>
      <p className="structure-total">
        <span className="rule-figure inline-block!" data-rule="double">
          {formatNumber(whole)}
        </span>
      </p>
    </div>
  );
}

/** How the assets are financed: two columns of equal height, because the equation holds. */
export function StructurePicture(props: StructurePictureProps) {
  const { left, right } = structureColumns(props.structure);
  return (
    <div className="structure" role="img" aria-label={props.summary}>
      <Column title={props.leftTitle} pieces={left} props={props} />
      <p className="self-center text-center font-semibold text-lg">=</p>
      <Column title={props.rightTitle} pieces={right} props={props} />
    </div>
  );
}
