import CircleAlert from "lucide-react/icons/circle-alert";
import Info from "lucide-react/icons/info";
import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";

/** What every form field takes. */
export interface FieldProps {
  readonly label?: ReactNode | undefined;
  readonly help?: ReactNode | undefined;
  /** What is wrong and what to do. */
  readonly error?: ReactNode | undefined;
  /** Something to know that is no error: "Este correo es nuevo en este dispositivo". */
  readonly notice?: ReactNode | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** To be spread on the control. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** "cell" says the error in a bubble beside the cell, since a grid has no room under it. */
  readonly variant?: "field" | "cell";
  readonly children: (control: FieldControl) => ReactNode;
}

interface NoteProps {
  readonly id: string;
  readonly tone: "help" | "error" | "info";
  readonly bubble: boolean;
  readonly children: ReactNode;
}

function Note({ id, tone, bubble, children }: NoteProps) {
  return (
    <p id={id} data-tone={tone} className={classNames("field-note", bubble && "cell-note")}>
      {tone === "error" ? <CircleAlert size={15} aria-hidden="true" /> : null}
      {tone === "info" ? <Info size={15} aria-hidden="true" /> : null}
      <span>{children}</span>
    </p>
  );
}

/** Label above, control, then the error, the notice or the help below it. */
export function Field({
  label,
  help,
  error,
  notice,
  id,
  className,
  variant = "field",
  children,
}: FieldFrameProps) {
  const made = useId();
  const controlId = id ?? made;
  const noteId = `${controlId}-note`;
  const text = error || notice || help;
  const tone = error ? "error" : notice ? "info" : "help";
  const cell = variant === "cell";
  const shown = Boolean(text) && (!cell || tone === "error");
  return (
    <div className={classNames("relative min-w-0", className)}>
      {label === undefined ? null : (
        <label className="field-label" htmlFor={controlId}>
          {label}
        </label>
      )}
      {children({
        id: controlId,
        "aria-describedby": shown ? noteId : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {/* The region stands before its text, so that a reader hears an error when it appears. */}
      <div aria-live="polite">
        {shown ? (
          <Note id={noteId} tone={tone} bubble={cell}>
            {text}
          </Note>
        ) : null}
      </div>
    </div>
  );
}
