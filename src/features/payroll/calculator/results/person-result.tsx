import { DerivedLines } from "#ui/accounting/derivation/derived-lines.tsx";
import type { Explained } from "#ui/accounting/derivation/explained.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { payrollTexts as texts } from "../texts.ts";
import { Warnings } from "./result-table.tsx";
import type { PersonView } from "./result-view.ts";

interface PersonResultProps {
  readonly person: PersonView;
  readonly onExplain: (explained: Explained) => void;
}

/** Net share of the earnings. */
function Share({ person: { share } }: Pick<PersonResultProps, "person">) {
  if (share === null) return null;
  return (
    <>
      <div className="payroll-share" aria-hidden="true">
        <span style={{ width: `${share.share * 100}%` }} />
        <span />
      </div>
      <p className="mt-1.5 text-caption text-muted">{share.text}</p>
    </>
  );
}

function Days({ person: { days } }: Pick<PersonResultProps, "person">) {
  return days === null ? null : <p className="mb-1.5 text-caption text-muted">{days}</p>;
}

/** A person's result on a phone: the net in large type, then the lines leading to it. `single`: the only person. */
export function PersonResult({
  person,
  single,
  onExplain,
}: PersonResultProps & { readonly single: boolean }) {
  const { name } = person;
  return (
    <div className="grid gap-4">
      <section className="payroll-sheet" aria-label={name}>
        <div className="border-base-content border-b p-4">
          <h3 className="font-semibold [overflow-wrap:anywhere]">{single ? texts.net : name}</h3>
          <p className="figure-large">
            <PesosText value={person.figures.netSalary.amount} />
          </p>
          <Days person={person} />
          <Share person={person} />
          <Warnings warnings={person.warnings} />
        </div>
        <div className="px-4">
          <DerivedLines lines={person.pay} person={name} onExplain={onExplain} />
        </div>
      </section>
      <div className="payroll-sheet px-4">
        <DerivedLines lines={person.cost} person={name} onExplain={onExplain} />
      </div>
    </div>
  );
}

interface PersonDetailProps extends PersonResultProps {
  readonly onClose: () => void;
}

/** All details of one person of the table. */
export function PersonDetail({ person, onExplain, onClose }: PersonDetailProps) {
  return (
    <Dialog open size="md" title={person.name} onClose={onClose}>
      <Days person={person} />
      <Share person={person} />
      <Warnings warnings={person.warnings} />
      <DerivedLines lines={person.pay} person={person.name} onExplain={onExplain} />
      <div className="mt-4 border-base-content border-t">
        <DerivedLines lines={person.costInParts} person={person.name} onExplain={onExplain} />
      </div>
    </Dialog>
  );
}
