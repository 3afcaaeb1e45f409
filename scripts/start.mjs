import "./node-version.mjs";

const DEFAULT_PORT = 4173;

/**
 * Modules are imported only after the version check, so that an old Node prints the message and not a syntax error.
 */
async function start() {
  const { ensureInstalled } = await import("./install.mjs");
  if (!(await ensureInstalled())) return 1;
  const { ensureBuilt } = await import("./build.mjs");
  if ((await ensureBuilt()) !== 0) {
    console.error("No se pudo preparar la aplicación: el error está arriba.");
    return 1;
  }
  const { startServerNear } = await import("./serve.mjs");
  const { outDir } = await import("./paths.mjs");
  const wanted = Number(process.env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    console.error(`PORT no es un puerto válido: ${process.env.PORT}`);
    return 1;
  }
  const server = await startServerNear({ dir: outDir(), port: wanted });
  // Browsers separate data by port: on another port the user must learn why the books are missing.
  if (server.port !== wanted) {
    console.log(
      `El puerto ${wanted} está ocupado. Lo que guardes en este otro puerto queda aparte de lo guardado en aquel.`,
    );
  }
  console.log(`Cuadra está lista: abre ${server.url}/ en tu navegador (Ctrl+C para detenerla).`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  return 0;
}

const code = await start();
if (code !== 0) process.exit(code);
