import { useEffect, useState } from "react";
import type { AccountHelp } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";

interface AccountWordsProps {
  readonly chart: Chart;
  readonly code: string;
}

/** The texts are large, so they load with the first account shown. */
function useAccountHelp(chart: Chart, code: string): AccountHelp | null {
  const [read, setRead] = useState<((chart: Chart, code: string) => AccountHelp | undefined) | null>(null);
  useEffect(() => {
    let isLeft = false;
    import("#domain/accounting/charts/account-help.ts").then(
      ({ accountHelp }) => {
        if (!isLeft) setRead(() => accountHelp);
      },
      // If loading fails, the T account is shown without texts; the next visit retries.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return read?.(chart, code) ?? null;
}

/**
 * Plain explanation of the account being written, and when it is debited and credited; renders nothing for an account
 * without one.
 */
export function AccountWords({ chart, code }: AccountWordsProps) {
  const help = useAccountHelp(chart, code);
  if (help === null) return null;
  return (
    <div className="mt-3 grid gap-1 text-caption text-muted">
      <p>{help.plain}</p>
      <p>{help.debit}</p>
      <p>{help.credit}</p>
    </div>
  );
}
