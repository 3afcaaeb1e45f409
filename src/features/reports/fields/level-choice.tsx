import { DEFAULT_LEVEL, TRIAL_LEVELS, type TrialLevel } from "#domain/accounting/ledger/trial-level.ts";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { reportTexts as texts } from "../texts.ts";

interface LevelChoiceProps {
  readonly level: TrialLevel | undefined;
  readonly onLevel: (level: TrialLevel) => void;
}

/** How many digits of the code a row keeps. */
export function LevelChoice({ level = DEFAULT_LEVEL, onLevel }: LevelChoiceProps) {
  return (
    <div className="flex items-center gap-3">
      <span className="text-muted" aria-hidden="true">
        {texts.level}
      </span>
      <Segmented
        label={texts.level}
        value={String(level)}
        segments={TRIAL_LEVELS.map((each) => ({
          value: String(each),
          label: texts.levels[each],
          name: texts.levelNames[each],
        }))}
        onChange={(value) => onLevel(TRIAL_LEVELS.find((each) => String(each) === value) ?? DEFAULT_LEVEL)}
      />
    </div>
  );
}
