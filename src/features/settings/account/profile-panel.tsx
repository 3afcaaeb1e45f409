import { type FormEvent, useState } from "react";
import type { User } from "#domain/access/user.ts";
import { accountRefusalText, accountTexts } from "#session/who/account-texts.ts";
import { session } from "#session/who/session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { profileTexts as texts } from "../texts.ts";

type Typed = Partial<Record<"name" | "email", string>>;
interface Problem {
  readonly at: "name" | "email" | "form";
  readonly text: string;
}

/** Fields that were not edited follow the account, which another tab may change. */
function useProfile(user: User) {
  const [typed, setTyped] = useState<Typed>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const name = typed.name ?? user.name;
  const email = typed.email ?? user.email;
  const change = (part: Typed) => {
    setTyped((before) => ({ ...before, ...part }));
    setProblem(null);
  };
  const save = async (): Promise<void> => {
    if (name.trim() === "") return setProblem({ at: "name", text: texts.noName });
    setBusy(true);
    const changed = await session.changeAccount({ name, email });
    setBusy(false);
    if (!changed.ok) {
      const { kind } = changed.error;
      const ofEmail = kind === "bad-email" || kind === "taken";
      return setProblem({ at: ofEmail ? "email" : "form", text: accountRefusalText(changed.error) });
    }
    setTyped({});
    setProblem(null);
    toast.success({ id: "profile", title: accountTexts.profileSaved });
  };
  return { name, email, problem, busy, change, save };
}

/** The account's owner: the name on documents and the address used to sign in. */
export function ProfilePanel({ user }: { readonly user: User }) {
  const { name, email, problem, busy, change, save } = useProfile(user);
  const errorAt = (place: Problem["at"]) => (problem?.at === place ? problem.text : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  return (
    <section id="perfil" aria-labelledby="perfil-titulo">
      <h2 id="perfil-titulo" className="section-head mb-4">
        {texts.title}
      </h2>
      <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={submit}>
        <TextField
          label={texts.name}
          autoComplete="name"
          value={name}
          onChange={(text) => change({ name: text })}
          error={errorAt("name")}
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(text) => change({ email: text })}
          error={errorAt("email")}
        />
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" variant="primary" loading={busy}>
            {texts.save}
          </Button>
          <p className="text-caption text-muted">{texts.hint}</p>
        </div>
        {problem?.at === "form" ? (
          <div className="sm:col-span-2">
            <Banner tone="error">{problem.text}</Banner>
          </div>
        ) : null}
      </form>
    </section>
  );
}
