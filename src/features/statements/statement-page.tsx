import type { StatementKind } from "#domain/statement/statement-kind.ts";

/** Lines of the thumbnail: indent, width, and whether the line is a sum. */
type DrawnRow = readonly [indent: number, width: number, sum: boolean];

const PAGES: Readonly<Record<StatementKind, readonly DrawnRow[]>> = {
  balance: [
    [0, 15, false],
    [4, 22, false],
    [4, 17, false],
    [0, 18, true],
    [0, 14, false],
    [4, 20, false],
    [0, 16, true],
    [0, 22, true],
  ],
  income: [
    [0, 20, false],
    [4, 17, false],
    [0, 18, true],
    [4, 21, false],
    [4, 15, false],
    [0, 20, true],
    [4, 13, false],
    [0, 17, true],
  ],
  cash: [
    [0, 19, false],
    [4, 20, false],
    [4, 14, false],
    [0, 19, false],
    [4, 16, false],
    [0, 17, false],
    [4, 21, false],
    [0, 20, true],
  ],
  equity: [
    [0, 12, false],
    [0, 18, false],
    [0, 14, false],
    [0, 20, false],
    [0, 16, false],
    [0, 12, false],
    [0, 18, false],
    [0, 15, true],
  ],
};

const TOP = 21;
const STEP = 8;

/** Thumbnail of the statement: its shape, not its figures. */
export function StatementPage({ statement }: { readonly statement: StatementKind }) {
  return (
    <svg width="64" height="84" viewBox="0 0 64 84" fill="none" aria-hidden="true" className="shrink-0">
      <path d="M.5.5h63v83H.5z" fill="var(--color-base-100)" stroke="var(--c-borde)" />
      <path d="M20 8.5h24M24 12.5h16" stroke="currentColor" strokeWidth="2" />
      {PAGES[statement].map(([indent, width, sum], index) => {
        const y = TOP + index * STEP;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawn line is its place
          <g key={index} stroke={sum ? "currentColor" : "var(--c-borde)"} strokeWidth={sum ? 2 : 1.5}>
            <path d={`M${8 + indent} ${y}h${width}M${sum ? 42 : 45} ${y}h${sum ? 14 : 11}`} />
          </g>
        );
      })}
    </svg>
  );
}
