import FolderOpen from "lucide-react/icons/folder-open";
import type { Plan } from "#domain/access/plan.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { watchBottomBar } from "#ui/kit/watch-bottom-bar.ts";
import { isOutdated, type PayrollState } from "./payroll-state.ts";
import {
  AddPerson,
  CalculateButton,
  Parameters,
  type ParametersProps,
  PeopleCount,
  ResetButton,
  WideToolbar,
} from "./payroll-toolbar.tsx";
import { LawTermsFields, type LawTermsProps } from "./people/law-terms-fields.tsx";
import { PeopleTable } from "./people/people-table.tsx";
import { PersonCard } from "./people/person-card.tsx";
import type { People } from "./people/use-people.ts";
import { payrollTexts as texts } from "./texts.ts";

interface SheetProps
  extends Pick<ParametersProps, "day" | "onSet">,
    Pick<LawTermsProps, "onLaw" | "onValues"> {
  /** What is open to whoever calculates; null for a guest. */
  readonly plan: Plan | null;
  readonly state: PayrollState;
  readonly people: People;
  /** Id of the text that says why nothing can be calculated yet; null when it can. */
  readonly waitingId: string | null;
  readonly onCalculate: () => void;
  /** Shows saved calculations; null for users who cannot save. */
  readonly onList: (() => void) | null;
}

function ListButton({ onList }: Pick<SheetProps, "onList">) {
  return onList === null ? null : (
    <Button variant="ghost" icon={<FolderOpen size={18} aria-hidden="true" />} onClick={onList}>
      {texts.saved.list}
    </Button>
  );
}

/** A disabled button states its reason beside it. */
function Waiting({ waitingId }: Pick<SheetProps, "waitingId">) {
  return waitingId === null ? null : (
    <p id={waitingId} className="text-caption text-muted">
      {texts.waiting}
    </p>
  );
}

/** Upper half on a wide screen: one toolbar and one table. */
export function WideSheet(props: SheetProps) {
  const { plan, state, people, waitingId, onCalculate, onList, day, onSet, onLaw, onValues } = props;
  const { set, law } = state;
  const parameters = <Parameters set={set} law={law} day={day} onSet={onSet} />;
  return (
    <div className="px-8 pb-6">
      <WideToolbar people={state.rows.length} plan={plan} parameters={parameters}>
        <ListButton onList={onList} />
        <ResetButton onReset={people.reset} />
        <AddPerson needs={people.addNeeds} onAdd={people.add} />
        <CalculateButton waitingId={waitingId} onCalculate={onCalculate} />
      </WideToolbar>
      {set === "law" ? <LawTermsFields law={law} day={day} onLaw={onLaw} onValues={onValues} /> : null}
      <PeopleTable key={state.sheet} rows={state.rows} set={set} {...people.handlers} />
      <div className="mt-3">
        <Waiting waitingId={waitingId} />
      </div>
    </div>
  );
}

/** The same on a phone: one card per person, with the main button always visible until there are results. */
export function PhoneSheet(props: SheetProps) {
  const { plan, state, people, waitingId, onCalculate, onList, day, onSet, onLaw, onValues } = props;
  const { set, law } = state;
  const isCalculated = state.run !== null && !isOutdated(state);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-base-content border-b px-4 py-2">
        <PeopleCount people={state.rows.length} plan={plan} />
        <div className="-mx-3 flex">
          <ResetButton onReset={people.reset} />
          <ListButton onList={onList} />
        </div>
      </div>
      <div className="grid gap-6 p-4">
        <Parameters set={set} law={law} day={day} onSet={onSet} />
        {set === "law" ? <LawTermsFields law={law} day={day} onLaw={onLaw} onValues={onValues} /> : null}
        {state.rows.map((row, index) => (
          <PersonCard
            key={`${state.sheet} ${row.id}`}
            row={row}
            position={index + 1}
            set={set}
            {...people.handlers}
          />
        ))}
        <AddPerson needs={people.addNeeds} onAdd={people.add} />
        <Waiting waitingId={waitingId} />
      </div>
      {isCalculated ? null : (
        <div ref={watchBottomBar} className="payroll-bar no-print">
          <CalculateButton waitingId={waitingId} onCalculate={onCalculate} block />
        </div>
      )}
    </div>
  );
}
