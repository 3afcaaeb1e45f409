import { contactTexts } from "./texts.ts";

type Body = Readonly<Record<string, string>>;

/** Who wrote, for the name of a button. */
export function writerOf(body: Body): string {
  return body.name || body.email || contactTexts.message;
}

/** The whole message as plain text, one part under the other. */
export function messageText(body: Body): string {
  const head = [body.name, body.email, body.phone].filter(Boolean).join("\n");
  return `${head}\n\n${body.message ?? ""}`;
}

/** Opens the mail program with the message written; to whom it goes is left to the person. */
export function mailtoLink(body: Body): string {
  const subject = encodeURIComponent(contactTexts.saved.subject(writerOf(body)));
  // RFC 6068 wants line breaks as CR LF, and lone halves of a pair cannot be written in an address.
  const text = encodeURIComponent(messageText(body).toWellFormed().replaceAll(/\r?\n/g, "\r\n"));
  return `mailto:?subject=${subject}&body=${text}`;
}
