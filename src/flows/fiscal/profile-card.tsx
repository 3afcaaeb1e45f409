import FileBadge from "lucide-react/icons/file-badge";
import X from "lucide-react/icons/x";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { profileLine } from "./profile-list.tsx";
import { fiscalTexts } from "./texts.ts";

const { card: texts } = fiscalTexts;

interface ProfileCardProps {
  readonly profile: FiscalProfile;
  readonly onManage: () => void;
  readonly onDetach: () => void;
  readonly onClose: () => void;
}

/** The applied profile in one line, with its actions. */
export function ProfileCard({ profile, onManage, onDetach, onClose }: ProfileCardProps) {
  return (
    <section className="fiscal-card" aria-label={texts.label}>
      <FileBadge size={22} aria-hidden="true" className="text-success" />
      <div className="profile-said">
        <bdi className="block break-words font-semibold">{profile.name}</bdi>
        <p className="text-muted text-sm">{profileLine(profile)}</p>
      </div>
      <Button variant="outline" onClick={onManage}>
        {texts.manage}
      </Button>
      <Button variant="ghost" onClick={onDetach}>
        {texts.detach}
      </Button>
      <IconButton label={texts.close} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
    </section>
  );
}
