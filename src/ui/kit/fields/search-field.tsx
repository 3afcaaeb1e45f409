import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { TextField } from "./text-field.tsx";

interface SearchFieldProps {
  /** What it looks for: its name, and what stands in it while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
  readonly className?: string;
  readonly autoFocus?: boolean;
  /** After the text: a small button. */
  readonly trail?: ReactNode;
}

/** Words that a list is looked through for. */
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
