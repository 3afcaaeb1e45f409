import { contactTexts } from "./texts.ts";

type Body = Readonly<Record<string, string>>;

/** The writer's name, for a button label. */
export function writerOf(body: Body): string {
  return body.name || body.email || contactTexts.message;
}

/** The whole message as plain text, one part per paragraph. */
export function messageText(body: Body): string {
  const head = [body.name, body.email, body.phone].filter(Boolean).join("\n");
  return `${head}\n\n${body.message ?? ""}`;
}

/** A mailto: link with the message as its body; the user chooses the recipient. */
export function mailtoLink(body: Body): string {
  const subject = encodeURIComponent(contactTexts.saved.subject(writerOf(body)));
  // RFC 6068 requires line breaks as CR LF, and lone surrogates cannot be URL-encoded.
  const text = encodeURIComponent(messageText(body).toWellFormed().replaceAll(/\r?\n/g, "\r\n"));
  return `mailto:?subject=${subject}&body=${text}`;
}
