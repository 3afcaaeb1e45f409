import { lazy, Suspense } from "react";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { companyFiscalProfile } from "#storage/queries/fiscal.ts";

const FiscalProfileDialog = lazy(async () => ({
  default: (await import("#flows/fiscal/fiscal-profile-dialog.tsx")).FiscalProfileDialog,
}));

interface FiscalPlaceProps {
  readonly company: CompanyId;
  readonly onClose: () => void;
}

/** Dialog of the company's fiscal profile, loaded on first use. */
export function FiscalPlace({ company, onClose }: FiscalPlaceProps) {
  const storage = useStorage();
  const found = useQuery(() => companyFiscalProfile(storage, company), [storage, company]);
  if (found.state !== "ready") return null;
  return (
    <Suspense fallback={null}>
      <FiscalProfileDialog
        context="home"
        of={{ companyId: company }}
        applied={found.value}
        onClose={onClose}
        onOutcome={onClose}
      />
    </Suspense>
  );
}
