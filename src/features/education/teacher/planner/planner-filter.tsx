import ListFilter from "lucide-react/icons/list-filter";
import { ACTIVITY_STATUSES, ACTIVITY_TYPES } from "#domain/classroom/activity.ts";
import { type PlannerFilter, WHOLE_PLAN } from "#domain/classroom/planner.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Popover } from "#ui/kit/overlays/popover.tsx";
import { plannerTexts as texts } from "./texts.ts";

interface PlannerFilterButtonProps {
  readonly filter: PlannerFilter;
  readonly onChange: (filter: PlannerFilter) => void;
}

const ANY = "any";

/** "Filtrar": by type and status; the button counts what is set. */
export function PlannerFilterButton({ filter, onChange }: PlannerFilterButtonProps) {
  const count = (filter.type === null ? 0 : 1) + (filter.status === null ? 0 : 1);
  return (
    <Popover
      label={texts.filter}
      trigger={(trigger) => (
        <Button {...trigger} variant="outline" icon={<ListFilter size={18} aria-hidden="true" />}>
          {count === 0 ? texts.filter : texts.filtered(count)}
        </Button>
      )}
    >
      <div className="grid gap-3">
        <SelectField
          label={texts.fields.type}
          value={filter.type ?? ANY}
          options={[
            { value: ANY, label: texts.any.type },
            ...ACTIVITY_TYPES.map((value) => ({ value, label: texts.types[value] })),
          ]}
          onChange={(value) =>
            onChange({ ...filter, type: ACTIVITY_TYPES.find((each) => each === value) ?? null })
          }
        />
        <SelectField
          label={texts.fields.status}
          value={filter.status ?? ANY}
          options={[
            { value: ANY, label: texts.any.status },
            ...ACTIVITY_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
          ]}
          onChange={(value) =>
            onChange({ ...filter, status: ACTIVITY_STATUSES.find((each) => each === value) ?? null })
          }
        />
        <Button
          variant="ghost"
          disabled={count === 0}
          onClick={() => onChange({ ...WHOLE_PLAN, words: filter.words })}
        >
          {texts.clearFilter}
        </Button>
      </div>
    </Popover>
  );
}
