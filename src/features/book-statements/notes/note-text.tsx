import type { FinancialNote } from "#domain/statement/notes/financial-notes.ts";

/** The paragraphs of a note, their open questions told apart. */
export function NoteText({ paragraphs }: Pick<FinancialNote, "paragraphs">) {
  return paragraphs.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
    <p key={index}>
      {text.split(/(\[¿[^[\]]+\?\])/u).map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is its place
          <span key={at} className="text-warntext">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  ));
}
