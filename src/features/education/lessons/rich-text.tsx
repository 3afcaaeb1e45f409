/** A text of a lesson, in which **bold** marks a term. */
export function RichText({ text }: { readonly text: string }) {
  return text.split("**").map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text keep their order
    index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
  );
}
