import ChevronDown from "lucide-react/icons/chevron-down";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import { firstName, initials, type User } from "#domain/access/user.ts";
import { Menu } from "#ui/kit/overlays/menu.tsx";
import { sessionTexts } from "../texts.ts";

interface UserMenuProps {
  readonly user: User;
  readonly onDashboard: () => void;
  readonly onSignOut: () => void;
}

/** The signed-in user, with links to the panel and to sign out; closes on a press outside. */
export function UserMenu({ user, onDashboard, onSignOut }: UserMenuProps) {
  return (
    <Menu
      label={sessionTexts.userMenu(user.name)}
      align="end"
      items={[
        {
          id: "dashboard",
          label: sessionTexts.toDashboard,
          icon: <LayoutDashboard size={18} aria-hidden="true" />,
          onSelect: onDashboard,
        },
        {
          id: "sign-out",
          label: sessionTexts.signOut,
          icon: <LogOut size={18} aria-hidden="true" />,
          tone: "danger",
          onSelect: onSignOut,
        },
      ]}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className="btn btn-ghost gap-2 px-2"
          aria-label={sessionTexts.userMenu(user.name)}
        >
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-secondary text-badge text-secondary-content"
          >
            {initials(user.name)}
          </span>
          <span className="hidden max-w-40 truncate sm:inline">{firstName(user.name)}</span>
          <ChevronDown size={16} aria-hidden="true" className="text-muted" />
        </button>
      )}
    />
  );
}
