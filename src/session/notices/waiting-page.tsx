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

/** The same before the first screen, out of the flow: the notices above it, such as the sample's, come while it stands (UX-11). */
export function WaitingScreen({ label }: WaitingPageProps) {
  return (
    <div className="fixed inset-x-0 top-0">
      <WaitingPage label={label} />
    </div>
  );
}
