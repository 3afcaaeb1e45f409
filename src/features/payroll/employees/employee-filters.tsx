import { formatPesos } from "#domain/kernel/format.ts";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import {
  foundStaff,
  ofState,
  STAFF_STATES,
  type StaffFilter,
  type StaffMember,
  workingToday,
} from "./staff.ts";
import { employeeTexts as texts } from "./texts.ts";

interface EmployeeFiltersProps {
  readonly members: readonly StaffMember[];
  readonly filter: StaffFilter;
  readonly onFilter: (filter: StaffFilter) => void;
}

/** Search text and employment filter; each option shows its number of matches. */
export function EmployeeFilters({ members, filter, onFilter }: EmployeeFiltersProps) {
  const found = foundStaff(members, filter.words);
  const segments = STAFF_STATES.map((value) => ({
    value,
    label: `${texts.filters[value]} ${ofState(found, value).length}`,
  }));
  const { count, salaries } = workingToday(members);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchField
        className="w-full sm:w-80"
        label={texts.search}
        value={filter.words}
        onChange={(words) => onFilter({ ...filter, words })}
      />
      <p className="text-muted">{texts.summary(count, formatPesos(salaries))}</p>
      {ofState(members, "ended").length === 0 ? null : (
        <Segmented
          className="sm:ml-auto"
          label={texts.states}
          value={filter.state}
          segments={segments}
          onChange={(state) => onFilter({ ...filter, state })}
        />
      )}
    </div>
  );
}
