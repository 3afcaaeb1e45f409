import { Spinner } from "#ui/kit/feedback/spinner.tsx";

interface WaitingPageProps {
  readonly label: string;
}

/** The specification's loading spinner, centred in place of the page. */
export function WaitingPage({ label }: WaitingPageProps) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-muted">
      <span className="sr-only">{label}</span>
      <Spinner size={28} label={label} />
    </div>
  );
}
