// Runs before the first paint. A file of its own because the content policy forbids inline scripts.
(function () {
  // The theme: the same key and the same names stand in src/ui/kit/theme.ts.
  var choice = null;
  try {
    choice = localStorage.getItem("cuadra_tema");
  } catch (error) {
    // Storage may be blocked: the system's preference is then enough.
  }
  var dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-theme", dark ? "cuadra-noche" : "cuadra");

  // Every address is answered with the same page, which carries the home page painted: no other one shows it.
  var isHome = location.pathname === "/";
  if (!isHome) document.documentElement.setAttribute("data-elsewhere", "");

  // The application, as the build names it here. The painted home page lets it wait for its first paint, so that on
  // a slow network the code does not stand in the way of what is looked at.
  var app = document.currentScript && document.currentScript.dataset.app;
  if (!app) return;
  var started = false;
  function start() {
    if (started) return;
    started = true;
    // Each file as a script of its own, what the first one imports too: a slow processor then has several short
    // stretches of work before it, between which it answers, and not a single long one.
    app.split(" ").forEach(function (file) {
      var tag = document.createElement("script");
      tag.crossOrigin = "";
      tag.type = "module";
      tag.src = file;
      document.head.appendChild(tag);
    });
  }
  // A press that comes before the application is marked, and made again when that can answer (src/routes/-home-page.tsx).
  addEventListener("click", function (event) {
    var button = event.target.closest && event.target.closest("#static-home:not([data-taken]) button");
    if (button) button.setAttribute("data-pressed", "");
  });
  // A page that nobody sees is not painted, and waits for nothing.
  if (!isHome || document.visibilityState === "hidden") return start();
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName("first-contentful-paint").length > 0) start();
    }).observe({ type: "paint", buffered: true });
  } catch (error) {
    // It starts with the page's load, below.
  }
  addEventListener("load", function () {
    setTimeout(start, 200);
  });
  ["pointerdown", "keydown"].forEach(function (type) {
    addEventListener(type, start, { once: true, passive: true });
  });
})();
