import { lazy, Suspense } from "react";
import { useStore } from "#ui/kit/use-store.ts";
import { upgradeWanted } from "./open-upgrade.ts";

const UpgradeDialog = lazy(async () => ({ default: (await import("./upgrade-dialog.tsx")).UpgradeDialog }));

/** Hosts the plan comparison, loaded on first use. */
export function UpgradePlace() {
  const wanted = useStore(upgradeWanted);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <UpgradeDialog onClose={() => upgradeWanted.set(false)} />
    </Suspense>
  );
}
