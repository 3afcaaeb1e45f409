import { lazy, Suspense } from "react";
import { useStore } from "#ui/kit/use-store.ts";
import { upgradeWanted } from "./open-upgrade.ts";

const UpgradeDialog = lazy(async () => ({ default: (await import("./upgrade-dialog.tsx")).UpgradeDialog }));

/** Where the plans appear. Fetched when somebody first asks for them. */
export function UpgradePlace() {
  const wanted = useStore(upgradeWanted);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <UpgradeDialog onClose={() => upgradeWanted.set(false)} />
    </Suspense>
  );
}
