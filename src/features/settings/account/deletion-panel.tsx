import { useNavigate } from "@tanstack/react-router";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { User } from "#domain/access/user.ts";
import { accountRefusalText, accountTexts } from "#session/who/account-texts.ts";
import { session } from "#session/who/session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { deletionTexts as texts } from "../texts.ts";

/**
 * Deletes the account after navigating to the home page, as signing out does, so that no guard redirects to sign-in.
 */
function useDeletion(user: User) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    await navigate({ to: "/" });
    const answer = await session.deleteAccount(user.id);
    if (!answer.ok) toast.error({ title: texts.failed, text: accountRefusalText(answer.error) });
    else
      toast.error({
        title: accountTexts.deleted,
        text: answer.value === "deleted" ? texts.done : texts.pending,
      });
  };
  return { busy, remove };
}

/** Deletes the account, after confirmation. */
export function DeletionPanel({ user }: { readonly user: User }) {
  const [asked, setAsked] = useState(false);
  const { busy, remove } = useDeletion(user);
  return (
    <section
      id="eliminar"
      aria-labelledby="eliminar-titulo"
      className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-box border border-error p-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="eliminar-titulo" className="font-semibold">
          {texts.title}
        </h2>
        <p className="text-muted">
          {texts.lead}{" "}
          <a href="#copias" className="link link-primary">
            {texts.toCopies}
          </a>
        </p>
      </div>
      <Button variant="danger" icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => setAsked(true)}>
        {texts.open}
      </Button>
      <ConfirmDialog
        open={asked}
        tone="danger"
        title={texts.title}
        text={accountTexts.deleteConfirm}
        confirmLabel={texts.confirm}
        busy={busy}
        onConfirm={() => remove()}
        onCancel={() => setAsked(busy)}
      />
    </section>
  );
}
