import type { ReactNode } from "react";

export function DashboardShell({ children }: { readonly children: ReactNode }) {
  return children;
}
