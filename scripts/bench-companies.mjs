const MANY_COMPANIES = 50;
const BOOKS_OF_EACH = 4;

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function opening(page, url, path, shown, times) {
  const runs = [];
  for (let run = 0; run < times; run += 1) {
    await page.goto(`${url}/dashboard/configuracion`);
    await page.waitForLoadState("networkidle");
    const start = await page.evaluate(() => performance.timeOrigin + performance.now());
    await page.goto(`${url}${path}`, { waitUntil: "commit" });
    await page.getByText(shown).filter({ visible: true }).first().waitFor();
    runs.push((await page.evaluate(() => performance.timeOrigin + performance.now())) - start);
  }
  return median(runs);
}

/**
 * Inicio and Mis empresas of an account with many companies, compared with an account with one: two users, two
 * contexts.
 */
export async function withCompanies(browser, url) {
  const open = async (companies) => {
    const context = await browser.newContext({ locale: "es-CO", viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const database = await signIn(page, url, `empresas-${companies}@cuadra.co`);
    await page.goto(`${url}/bench/index.html`);
    await page.waitForFunction(() => "bench" in window);
    await page.evaluate(
      ([name, many, books]) => window.bench.seedCompanies(name, many, books),
      [database, companies, BOOKS_OF_EACH],
    );
    console.log(
      `companies, ${companies}`,
      JSON.stringify(await page.evaluate((name) => window.bench.companies(name, 7), database)),
    );
    return page;
  };
  const [many, one] = [await open(MANY_COMPANIES), await open(1)];
  const times = { dashboard: [[], []], companies: [[], []] };
  for (let round = 0; round < 3; round += 1) {
    for (const [index, page] of [many, one].entries()) {
      times.dashboard[index].push(await opening(page, url, "/dashboard", "Liquidez", 5));
      times.companies[index].push(await opening(page, url, "/dashboard/empresas", "Empresa 1", 3));
    }
  }
  for (const page of [many, one]) await page.context().close();
  return {
    dashboard: times.dashboard.map(median),
    companies: times.companies.map(median),
  };
}

export async function signIn(page, url, email = "medida@cuadra.co") {
  await page.goto(`${url}/login`);
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("una clave larga 1");
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await page.waitForURL(/dashboard/);
  return page.evaluate(() => `cuadra-user-${JSON.parse(localStorage.getItem("cuadra_user")).id}`);
}
