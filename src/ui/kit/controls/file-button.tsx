import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

interface FileButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Endings of the names that are offered: ".csv,.txt". */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A small button that lets somebody choose one file; the same one may be chosen again. */
export function FileButton({ label, icon, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button size="sm" icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
