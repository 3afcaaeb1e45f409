import { safeReturn } from "#domain/access/return-url.ts";
import { SLOW_TOAST, toast } from "#ui/kit/feedback/toast.ts";
import { sessionTexts } from "../texts.ts";

/** Return URL after signing in: this whole address, except the guest parameter. */
export function thisAddress(): string {
  const { pathname, search } = window.location;
  return safeReturn(`${pathname}${search}`) ?? pathname;
}

/** Sign-in address that returns to `returnUrl` (default: this page) if that is a safe return URL. */
export function signInHref(returnUrl = thisAddress()): string {
  const safe = safeReturn(returnUrl);
  return safe === null ? "/login" : `/login?returnUrl=${encodeURIComponent(safe)}`;
}

/**
 * Notice for features that need an account: the reason, and a sign-in link that returns to this address. `navigate`
 * is used within the application; in a new tab the link works without it.
 */
export function askToSignIn(text: string, navigate: (to: { readonly href: string }) => unknown): void {
  const href = signInHref();
  toast.info({
    ...SLOW_TOAST,
    id: "access-required",
    title: sessionTexts.accessRequired,
    text,
    actions: [
      { label: sessionTexts.signIn, href, onAction: () => void navigate({ href }) },
      { label: sessionTexts.understood, variant: "ghost", onAction: () => undefined },
    ],
  });
}
