interface InkSide {
  readonly head: string;
  readonly lines: readonly (readonly [string, string])[];
  readonly total?: string;
}

interface InkTAccountProps {
  readonly title: string;
  readonly left: InkSide;
  readonly right: InkSide;
}

function Side({ head, lines, total }: InkSide) {
  return (
    <div className="ink-t-side">
      <p className="ink-t-head">{head}</p>
      {lines.map(([name, figure]) => (
        <p key={name} className="ink-t-line">
          <span>{name}</span>
          <span>{figure}</span>
        </p>
      ))}
      {total === undefined ? null : (
        <p className="ink-t-foot">
          <span className="ink-sum" data-rule="double">
            {total}
          </span>
        </p>
      )}
    </div>
  );
}

/** A large T account, in light on ink. */
export function InkTAccount({ title, left, right }: InkTAccountProps) {
  return (
    <div className="ink-t">
      <p className="ink-t-title">{title}</p>
      <Side {...left} />
      <Side {...right} />
    </div>
  );
}
