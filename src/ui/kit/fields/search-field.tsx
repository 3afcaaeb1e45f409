import Search from "lucide-react/icons/search";
import type { KeyboardEvent, ReactNode } from "react";
import { TextField } from "./text-field.tsx";

interface SearchFieldProps {
  /** What it searches: the accessible name and the placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
  readonly className?: string;
  readonly autoFocus?: boolean;
  /** After the text: a small button. */
  readonly trail?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A text field that filters a list. */
export function SearchField({ label, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      type="search"
      aria-label={label}
      placeholder={label}
      lead={<Search size={18} aria-hidden="true" />}
    />
  );
}
