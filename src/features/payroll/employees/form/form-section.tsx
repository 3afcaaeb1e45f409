import type { ReactNode } from "react";

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of related fields, in two columns where there is room. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="section-head w-full">{title}</legend>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
