import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { PlannerFilterButton } from "./planner-filter.tsx";
import { plannerTexts as texts } from "./texts.ts";
import { ALL_CLASSROOMS, PLAN_VIEWS, type PlannerView, type ShownPlan } from "./use-plan.ts";

/** "Buscar", "Filtrar", whose activities, and how they are laid out. */
export function PlannerBar({ plan }: { readonly plan: ShownPlan }) {
  const { filter, setFilter, offered, classroom, setPlace, view, setView } = plan;
  const rooms = offered.map(({ id, name, group }) => ({
    value: id as string,
    label: texts.classroomName(name, group),
  }));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField
        label={texts.search}
        value={filter.words}
        className="min-w-52 flex-1 sm:max-w-72"
        onChange={(words) => setFilter({ ...filter, words })}
      />
      <PlannerFilterButton filter={filter} onChange={setFilter} />
      <SelectField
        aria-label={texts.classroom}
        className="min-w-52"
        value={classroom?.id ?? ALL_CLASSROOMS}
        options={[...rooms, { value: ALL_CLASSROOMS, label: texts.allClassrooms }]}
        onChange={setPlace}
      />
      <Segmented<PlannerView>
        label={texts.view}
        className="ml-auto"
        value={view}
        segments={PLAN_VIEWS.map((value) => ({ value, label: texts.views[value] }))}
        onChange={setView}
      />
    </div>
  );
}
