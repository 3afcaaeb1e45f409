import { Link, useNavigate } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import type { User } from "#domain/access/user.ts";
import { GuidedButton } from "#flows/guided/guided-button.tsx";
import { leaveForHome } from "#session/leave.ts";
import { useSaved } from "#session/use-saved.ts";
import { UserMenu } from "#session/user-menu.tsx";
import { BrandMark } from "#ui/kit/brand-mark.tsx";
import { buttonClass } from "#ui/kit/button-class.ts";
import { NoticePlace } from "#ui/kit/notice-place.tsx";
import { SavedIndicator } from "#ui/kit/saved-indicator.tsx";
import { Tooltip } from "#ui/kit/tooltip.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { PAYROLL_PATH } from "./payroll-path.ts";
import { payrollTexts as texts } from "./texts.ts";

function Saved() {
  return <SavedIndicator state={useSaved()} />;
}

/** The menu of the account, or the way to signing in and back here. */
function Who({ user }: { readonly user: User | null }) {
  const navigate = useNavigate();
  if (user === null)
    return (
      <Link
        to="/login"
        search={{ returnUrl: PAYROLL_PATH }}
        className={buttonClass({ variant: "outline", className: "max-md:btn-sm" })}
      >
        {texts.signIn}
      </Link>
    );
  return (
    <UserMenu
      user={user}
      onDashboard={() => void navigate({ to: "/dashboard" })}
      onSignOut={() => void leaveForHome(() => navigate({ to: "/" }))}
    />
  );
}

function Back() {
  return (
    <Tooltip text={texts.back} describes={false}>
      <Link
        to="/"
        hash="productos"
        className={buttonClass({ variant: "ghost", className: "btn-square" })}
        aria-label={texts.back}
      >
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
    </Tooltip>
  );
}

interface PayrollHeaderProps {
  readonly user: User | null;
  /** The company and the month, or that a guest is here. */
  readonly subtitle: ReactNode;
}

/** The bar of the calculator: back to the products, the guided mode, and who is here. */
export function PayrollHeader({ user, subtitle }: PayrollHeaderProps) {
  const isPhone = useMediaQuery(PHONE);
  return (
    <>
      <header className="no-print flex min-h-16 items-center gap-x-2 border-base-content border-b px-2 py-1.5 md:gap-x-4 md:px-5">
        <Back />
        <BrandMark size={30} word={false} className="max-md:hidden" />
        <div className="min-w-0 flex-1 md:border-raya md:border-l md:pl-4">
          <h1 className="title-bar text-balance">{texts.title}</h1>
          <p className="truncate text-caption text-muted">{subtitle}</p>
        </div>
        <GuidedButton place="payroll" />
        {user === null || isPhone ? null : <Saved />}
        <Who user={user} />
      </header>
      <NoticePlace />
    </>
  );
}
