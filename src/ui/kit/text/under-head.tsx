import type { ReactNode } from "react";
import { SkeletonRows } from "../tables/skeleton-rows.tsx";

interface UnderHeadProps {
  readonly tabs: ReactNode;
  /** The head still lacks its buttons or its company. */
  readonly loading: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Tabs and body of a screen whose head is completed by what is read. Until then neither is there: the head would push
 * them down as it grows.
 */
export function UnderHead({ tabs, loading, label, children }: UnderHeadProps) {
  if (loading)
    return (
      <div key="loading" className="mt-5">
        <SkeletonRows label={label} />
      </div>
    );
  return (
    <>
      <div className="mt-3">{tabs}</div>
      <div className="mt-5">{children}</div>
    </>
  );
}
