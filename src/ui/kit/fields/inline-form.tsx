import X from "lucide-react/icons/x";
import type { FormEvent, ReactNode } from "react";
import { IconButton } from "../controls/icon-button.tsx";

interface InlineFormProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
  /** The submit button. */
  readonly action: ReactNode;
}

/** A form that opens above the list it adds to. */
export function InlineForm({ title, closeLabel, onClose, onSubmit, children, action }: InlineFormProps) {
  return (
    <form className="mt-5 rounded-box border border-base-content bg-sel p-5" noValidate onSubmit={onSubmit}>
      <div className="mb-3 flex items-center justify-between">
        <h2 className="font-bold text-base">{title}</h2>
        <IconButton label={closeLabel} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </div>
      {children}
      <div className="mt-4 flex justify-end">{action}</div>
    </form>
  );
}
