// Sets the theme before the first paint. A file of its own because the content policy forbids inline scripts.
// The same key and the same names stand in src/ui/kit/theme.ts.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem("cuadra_tema");
  } catch (error) {
    // Storage may be blocked: the system's preference is then enough.
  }
  var dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-theme", dark ? "cuadra-noche" : "cuadra");
  // Every address is answered with the same page, which carries the home page painted: no other one shows it.
  if (location.pathname !== "/") document.documentElement.setAttribute("data-elsewhere", "");
})();
