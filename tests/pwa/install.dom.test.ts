import { expect, it } from "vitest";
import { installStore, promptInstall, watchInstall } from "#pwa/install.ts";

class InstallOffer extends Event {
  prompts = 0;
  readonly answer: "accepted" | "dismissed";

  constructor(answer: "accepted" | "dismissed") {
    super("beforeinstallprompt", { cancelable: true });
    this.answer = answer;
  }

  async prompt() {
    this.prompts += 1;
    return { outcome: this.answer };
  }
}

it("offers installing when the browser does, once for each offer", async () => {
  watchInstall();
  let changes = 0;
  installStore.subscribe(() => {
    changes += 1;
  });
  expect(installStore.getSnapshot()).toBeNull();
  expect(await promptInstall()).toBe("unavailable");

  const offer = new InstallOffer("dismissed");
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(installStore.getSnapshot()).not.toBeNull();
  expect(await promptInstall()).toBe("dismissed");
  expect(offer.prompts).toBe(1);
  expect(installStore.getSnapshot()).toBeNull();

  window.dispatchEvent(new InstallOffer("accepted"));
  expect(installStore.getSnapshot()).not.toBeNull();
  window.dispatchEvent(new Event("appinstalled"));
  expect(installStore.getSnapshot()).toBeNull();
  expect(changes).toBe(4);
});
