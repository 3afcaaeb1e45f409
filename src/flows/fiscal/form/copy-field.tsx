import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { AppliesTo } from "#domain/fiscal/profile-scope.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { profilesWithCompany } from "#storage/queries/fiscal.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { fiscalTexts } from "../texts.ts";
import type { ProfileFormControl } from "../use-profile-form.ts";

const { form: texts } = fiscalTexts;

const NONE = "none";

function nameOf(profile: FiscalProfile, company: string | null): string {
  return company === null ? profile.name : texts.copyOf(company, profile.name);
}

/** Takes over what another company's profile says, name apart. */
export function CopyField({ form, of }: { readonly form: ProfileFormControl; readonly of: AppliesTo }) {
  const storage = useStorage();
  const found = useQuery(() => profilesWithCompany(storage), [storage]);
  const all = found.state === "ready" ? found.value : [];
  const others = all.filter(({ profile }) => !of.companyId || profile.companyId !== of.companyId);
  if (others.length === 0) return null;
  const options = others.map(({ profile, company }) => ({
    value: profile.id as string,
    label: nameOf(profile, company),
  }));
  return (
    <SelectField
      label={texts.copy}
      help={texts.copyHelp}
      value={form.copied ?? NONE}
      options={[{ value: NONE, label: texts.copyNone }, ...options]}
      onChange={(id) => form.copyFrom(others.find(({ profile }) => profile.id === id)?.profile ?? null)}
    />
  );
}
