/** The sample banner's room while its code loads, so that the page below does not move when it comes. */
export function SampleRoom() {
  return (
    <div className="banner" data-tone="info" data-flush="true" data-line="true" aria-hidden="true">
      <span className="btn btn-sm invisible" />
    </div>
  );
}
