import { safeReturn } from "#domain/access/return-url.ts";
import { SLOW_TOAST, toast } from "#ui/kit/toast.ts";
import { sessionTexts } from "./texts.ts";

/** The address of signing in that comes back to `returnUrl`, where that is a place to come back to. */
export function signInHref(returnUrl: string): string {
  const safe = safeReturn(returnUrl);
  return safe === null ? "/login" : `/login?returnUrl=${encodeURIComponent(safe)}`;
}

/**
 * The notice for what needs an account: why, and a link to signing in that comes back to this address.
 * `goToSignIn` goes there within the application; opened in a tab of its own, the link does without it.
 */
export function askToSignIn(text: string, goToSignIn: (returnUrl: string) => void): void {
  const { pathname, search } = window.location;
  const here = `${pathname}${search}`;
  toast.info({
    ...SLOW_TOAST,
    id: "access-required",
    title: sessionTexts.accessRequired,
    text,
    actions: [
      { label: sessionTexts.signIn, href: signInHref(here), onAction: () => goToSignIn(here) },
      { label: sessionTexts.understood, variant: "ghost", onAction: () => undefined },
    ],
  });
}
