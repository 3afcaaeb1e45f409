import { useState } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { EmployeeCards } from "./employee-cards.tsx";
import { EmployeeFilters } from "./employee-filters.tsx";
import { type EmployeeListProps, EmployeeTable } from "./employee-table.tsx";
import { foundStaff, ofState, type StaffFilter } from "./staff.ts";
import { employeeTexts as texts } from "./texts.ts";

const NO_FILTER: StaffFilter = { words: "", state: "all" };

/** The company's employees that match the filters. */
export function EmployeeList({ members, on }: EmployeeListProps) {
  const phone = useMediaQuery(PHONE);
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = ofState(foundStaff(members, filter.words), filter.state);
  const List = phone ? EmployeeCards : EmployeeTable;
  return (
    <>
      <EmployeeFilters members={members} filter={filter} onFilter={setFilter} />
      {shown.length === 0 ? (
        <EmptyState
          level={2}
          title={texts.nothingFound}
          text={texts.nothingFoundText}
          actions={<Button onClick={() => setFilter(NO_FILTER)}>{texts.clear}</Button>}
        />
      ) : (
        <List members={shown} on={on} />
      )}
    </>
  );
}
