/** At which cost something leaves or comes back, before it is written (IN-53); its place stays while that is reckoned. */
export function CostLine({ text }: { readonly text: string }) {
  return (
    <p className="min-h-5 text-caption text-muted" role="status">
      {text}
    </p>
  );
}
