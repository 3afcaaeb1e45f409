import { classNames } from "../class-names.ts";
import { firstPageTexts } from "./first-page-texts.ts";

interface BrandMarkProps {
  /** Height of the mark in px; the word scales with it. */
  readonly size?: number;
  readonly word?: boolean;
  /** Adds the tagline after a thin rule, from 1024 px up. */
  readonly tagline?: boolean;
  /** In the text colour, for dark panels and print. */
  readonly mono?: boolean;
  readonly className?: string;
}

const LETTER = "M49 15.5H26.5a8 8 0 0 0-8 8V33a8 8 0 0 0 8 8H49";
const TOTAL = "M19 50.75H49";

function Mark({ size, mono }: { readonly size: number; readonly mono: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden="true" className="shrink-0">
      {mono ? null : <rect width="64" height="64" rx="11" fill="#244182" />}
      <path d={LETTER} stroke={mono ? "currentColor" : "#fbfcf9"} strokeWidth={mono ? 6.5 : 7} />
      <path d={TOTAL} stroke={mono ? "currentColor" : "#73dea4"} strokeWidth={mono ? 6.5 : 5.5} />
    </svg>
  );
}

/** The squared C whose foot is the double rule of a total, with or without the word. */
export function BrandMark({
  size = 32,
  word = true,
  tagline = false,
  mono = false,
  className,
}: BrandMarkProps) {
  return (
    <span className={classNames("inline-flex items-center gap-2.5", className)}>
      <Mark size={size} mono={mono} />
      {word ? (
        <span
          className="font-serif font-semibold leading-none tracking-tight"
          // Reserves the width of the final font, so that nothing moves when it loads.
          style={{ fontSize: size * 0.69, minWidth: "3.69em" }}
        >
          Cuadra
        </span>
      ) : (
        <span className="sr-only">Cuadra</span>
      )}
      {tagline ? (
        <span className="hidden border-raya border-l pl-3 text-caption text-muted lg:inline">
          {firstPageTexts.tagline}
        </span>
      ) : null}
    </span>
  );
}
