import { useEffect, useRef } from "react";

/** The heading of a step, which gets the focus as the step opens, so that readers and keys begin there. */
export function StepTitle({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="title-section lesson-step-title">
      {title}
    </h2>
  );
}
