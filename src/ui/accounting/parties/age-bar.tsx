import { AGES, type AgeSums, agedSum } from "#domain/parties/ages.ts";
import { classNames } from "../../kit/class-names.ts";

interface AgeBarProps {
  readonly ages: AgeSums;
  /** The amount that the whole width stands for; by default what the ages add up to. */
  readonly whole?: number;
  readonly className?: string;
}

/** What is owed as a length, told by its ages; the amounts stand beside it in words. */
export function AgeBar({ ages, whole, className }: AgeBarProps) {
  const shown = AGES.filter((age) => ages[age] > 0);
  const sum = agedSum(ages);
  if (sum === 0) return null;
  return (
    <span aria-hidden="true" className={classNames("flex h-2", className)}>
      <span className="flex gap-px" style={{ width: `${(sum / Math.max(whole ?? sum, sum)) * 100}%` }}>
        {shown.map((age) => (
          <span
            key={age}
            data-age={age}
            className="age-part min-w-0.5"
            style={{ flexGrow: ages[age], flexBasis: 0 }}
          />
        ))}
      </span>
    </span>
  );
}
