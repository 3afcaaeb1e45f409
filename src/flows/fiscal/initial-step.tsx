import FilePlus2 from "lucide-react/icons/file-plus-2";
import Files from "lucide-react/icons/files";
import Pencil from "lucide-react/icons/pencil";
import Unlink from "lucide-react/icons/unlink";
import type { ReactNode } from "react";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { fiscalTexts } from "./texts.ts";

const { initial: texts } = fiscalTexts;

interface WayProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}

function Way({ icon, name, text, disabled = false, onChoose }: WayProps) {
  return (
    <li>
      <button type="button" className="fiscal-way" disabled={disabled} onClick={onChoose}>
        {icon}
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{name}</span>
          <span className="block text-muted text-sm">{text}</span>
        </span>
      </button>
    </li>
  );
}

interface InitialStepProps {
  readonly applied: FiscalProfile | null;
  readonly count: number;
  readonly onCreate: () => void;
  readonly onSaved: () => void;
  readonly onEdit: (profile: FiscalProfile) => void;
  readonly onDetach: () => void;
}

/** Choice of action: create a profile, use a saved one, edit the current one, or go without. */
export function InitialStep({ applied, count, onCreate, onSaved, onEdit, onDetach }: InitialStepProps) {
  return (
    <ul className="fiscal-ways">
      {applied ? (
        <Way
          icon={<Pencil size={22} aria-hidden="true" />}
          name={texts.edit(applied.name)}
          text={texts.editText}
          onChoose={() => onEdit(applied)}
        />
      ) : null}
      <Way
        icon={<Files size={22} aria-hidden="true" />}
        name={texts.saved}
        text={texts.savedText(count)}
        disabled={count === 0}
        onChoose={onSaved}
      />
      <Way
        icon={<FilePlus2 size={22} aria-hidden="true" />}
        name={texts.create}
        text={texts.createText}
        onChoose={onCreate}
      />
      {applied ? (
        <Way
          icon={<Unlink size={22} aria-hidden="true" />}
          name={texts.detach}
          text={texts.detachText}
          onChoose={onDetach}
        />
      ) : null}
    </ul>
  );
}
