import CircleAlert from "lucide-react/icons/circle-alert";
import Info from "lucide-react/icons/info";
import { type ReactNode, use, useEffect, useId } from "react";
import { classNames } from "../class-names.ts";
import { CellErrors } from "./cell-errors.ts";

/** Props common to all form fields. */
export interface FieldProps {
  readonly label?: ReactNode | undefined;
  readonly help?: ReactNode | undefined;
  /** The error and how to fix it. */
  readonly error?: ReactNode | undefined;
  /** Information that is not an error: "Este correo es nuevo en este dispositivo". */
  readonly notice?: ReactNode | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** Props to spread on the control. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** "cell" shows the error in the grid's row for errors, else in a bubble: a grid has no space below a cell. */
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
  const tell = use(CellErrors);
  const told = cell ? tell : null;
  useEffect(() => {
    told?.(controlId, error || null);
  }, [told, controlId, error]);
  useEffect(() => () => told?.(controlId, null), [told, controlId]);
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
      {/* The region exists before its text, so that screen readers announce an error when it appears. */}
      <div aria-live="polite" className={told === null ? undefined : "sr-only"}>
        {shown ? (
          <Note id={noteId} tone={tone} bubble={cell && told === null}>
            {text}
          </Note>
        ) : null}
      </div>
    </div>
  );
}
