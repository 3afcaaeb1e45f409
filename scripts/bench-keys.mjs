/** What is typed: words as a shop writes them. */
const TYPED = "venta de mercancía al contado y a crédito a clientes de la tienda";
const EVERY_MS = 70;

/** Runs in the page: notes how long each key takes until its page is laid out again, without the wait for a frame. */
function watchKeys() {
  window.keyTimes = [];
  window.addEventListener(
    "keydown",
    ({ timeStamp }) => {
      // After the input event and everything that it renders at once.
      setTimeout(() => {
        void document.body.offsetHeight;
        window.keyTimes.push(performance.now() - timeStamp);
      });
    },
    { capture: true },
  );
}

async function typedInto(page, field) {
  await field.click();
  await page.evaluate(watchKeys);
  await page.keyboard.type(TYPED, { delay: EVERY_MS });
  const times = await page.evaluate(() => window.keyTimes);
  // The first ones warm it up.
  return times.slice(5);
}

async function oneRound(context, url, bookId, slower) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  try {
    await page.setContent("<input aria-label='Detalle'>");
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const bare = await typedInto(page, page.getByLabel("Detalle"));
    await page.goto(`${url}/journal/complex?book=${bookId}&periodo=2026-12`);
    await page.getByText("RC-", { exact: false }).first().waitFor();
    const field = page.getByRole("grid").getByRole("textbox", { name: "Detalle" });
    await field.waitFor();
    const product = await typedInto(page, field);
    return { product, bare };
  } finally {
    await page.close();
  }
}

const percentile95 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];

/**
 * The 95th percentile of the keys in a cell of the journal of a book, and in a field of an empty page. Of one round
 * it is the third slowest key: three rounds say more of the product, and less of that moment of the machine.
 */
export async function keyTimes(context, url, bookId, slower) {
  const rounds = [];
  for (let round = 0; round < 3; round += 1) rounds.push(await oneRound(context, url, bookId, slower));
  return {
    product: percentile95(rounds.flatMap(({ product }) => product)),
    bare: percentile95(rounds.flatMap(({ bare }) => bare)),
  };
}
