import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { formatDecimal } from "#domain/kernel/format.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { fiscalProfileFor, listFiscalProfiles } from "#storage/queries/fiscal.ts";
import { companyFiscalTexts as texts } from "../texts.ts";

interface FiscalPanelProps {
  /** The active company; null if there is none. */
  readonly company: CompanyId | null;
  /** Number of profiles the plan allows. */
  readonly most: number;
}

function rateText(rate: number, account: string): string {
  const decimals = [0, 1].find((count) => Number(rate.toFixed(count)) === rate) ?? 2;
  return texts.rate(`${formatDecimal(rate, decimals)}%`, account);
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4 border-raya border-t py-2">
      <dt className="min-w-0 text-muted wrap-anywhere">{label}</dt>
      <dd className="text-end font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}

function Profile({ profile }: { readonly profile: FiscalProfile }) {
  const { name, regime, vatSettings, retentions } = profile;
  const vat = vatSettings.enabled ? rateText(vatSettings.rate, vatSettings.accountCode) : texts.noVat;
  return (
    <dl>
      <Row label={texts.profile} value={name} />
      <Row label={texts.regime} value={regime.name} />
      <Row label={texts.vat} value={vat} />
      {retentions
        .filter((each) => each.enabled)
        .map((each) => (
          <Row key={each.id} label={each.name} value={rateText(each.rate, each.accountCode)} />
        ))}
    </dl>
  );
}

/** The fiscal profile that applies to the active company, beside its card. */
export function FiscalPanel({ company, most }: FiscalPanelProps) {
  const storage = useStorage();
  const found = useQuery(async () => {
    const [all, profile] = await Promise.all([
      listFiscalProfiles(storage),
      fiscalProfileFor(storage, company === null ? {} : { companyId: company }),
    ]);
    return { count: all.length, profile };
  }, [storage, company]);
  if (found.state !== "ready") return null;
  const { count, profile } = found.value;
  return (
    <section className="rounded-box border border-raya bg-base-100 p-5" aria-labelledby="perfil-fiscal">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="perfil-fiscal" className="title-block">
          {texts.title}
        </h2>
        {Number.isFinite(most) ? <span className="text-muted">{texts.count(count, most)}</span> : null}
      </div>
      {profile === null ? <p className="text-muted">{texts.none}</p> : <Profile profile={profile} />}
    </section>
  );
}
