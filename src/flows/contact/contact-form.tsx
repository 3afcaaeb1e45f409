import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { CONTACT_LIMITS, type ContactName, contactCounter } from "./contact-fields.ts";
import { outboxMark } from "./outbox-mark.ts";
import { contactTexts as texts } from "./texts.ts";
import { type Contact, useContact } from "./use-contact.ts";

// Lazy: the list needs the database, which visitors of the home page do not need.
const SavedMessages = lazy(async () => {
  const [{ SavedMessages }, { openOutbox }] = await Promise.all([
    import("./saved-messages.tsx"),
    import("#storage/registry/outbox.ts"),
  ]);
  // If the outbox cannot be opened, the list reports the error itself.
  await openOutbox().catch(() => undefined);
  return { default: SavedMessages };
});

/** The input's maxlength is this many times the limit, so that a long paste is reported instead of silently cut. */
const PASTE_FACTOR = 10;

const FIELD_IDS: Readonly<Record<ContactName, string>> = {
  name: "contacto-nombre",
  phone: "contacto-telefono",
  email: "contacto-correo",
  message: "contacto-mensaje",
};

function Label({ text, mark }: { readonly text: string; readonly mark: string }) {
  return (
    <>
      {text} <span className="font-normal text-muted">{mark}</span>
    </>
  );
}

function Fields({ contact }: { readonly contact: Contact }) {
  const { fields, phase, change, leave, errorOf } = contact;
  const field = (name: ContactName) => ({
    id: FIELD_IDS[name],
    name,
    value: fields[name],
    readOnly: phase === "saving",
    maxLength: CONTACT_LIMITS[name] * PASTE_FACTOR,
    onChange: (text: string) => change({ [name]: text }),
    onBlur: () => leave(name),
    error: errorOf(name),
    help: contactCounter(fields, name),
  });
  const needed = { required: true, "aria-required": true } as const;
  const label = (text: string) => <Label text={text} mark={texts.required} />;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("name")} {...needed} label={label(texts.name)} autoComplete="name" />
        <TextField
          {...field("phone")}
          label={<Label text={texts.phone} mark={texts.optional} />}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <TextField
        {...field("email")}
        {...needed}
        label={label(texts.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextAreaField
        {...field("message")}
        {...needed}
        label={label(texts.message)}
        placeholder={texts.messageHint}
        rows={4}
      />
    </>
  );
}

const NAMES: Readonly<Record<ContactName, string>> = {
  name: texts.name,
  phone: texts.phone,
  email: texts.email,
  message: texts.message,
};

/**
 * All errors at once, each with a link to its field. The region exists before its text, so that screen readers
 * announce it.
 */
function Summary({ contact }: { readonly contact: Contact }) {
  const { wrong, trouble } = contact;
  return (
    <div role="alert">
      {wrong.length === 0 && trouble === null ? null : (
        <div className="flex gap-2 bg-errbg p-3 text-error">
          <CircleAlert size={18} aria-hidden="true" className="mt-px" />
          {trouble ?? (
            <p>
              {texts.summary(wrong.length)}
              {": "}
              {wrong.map((name, index) => (
                <span key={name}>
                  {index > 0 ? ", " : null}
                  <a className="link" href={`#${FIELD_IDS[name]}`} onClick={(event) => focusOn(event, name)}>
                    {NAMES[name]}
                  </a>
                </span>
              ))}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Focuses the field without changing the address, whose hash names a place on the page. */
function focusOn(event: { preventDefault: () => void }, name: ContactName): void {
  event.preventDefault();
  document.getElementById(FIELD_IDS[name])?.focus();
}

function Kept({ onAgain }: { readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex gap-3 bg-okbg p-5" role="status">
      <CircleCheck size={20} aria-hidden="true" className="mt-0.5 text-success" />
      <div className="min-w-0">
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-base outline-none">
          {texts.kept}
        </h3>
        <p className="mt-1">{texts.keptDetail}</p>
        <Button className="mt-4" onClick={onAgain}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}

function Writing({ contact, again }: { readonly contact: Contact; readonly again: boolean }) {
  const form = contact.form;
  useEffect(() => {
    // Focus only after "another message"; a visitor who scrolls by must not be moved.
    if (again) form.current?.querySelector("input")?.focus();
  }, [again, form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void contact.attempt();
  };
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      <Fields contact={contact} />
      <Summary contact={contact} />
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          loading={contact.phase === "saving"}
          // Keep the focus in the field: an error shown on blur would move the button away from the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {texts.send}
        </Button>
        <p className="text-caption text-muted">{texts.before}</p>
      </div>
    </form>
  );
}

/** A form for a message, which is saved on this device. */
export function ContactForm() {
  const contact = useContact();
  const [again, setAgain] = useState(false);
  const kept = contact.phase === "kept";
  const next = () => {
    setAgain(true);
    contact.again();
  };
  return (
    <div className="grid gap-4">
      {kept ? <Kept onAgain={next} /> : <Writing contact={contact} again={again} />}
      {kept || outboxMark.isSet() ? (
        <Suspense fallback={null}>
          <SavedMessages />
        </Suspense>
      ) : null}
    </div>
  );
}
