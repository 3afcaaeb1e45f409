import Copy from "lucide-react/icons/copy";
import Inbox from "lucide-react/icons/inbox";
import Mail from "lucide-react/icons/mail";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { formatMoment } from "#domain/kernel/format.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { listMessages, putMessageBack, removeMessage } from "#storage/registry/outbox.ts";
import type { OutboxRow } from "#storage/registry/registry-database.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { copyText } from "#ui/kit/save-file.ts";
import { mailtoLink, messageText, writerOf } from "./message-text.ts";
import { contactTexts } from "./texts.ts";

const texts = contactTexts.saved;

async function copy(row: OutboxRow): Promise<void> {
  if (await copyText(messageText(row.body))) toast.success({ id: "message-copied", title: texts.copied });
  else toast.error({ id: "message-copied", title: texts.notCopied });
}

async function putBack(row: OutboxRow): Promise<void> {
  try {
    await putMessageBack(row);
  } catch {
    toast.error({ title: texts.notBack, text: messageText(row.body), durationMs: 0 });
  }
}

async function remove(row: OutboxRow): Promise<void> {
  try {
    const removed = await removeMessage(row.id);
    if (removed === undefined) return;
    toast.neutral({
      title: texts.removed,
      text: writerOf(removed.body),
      icon: <Trash size={20} aria-hidden="true" />,
      ...undoNotice(() => putBack(removed)),
    });
  } catch {
    toast.error({ title: texts.notRemoved });
  }
}

function Message({ row }: { readonly row: OutboxRow }) {
  const { body, at } = row;
  const writer = writerOf(body);
  return (
    <li className="border-raya border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-semibold text-base [overflow-wrap:anywhere]">{writer}</p>
        <p className="text-caption text-muted">{formatMoment(at)}</p>
      </div>
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        {[body.email, body.phone].filter(Boolean).join(", ")}
      </p>
      <p className="mt-2 whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{body.message}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Copy size={16} aria-hidden="true" />}
          aria-label={texts.of(texts.copy, writer)}
          onClick={() => void copy(row)}
        >
          {texts.copy}
        </Button>
        <a href={mailtoLink(body)} className={buttonClass({ size: "sm" })} aria-label={texts.mailOf(writer)}>
          <Mail size={16} aria-hidden="true" />
          {texts.mail}
        </a>
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash size={16} aria-hidden="true" />}
          aria-label={texts.of(texts.remove, writer)}
          onClick={() => void remove(row)}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

function List({ messages }: { readonly messages: Loadable<readonly OutboxRow[]> }) {
  if (messages.state === "loading") return <p>{texts.loading}</p>;
  if (messages.state === "failed") return <p role="alert">{texts.failed}</p>;
  if (messages.value.length === 0) return <p>{texts.none}</p>;
  return (
    <ul aria-label={texts.title}>
      {messages.value.map((row) => (
        <Message key={row.id} row={row} />
      ))}
    </ul>
  );
}

/** Button that opens the saved messages; renders nothing when there are none. */
export function SavedMessages() {
  const [open, setOpen] = useState(false);
  const messages = useQuery(listMessages, []);
  const count = messages.state === "ready" ? messages.value.length : 0;
  if (messages.state === "failed" && !open) return <p role="alert">{texts.failed}</p>;
  if (count === 0 && !open) return null;
  return (
    <>
      <button
        type="button"
        className="link link-primary inline-flex gap-2 justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Inbox size={18} aria-hidden="true" />
        {texts.link(count)}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title} subtitle={texts.about} size="md">
        <List messages={messages} />
      </Dialog>
    </>
  );
}
