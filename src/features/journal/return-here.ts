/** Where to come back to after signing in: this address whole, book and month included. */
export function returnHere(): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  query.delete("guest");
  const rest = query.toString();
  return rest === "" ? pathname : `${pathname}?${rest}`;
}
