import { expect, test } from "../support/app.ts";
import { waitUntilOfflineReady } from "../support/browser/service-worker.ts";

test.use({ serviceWorkers: "allow" });

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** Width and height from a PNG's header, after the signature and the head of the first chunk. */
function pngSize(body: Buffer): string {
  return `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`;
}

test("the browser finds nothing that stands against installing", async ({ page, app, context }) => {
  await page.goto(app);
  await waitUntilOfflineReady(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A test's context has an incognito profile, in which nothing can be installed.
  expect(installabilityErrors.map((error) => error.errorId).filter((id) => id !== "in-incognito")).toEqual(
    [],
  );
});

test("every picture that the manifest names is there, at its size", async ({ request, app }) => {
  const answer = await request.get(`${app}/manifest.webmanifest`);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: Manifest = await answer.json();
  for (const picture of [...manifest.icons, ...manifest.screenshots]) {
    const found = await request.get(app + picture.src);
    expect(found.status(), picture.src).toBe(200);
    expect(found.headers()["content-type"], picture.src).toContain(picture.type);
    if (picture.type === "image/png") expect(pngSize(await found.body()), picture.src).toBe(picture.sizes);
  }
  expect((await request.get(`${app}/icons/apple-touch-icon.png`)).status()).toBe(200);
  expect(manifest.shortcuts.map((shortcut) => shortcut.name)).toContain("Nuevo asiento");
});

test("OF-06 SE-01 the pages of a whole visit stay at home and within the policy", async ({
  page,
  app,
  problems,
}) => {
  for (const path of ["/", "/login", "/registro", "/journal/complex?guest=true", "/educacion"]) {
    await page.goto(app + path);
    await page.waitForLoadState("networkidle");
  }
  // Confirms that the policy blocks scripts and that this is noticed: otherwise this test could not fail.
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    try {
      script.textContent = "window.ranInline = true";
      document.head.append(script);
    } catch {
      // Where trusted types are known, the text itself is refused.
    }
    return "ranInline" in window;
  });
  expect(ran).toBe(false);
  await expect
    .poll(() => problems.found.some((text) => /CSP: (script-src|require-trusted-types-for)/.test(text)))
    .toBe(true);
  problems.allow(
    /CSP: (script-src-elem|require-trusted-types-for)|Executing inline script|Refused to execute inline script|requires 'TrustedScript'/,
  );
});
