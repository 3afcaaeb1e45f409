// Breaks the rules of purity.test.ts on purpose: names of the platform, the clock, markup made of text.
export function impure(): string {
  window.scrollTo(0, 0);
  const now = new Date();
  return now.toISOString() + Date.now() + Math.random();
}

export function Markup({ element }: { element: HTMLElement }) {
  element.innerHTML = "";
  eval("1");
  return <p dangerouslySetInnerHTML={{ __html: "" }} />;
}
