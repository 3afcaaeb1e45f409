import { safeReturn } from "#domain/access/return-url.ts";
import { SLOW_TOAST, toast } from "#ui/kit/feedback/toast.ts";
import { sessionTexts } from "../texts.ts";

/** Where to come back to after signing in: this address whole, but for what only says that a guest is here. */
export function thisAddress(): string {
  const { pathname, search } = window.location;
  return safeReturn(`${pathname}${search}`) ?? pathname;
}

/** The address of signing in that comes back to `returnUrl`, this page if nothing is said, where that is a place to come back to. */
export function signInHref(returnUrl = thisAddress()): string {
  const safe = safeReturn(returnUrl);
  return safe === null ? "/login" : `/login?returnUrl=${encodeURIComponent(safe)}`;
}

/**
 * The notice for what needs an account: why, and a link to signing in that comes back to this address.
 * `navigate` goes there within the application; opened in a tab of its own, the link does without it.
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
