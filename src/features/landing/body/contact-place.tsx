import { type ComponentType, useEffect, useRef, useState } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { bodyTexts } from "./texts.ts";

const { contact: texts } = bodyTexts;

/** Loads the form this far before it becomes visible. */
const AHEAD = "800px 0px";

type FormState =
  | { readonly kind: "waiting" }
  | { readonly kind: "ready"; readonly Form: ComponentType }
  | { readonly kind: "failed" };

function useContactForm() {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FormState>({ kind: "waiting" });
  const load = () => {
    setState({ kind: "waiting" });
    import("#flows/contact/contact-form.tsx").then(
      ({ ContactForm }) => setState({ kind: "ready", Form: ContactForm }),
      () => setState({ kind: "failed" }),
    );
  };
  const start = useRef(load);
  useEffect(() => {
    if (place.current === null) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        start.current();
      },
      { rootMargin: AHEAD },
    );
    near.observe(place.current);
    return () => near.disconnect();
  }, []);
  return { place, state, load };
}

/** Reserves the form's space from the first paint on, so that nothing moves when it loads. */
export function ContactPlace() {
  const { place, state, load } = useContactForm();
  return (
    <div ref={place} className="contact-place">
      {state.kind === "ready" ? <state.Form /> : null}
      {state.kind === "waiting" ? <p className="text-muted">{texts.loading}</p> : null}
      {state.kind === "failed" ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{texts.failed}</p>
          <Button onClick={load}>{texts.retry}</Button>
        </div>
      ) : null}
    </div>
  );
}
