import { describe, expect, test } from "vitest";
import { screenFiles } from "../../scripts/screen-files.mjs";

interface Given {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly styles?: readonly string[];
  readonly modules: readonly string[];
}

const chunk = ({ file, isEntry = false, imports = [], styles = [], modules }: Given) => ({
  file: `assets/${file}`,
  graph: "page",
  isEntry,
  imports: imports.map((name) => `assets/${name}`),
  dynamicImports: [],
  styles: styles.map((name) => `assets/${name}`),
  modules: Object.fromEntries(modules.map((id) => [id, 1])),
});

const split = (path: string) => `src/routes/${path}?tsr-split=component`;

const CHUNKS = [
  chunk({
    file: "index.js",
    isEntry: true,
    imports: ["react.js"],
    styles: ["first.css"],
    modules: ["src/index.html", "src/main.tsx", split("index.tsx")],
  }),
  chunk({ file: "react.js", modules: ["node_modules/react/index.js"] }),
  chunk({
    file: "shell.js",
    imports: ["kit.js", "react.js"],
    modules: [split("dashboard/route.tsx")],
  }),
  chunk({ file: "kit.js", styles: ["kit.css"], modules: ["src/ui/kit/button.tsx"] }),
  chunk({ file: "home.js", imports: ["kit.js"], modules: [split("dashboard/index.tsx")] }),
  chunk({ file: "run.js", modules: [split("dashboard/nomina/$run.tsx")] }),
  chunk({ file: "login.js", imports: ["index.js"], modules: [split("login.tsx"), split("registro.tsx")] }),
];

describe("the files of each screen", () => {
  const { files, screens } = screenFiles(CHUNKS);
  const filesFor = (address: string) =>
    [...(screens[address] ?? "")].map((sign) => files[sign.charCodeAt(0) - 48]).sort();

  test("a screen within a layout takes the layout's files too", () => {
    expect(filesFor("/dashboard")).toEqual(["home", "kit", "kit.css", "shell"]);
  });

  test("an address with a parameter ends at the slash before it", () => {
    expect(filesFor("/dashboard/nomina/")).toEqual(["kit", "kit.css", "run", "shell"]);
  });

  test("what the page starts with is not fetched again", () => {
    expect(filesFor("/login")).toEqual(["login"]);
    expect(filesFor("/registro")).toEqual(["login"]);
    expect(files).not.toContain("react");
    expect(files).not.toContain("first.css");
  });

  test("neither the home page nor a layout alone is an address", () => {
    expect(Object.keys(screens).sort()).toEqual(["/dashboard", "/dashboard/nomina/", "/login", "/registro"]);
  });
});
