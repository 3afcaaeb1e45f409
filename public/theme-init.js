// Runs before the first paint. A separate file because the content policy forbids inline scripts.
(function () {
  // The one policy of Trusted Types: code comes from files of this site, and from nothing else. It has no rule for
  // markup or for text as code, so the browser refuses both (SE-02).
  if (window.trustedTypes && trustedTypes.createPolicy) {
    trustedTypes.createPolicy("default", {
      createScriptURL: function (address) {
        var url = new URL(address, location.href);
        var ours = url.origin === location.origin && /^\/(?:assets\/[\w.-]+\.js|sw\.js)$/.test(url.pathname);
        return ours ? address : null;
      },
    });
  }

  // Theme. The key and the names are the same as in src/ui/kit/theme.ts.
  var choice = null;
  // The address that an installed application starts with leads an account to its books (src/routes/-open-installed.ts).
  var leadsOn = false;
  try {
    choice = localStorage.getItem("cuadra_tema");
    leadsOn = location.search === "?source=pwa" && localStorage.getItem("cuadra_user");
  } catch (error) {
    // Storage may be blocked: the system preference is used then.
  }
  var dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-theme", dark ? "cuadra-noche" : "cuadra");

  // Every address is answered with the same page, which contains the painted home page; only `/` shows it.
  var isHome = location.pathname === "/" && !leadsOn;
  if (!isHome) document.documentElement.setAttribute("data-elsewhere", "");

  // A file or a link that is dropped outside of a box never takes the place of the page, which would lose what is typed
  // on it (IM-27).
  ["dragover", "drop"].forEach(function (type) {
    addEventListener(type, function (event) {
      if (/Files|uri/.test(event.dataTransfer.types)) event.preventDefault();
    });
  });

  // Files of the application, filled in by the build. The painted home page delays them until its first paint, so
  // that on a slow network the code does not block what the visitor is looking at.
  var app = document.currentScript && document.currentScript.dataset.app;
  if (!app) return;
  // Files of each screen, filled in by the build: { files: [name, without .js], screens: { address: "a sign for each of
  // its files" } }, where a sign is the place in `files` counted from "0" on. They
  // are fetched along with the first ones, instead of after these have run and asked for them.
  var screens = null;
  function fetchScreen() {
    var path = location.pathname.replace(/(.)\/$/, "$1");
    var needed = screens.screens[path] || screens.screens[path.replace(/[^/]*$/, "")] || "";
    needed.split("").forEach(function (sign) {
      var file = screens.files[sign.charCodeAt() - 48];
      var tag = document.createElement("link");
      tag.crossOrigin = "";
      if (/\.css$/.test(file)) {
        tag.rel = "preload";
        tag.as = "style";
      } else {
        tag.rel = "modulepreload";
        file += ".js";
      }
      tag.href = "/assets/" + file;
      document.head.appendChild(tag);
    });
  }
  var started = false;
  function start() {
    if (started) return;
    started = true;
    // One script per file, imports of the first one included: a slow processor then runs several short tasks and can
    // respond between them, instead of one long task.
    app.split(" ").forEach(function (file) {
      var tag = document.createElement("script");
      tag.crossOrigin = "";
      tag.type = "module";
      tag.src = file;
      document.head.appendChild(tag);
    });
    fetchScreen();
  }
  // A button pressed before the application has loaded is marked, and clicked again once the application can respond
  // (src/routes/-home-page.tsx).
  addEventListener("click", function (event) {
    var button = event.target.closest && event.target.closest("#static-home:not([data-taken]) button");
    if (button) button.setAttribute("data-pressed", "");
  });
  // A hidden page is not painted, so there is no paint to wait for.
  if (!isHome || document.visibilityState === "hidden") return start();
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName("first-contentful-paint").length > 0) start();
    }).observe({ type: "paint", buffered: true });
  } catch (error) {
    // Started by the page's load event, below.
  }
  addEventListener("load", function () {
    setTimeout(start, 200);
  });
  ["pointerdown", "keydown"].forEach(function (type) {
    addEventListener(type, start);
  });
})();
