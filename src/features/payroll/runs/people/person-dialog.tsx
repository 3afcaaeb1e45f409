import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { formatDocument } from "#domain/company/nit.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { MemberSlip } from "#domain/payroll/run/draft-run.ts";
import { SlipButton } from "#flows/pay-slips/slip-actions.tsx";
import type { Explained } from "#ui/accounting/derivation/explained.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { useHotkey } from "#ui/kit/controls/use-hotkey.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { KeptValues } from "#ui/kit/fields/kept-values.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useSlipsOrder } from "../run/run-files.tsx";
import type { RunView } from "../run/use-run.ts";
import { NEXT_PERSON, PREVIOUS_PERSON } from "../shortcuts.ts";
import { PersonSlip } from "../slip/person-slip.tsx";
import { NoveltyList } from "./novelty-list.tsx";
import { PersonForm } from "./person-form.tsx";
import { personTexts as texts } from "./person-texts.ts";

interface PersonDialogProps {
  readonly view: RunView;
  /** The employee's id. */
  readonly person: string;
  readonly onPerson: (id: string) => void;
  readonly onExplain: (explained: Explained) => void;
  /** Shows the person's printed slip. */
  readonly onSlip: (id: string) => void;
  readonly onClose: () => void;
}

/** Summary of the person, above the inputs. */
function aboutText({ member: { contract, position }, slip }: MemberSlip): string {
  const { document, kind } = contract;
  const { salary } = slip.ok ? slip.value.contract : contract;
  const days = slip.ok ? texts.days(slip.value.days, slip.value.workedDays) : "";
  return [
    document === "" ? "" : texts.document(formatDocument(document)),
    position,
    `${kind === "integral" ? texts.integral : texts.salary} ${formatPesos(salary)}`,
    days,
  ]
    .filter((each) => each !== "")
    .join(" · ");
}

interface StepsProps extends Pick<PersonDialogProps, "view" | "onPerson"> {
  readonly at: number;
}

/** Moves between people in list order. */
function Steps({ view, at, onPerson }: StepsProps) {
  const { people } = view.run;
  const step = (to: number) => {
    const target = people[to];
    if (target) onPerson(target.contract.id);
  };
  useHotkey(NEXT_PERSON, () => step(at + 1));
  useHotkey(PREVIOUS_PERSON, () => step(at - 1));
  return (
    <div className="-ml-2 flex items-center gap-1 text-caption text-muted">
      <IconButton
        label={texts.previous}
        size="sm"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        disabled={at <= 0}
        onClick={() => step(at - 1)}
      />
      <span aria-live="polite">{texts.place(at + 1, people.length)}</span>
      <IconButton
        label={texts.next}
        size="sm"
        icon={<ChevronRight size={18} aria-hidden="true" />}
        disabled={at >= people.length - 1}
        onClick={() => step(at + 1)}
      />
    </div>
  );
}

/** Removes the person from the draft, with undo. */
function removal({ view: { editor, run }, onClose }: PersonDialogProps, { member }: MemberSlip) {
  if (editor === null) return null;
  const at = run.people.indexOf(member);
  const back = () => {
    const { people } = editor.getSnapshot();
    if (people.some(({ contract }) => contract.id === member.contract.id)) return;
    editor.change({ people: people.toSpliced(at, 0, member) });
  };
  return () => {
    onClose();
    editor.change({ people: run.people.filter((each) => each !== member) });
    toast.neutral({
      title: texts.removed(member.contract.name),
      ...undoNotice(back),
    });
  };
}

/** One person of the run: inputs on the left, the resulting slip on the right. */
export function PersonDialog(props: PersonDialogProps) {
  const { view, person, onPerson, onExplain, onSlip, onClose } = props;
  const order = useSlipsOrder(view);
  const at = view.figures.people.findIndex(({ member }) => member.contract.id === person);
  const found = view.figures.people[at];
  if (!found) return null;
  const { editor } = view;
  const remove = removal(props, found);
  return (
    <Dialog
      open
      size="xl"
      title={found.member.contract.name}
      subtitle={aboutText(found)}
      above={view.run.people.length > 1 ? <Steps view={view} at={at} onPerson={onPerson} /> : undefined}
      onClose={onClose}
      footer={
        <>
          {remove === null ? null : (
            <Button variant="ghost" className="sheet-foot-start" onClick={remove}>
              {texts.remove}
            </Button>
          )}
          {order === null ? null : <SlipButton order={order} index={at} variant="outline" />}
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <div className="run-person" key={person}>
        <section aria-label={texts.novelties} className="min-w-0">
          <h3 className="section-head">{texts.novelties}</h3>
          {editor === null ? (
            <NoveltyList member={found.member} />
          ) : (
            <KeptValues value>
              <PersonForm member={found.member} slip={found.slip} period={view.run.period} editor={editor} />
            </KeptValues>
          )}
        </section>
        <section aria-label={texts.slip} className="min-w-0">
          <div className="run-slip-head section-head">
            <h3>{texts.slip}</h3>
            {order === null ? null : (
              <button type="button" className="link text-caption" onClick={() => onSlip(person)}>
                {texts.seeSlip}
              </button>
            )}
          </div>
          <PersonSlip found={found} onExplain={onExplain} />
        </section>
      </div>
    </Dialog>
  );
}
