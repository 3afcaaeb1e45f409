import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Star from "lucide-react/icons/star";
import Trash2 from "lucide-react/icons/trash-2";
import { useRef } from "react";
import { formatRate } from "#domain/fiscal/effect-words.ts";
import type { FiscalProfile, FiscalProfileId } from "#domain/fiscal/fiscal-profile.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import { fiscalTexts } from "./texts.ts";

const { list: texts } = fiscalTexts;

interface ProfileListActions {
  readonly onApply: (profile: FiscalProfile) => void;
  readonly onEdit: (profile: FiscalProfile) => void;
  readonly onDuplicate: (profile: FiscalProfile) => void;
  readonly onDefault: (profile: FiscalProfile) => void;
  readonly onRemove: (profile: FiscalProfile) => void;
}

/** "Común · IVA 19% · 3 retenciones". */
export function profileLine(profile: FiscalProfile): string {
  const { vatSettings, retentions, regime } = profile;
  const vat = vatSettings.enabled ? texts.vat(formatRate(vatSettings.rate)) : texts.noVat;
  return [regime.name, vat, texts.retentions(retentions.filter((each) => each.enabled).length)].join(" · ");
}

interface ItemProps extends ProfileListActions {
  readonly profile: FiscalProfile;
  readonly applied: boolean;
  readonly readOnly: boolean;
}

function Badges({ profile, applied, readOnly }: Pick<ItemProps, "profile" | "applied" | "readOnly">) {
  return (
    <>
      {applied ? <Badge tone="ok">{texts.applied}</Badge> : null}
      {profile.isDefault ? <Badge tone="info">{texts.isDefault}</Badge> : null}
      {readOnly ? <Badge tone="grey">{texts.readOnly}</Badge> : null}
    </>
  );
}

function Actions({ profile, readOnly, ...on }: ItemProps) {
  const { name } = profile;
  return (
    <div className="profile-actions">
      {profile.isDefault ? null : (
        <IconButton
          label={texts.makeDefault(name)}
          icon={<Star size={18} aria-hidden="true" />}
          onClick={() => on.onDefault(profile)}
        />
      )}
      {readOnly ? null : (
        <>
          <IconButton
            label={texts.edit(name)}
            icon={<Pencil size={18} aria-hidden="true" />}
            onClick={() => on.onEdit(profile)}
          />
          <IconButton
            label={texts.duplicate(name)}
            icon={<Copy size={18} aria-hidden="true" />}
            onClick={() => on.onDuplicate(profile)}
          />
        </>
      )}
      <IconButton
        label={texts.remove(name)}
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => on.onRemove(profile)}
      />
      {on.applied || readOnly ? null : (
        <Button variant="outline" aria-label={texts.applyTo(name)} onClick={() => on.onApply(profile)}>
          {texts.apply}
        </Button>
      )}
    </div>
  );
}

function ProfileItem(props: ItemProps) {
  const { profile, readOnly } = props;
  return (
    <li className="profile-item" data-record={profile.id}>
      <div className="profile-said">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="break-words font-semibold">{profile.name}</bdi>
          <Badges {...props} />
        </p>
        <p className="text-muted text-sm">{readOnly ? texts.readOnlyText : profileLine(profile)}</p>
      </div>
      <Actions {...props} />
    </li>
  );
}

interface ProfileListProps extends ProfileListActions {
  readonly profiles: readonly FiscalProfile[];
  readonly applied: FiscalProfile | null;
  readonly overLimit: ReadonlySet<FiscalProfileId>;
}

/** The stored profiles, with their actions: apply, edit, copy, make default, delete. */
export function ProfileList({ profiles, applied, overLimit, ...actions }: ProfileListProps) {
  const place = useRef<HTMLDivElement>(null);
  useRevealNew(profiles.map(({ id }) => id));
  // The action may remove the pressed button: keep the focus in the list.
  const keepingFocus = (act: (profile: FiscalProfile) => void) => (profile: FiscalProfile) => {
    place.current?.focus();
    act(profile);
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {profiles.length === 0 ? <p className="text-muted">{texts.empty}</p> : null}
      <ul aria-label={texts.label}>
        {profiles.map((profile) => (
          <ProfileItem
            key={profile.id}
            profile={profile}
            applied={applied?.id === profile.id}
            readOnly={overLimit.has(profile.id)}
            {...actions}
            onDefault={keepingFocus(actions.onDefault)}
            onRemove={keepingFocus(actions.onRemove)}
          />
        ))}
      </ul>
    </div>
  );
}
