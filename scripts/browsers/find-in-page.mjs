/** The key of an element's reference in WebDriver's answers. */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Runs inside the page: the option of a list by what is written on it. */
export const OPTION =
  "return [...arguments[0].options].find((each) => each.textContent.trim() === arguments[1])";

/**
 * Runs inside the page, so that it uses nothing from outside: the visible elements of a role and an accessible name, the
 * deepest open dialog first. `name` is exact text or `{ source, flags }` of a pattern.
 */
export function findInPage({ role, name, within = null }) {
  const ROLES = {
    button: "button, [role=button], summary",
    link: "a[href], [role=link]",
    menuitem: "[role=menuitem]",
    dialog: "dialog[open], [role=dialog], [role=alertdialog]",
    heading: "h1, h2, h3, h4, [role=heading]",
    img: "img, [role=img]",
    field: "input:not([type=file]), textarea, select, [contenteditable=true], [role=combobox]",
    check: "input[type=checkbox], input[type=radio], [role=checkbox], [role=switch]",
    file: "input[type=file]",
    gridcell: "[role=gridcell], td",
    row: "[role=row], tr",
    tab: "[role=tab]",
    text: "body *",
  };
  const plain = (text) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element) => {
    const by = element.getAttribute("aria-labelledby");
    if (by)
      return plain(
        by
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent)
          .join(" "),
      );
    const own = element.getAttribute("aria-label");
    if (own) return plain(own);
    const label = element.labels?.[0];
    if (label) return plain(label.textContent);
    if (element.localName === "dialog" || /dialog/.test(element.getAttribute("role") ?? ""))
      return plain(element.querySelector("h1, h2, h3")?.textContent);
    return plain(element.textContent);
  };
  const matches = (text) =>
    typeof name === "string" ? text === name : new RegExp(name.source, name.flags).test(text);
  // A file field is hidden behind its button on purpose.
  const isSeen = (element) => {
    if (role === "file") return true;
    const shape = element.getBoundingClientRect();
    return shape.width > 0 && shape.height > 0 && getComputedStyle(element).visibility !== "hidden";
  };
  const roots =
    within === null
      ? [document]
      : [...document.querySelectorAll(ROLES[within.role])].filter((each) => {
          const text = nameOf(each);
          return typeof within.name === "string"
            ? text === within.name
            : new RegExp(within.name.source, within.name.flags).test(text);
        });
  const found = roots
    .flatMap((root) => [...root.querySelectorAll(ROLES[role])])
    .filter((each) => isSeen(each) && !each.closest("[inert]") && matches(nameOf(each)));
  const deepest = found.filter((each) => !found.some((other) => other !== each && each.contains(other)));
  // An open dialog covers what is behind it.
  const [above] = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")].slice(-1);
  return deepest.find((each) => above?.contains(each)) ?? deepest[0] ?? null;
}
