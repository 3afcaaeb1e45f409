import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BROUGHT_KINDS, type BroughtKind } from "#domain/import/doors/brought-kind.ts";
import { bringFiles, broughtFiles, droppedFiles } from "#flows/doors/bring-files.ts";
import { DOORS, doorsAt, isOfBooks } from "#flows/doors/doors.ts";
import { DoorsPlace } from "#flows/doors/doors-place.tsx";
import {
  type DoorTarget,
  type FileGroup,
  giveFiles,
  givenFiles,
  queuedGroups,
} from "#flows/doors/given-files.ts";
import { goToPlan } from "#flows/doors/go-to-plan.ts";
import { tellAll } from "#flows/doors/tell-files.ts";
import { givenGroup } from "#tests/support/files/given-group.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { makeDocument } from "#tests/support/invoices/make-document.ts";
import { Toaster } from "#ui/kit/feedback/toaster.tsx";

// The worker of files on the page's side, as there are no workers here.
vi.mock("#formats/workers/write-beside.ts", async (original) => {
  const { fileWorkerHere } = await import("#tests/support/files/file-worker-here.ts");
  return { ...(await original<object>()), startFileWorker: fileWorkerHere };
});

/** One file of each kind, under a name that says nothing: what it holds tells it. A kind without one does not compile. */
const FILES = {
  journal:
    "Fecha;Código;Cuenta;Débito;Crédito\n02/03/2026;110505;Caja;100.000;0\n02/03/2026;4135;Ventas;0;100.000",
  trial: "Código;Cuenta;Débito;Crédito\n110505;Caja;500.000;0\n311505;Aportes;0;500.000",
  operations: "Fecha;Concepto;Ingreso;Egreso;Medio\n02/03/2026;Venta;100.000;;Efectivo",
  plain: "2026/03/02 Venta\n    activo:caja  $100000\n    ingreso:ventas\n",
  statement: ";2025;2024\nCaja;150;100\nProveedores;80;50\nCapital social;70;50",
  extract: "Bancolombia\nFecha;Descripción;Valor;Saldo\n02/10/2026;Pago;-50.000;150.000",
  parties: "NIT;Razón social;Correo\n900214867-2;Aceros S.A.S.;a@b.co",
  chart: "Código;Nombre\n11051001;Caja menor de la tienda\n110510;Cajas menores",
  employees: "Nombre;Cédula;Cargo;Salario;Fecha de ingreso\nAna Ruiz;52731094;Vendedora;1.750.905;15/01/2024",
  novelties: "Cédula;Nombre;Novedad;Cantidad\n52731094;Ana Ruiz;Horas extra diurnas;2",
  invoices: makeDocument(),
  backup: '{"format":"cuadra-copia","version":1,"checksum":"',
  unknown: "Hola\nesto no es ninguna tabla",
} as const satisfies Readonly<Record<BroughtKind | "unknown", string>>;

const TARGETS = {
  journal: "book",
  trial: "book",
  operations: "book",
  plain: "book",
  statement: "statement",
  extract: "extract",
  parties: "parties",
  chart: "chart",
  employees: "employees",
  novelties: "novelties",
  invoices: "invoices",
  backup: "backup",
  unknown: "book",
} as const satisfies Readonly<Record<BroughtKind | "unknown", DoorTarget>>;

const fileOf = (kind: keyof typeof FILES, name = "archivo.bin") => new File([FILES[kind]], name);
const kinds = Object.keys(FILES) as (keyof typeof FILES)[];

beforeEach(() => {
  broughtFiles.set(null);
  givenFiles.set(null);
  queuedGroups.set([]);
});

describe("IM-27 each kind of file from each door", () => {
  it("has a file here and a plan", () => {
    expect(kinds).toEqual([...BROUGHT_KINDS, "unknown"]);
    expect(DOORS).toEqual(TARGETS);
  });

  it.each(kinds)("%s is told by what it holds", async (kind) => {
    const [told] = await tellAll([fileOf(kind)], new AbortController().signal);
    expect(told).toMatchObject({ kind, refused: null });
  });

  it.each([
    ["%PDF-1.7", "es un PDF"],
    ["\x89PNG\r\n", "es una imagen"],
    ["", "está vacío"],
    ["<html><table></table></html>", "es una página web"],
  ])("names what cannot be read: %j", async (text, why) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const [told] = await tellAll([new File([bytes], "extracto.xlsx")], new AbortController().signal);
    expect(told?.refused).toContain(`«extracto.xlsx» ${why}`);
  });
});

const drop = (files: readonly File[], target: Element = document.body) => {
  const event = new Event("drop", { bubbles: true, cancelable: true });
  const dataTransfer = { types: ["Files"], files, items: [] };
  Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
  act(() => void target.dispatchEvent(event));
  return event;
};

const paste = (text: string, files: readonly File[] = [], target: Element = document.body) => {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "clipboardData", { value: { files, getData: () => text } });
  act(() => void target.dispatchEvent(event));
};

describe("IM-27 the doors of a screen", () => {
  const open = () => renderInRouter(<DoorsPlace pathname="/dashboard" />);
  const given = () => waitFor(() => expect(broughtFiles.getSnapshot()).not.toBeNull());

  it("takes a drop anywhere, but not over a box of the screen nor beside a dialog", async () => {
    await open();
    const box = document.createElement("div");
    box.setAttribute("data-takes-files", "true");
    document.body.append(box);
    expect(drop([fileOf("journal")], box).defaultPrevented).toBe(false);
    expect(broughtFiles.getSnapshot()).toBeNull();
    box.remove();
    expect(drop([fileOf("journal")]).defaultPrevented).toBe(true);
    await given();
  });

  it("takes pasted files and tables, and leaves what is pasted into fields and cells with their picture", async () => {
    await open();
    const field = document.createElement("textarea");
    document.body.append(field);
    paste(FILES.parties, [], field);
    paste("una línea");
    paste("una sola celda", [fileOf("journal", "image.png")]);
    expect(broughtFiles.getSnapshot()).toBeNull();
    field.remove();
    paste(FILES.parties);
    await given();
    expect(broughtFiles.getSnapshot()?.files.map(({ name }) => name)).toEqual(["Lo que pegaste.txt"]);
  });

  it("says of two kinds brought together that they open one by one, and names a folder and a refused file", async () => {
    await open();
    const { files, folders } = droppedFiles(
      [fileOf("extract", "banco.csv"), fileOf("parties", "gente.csv"), fileOf("backup", "carpeta")],
      [{ kind: "file", webkitGetAsEntry: () => ({ isDirectory: true, name: "carpeta" }) }],
    );
    act(() => bringFiles(files, folders));
    const dialog = await screen.findByRole("dialog", { name: "¿Cuál abrimos?" });
    expect(dialog.textContent).toContain("banco.csvExtracto bancario");
    expect(dialog.textContent).toContain("gente.csvLista de terceros");
    expect(dialog.textContent).toContain("«carpeta» es una carpeta");
    expect(givenFiles.getSnapshot()).toBeNull();
    const [close] = screen.getAllByRole("button", { name: "Cerrar" });
    await act(async () => void fireEvent.click(close as HTMLElement));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("names files that the system opens and that cannot be read, and loses none of two launches", async () => {
    let launch: (files: unknown) => void = () => undefined;
    const setConsumer = (next: typeof launch) => {
      launch = next;
    };
    vi.stubGlobal("launchQueue", { setConsumer });
    await open();
    const handle = (file: File) => ({ name: file.name, getFile: async () => file });
    const gone = (name: string) => ({
      name,
      getFile: () => Promise.reject(new DOMException("x", "NotFoundError")),
    });
    await act(async () => launch({ files: [gone("banco.csv")] }));
    const dialog = await screen.findByRole("dialog", { name: "Este archivo no se puede abrir" });
    expect(dialog.textContent).toContain("El archivo «banco.csv» no se pudo leer");
    expect(dialog.textContent).toContain("ábrelo otra vez");
    await act(async () => {
      launch({ files: [handle(fileOf("parties", "gente.csv"))] });
      launch({ files: [gone("otro.csv"), handle(fileOf("extract", "banco.csv"))] });
    });
    const all = await screen.findByRole("dialog", { name: "¿Cuál abrimos?" });
    for (const name of ["«banco.csv» no se pudo", "«otro.csv» no se pudo", "gente.csv", "banco.csvExtracto"])
      expect(all.textContent).toContain(name);
    vi.unstubAllGlobals();
  });

  it("IM-14 a file that goes away before its plan opens is named, and no word is said of the books", async () => {
    await open();
    const file = fileOf("statement", "estado.csv");
    act(() => bringFiles([file]));
    file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    const why = await goToPlan(
      { kind: "statement", target: "statement", name: "estado.csv", files: [file], month: null },
      { pathname: "/dashboard", session: { kind: "out" } as never, isIn: true, go: async () => undefined },
    );
    expect(why).toMatch(/^El archivo «estado\.csv» no se pudo leer/);
  });

  it("takes the same file once", () => {
    const one = fileOf("journal");
    bringFiles([one, one]);
    expect(broughtFiles.getSnapshot()?.files).toHaveLength(1);
  });

  it.each([
    ["/", "taken", false],
    ["/dashboard", "taken", true],
    ["/dashboard/libro-contable/conciliacion", "taken", true],
    ["/journal/simple", "taken", true],
    ["/libro-contable", "taken", true],
    ["/accounting-journal", "taken", true],
    ["/dashboards", "asked", false],
    ["/workspace/complex", "asked", false],
    ["/login", "asked", false],
    ["/payroll-calculator", "asked", false],
    ["/educacion", "elsewhere", false],
    ["/educacion/dashboard", "elsewhere", false],
  ])("stand on %s: a drop is %s", (pathname, at, books) => {
    expect(doorsAt(pathname)).toBe(at);
    expect(isOfBooks(pathname)).toBe(books);
  });
});

describe("IM-27 a drop outside of the screens of books", () => {
  const said = (text: string) => screen.findByText(text);
  const at = (pathname: string) =>
    renderInRouter(
      <>
        <DoorsPlace pathname={pathname} />
        <Toaster />
      </>,
    );

  it("asks on a page where something may be half written, and goes on with what was dropped", async () => {
    await at("/workspace/complex");
    expect(drop([fileOf("journal", "diario.csv")]).defaultPrevented).toBe(true);
    await said("¿Abrimos «diario.csv»?");
    expect(broughtFiles.getSnapshot()).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Abrir" })));
    await waitFor(() => expect(givenFiles.getSnapshot()?.name).toBe("diario.csv"));
  });

  it("says in a class where files go", async () => {
    await at("/educacion/dashboard");
    expect(drop([fileOf("journal")]).defaultPrevented).toBe(true);
    await said("Aquí no se abren archivos");
    expect(broughtFiles.getSnapshot()).toBeNull();
  });
});

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement));

describe("IM-27 files that were brought together", () => {
  const bring = async () => {
    await renderInRouter(
      <>
        <DoorsPlace pathname="/journal/complex" />
        <Toaster />
      </>,
    );
    const files = [fileOf("journal", "a.csv"), fileOf("operations", "b.csv"), fileOf("trial", "c.csv")];
    act(() => bringFiles(files));
    await screen.findByRole("dialog", { name: "¿Cuál abrimos?" });
  };
  const queued = () => queuedGroups.getSnapshot().map(({ name }) => name);
  /** What the screen of a plan does once it opens it. */
  const take = () => {
    const name = givenFiles.getSnapshot()?.name;
    act(() => givenFiles.set(null));
    return name;
  };

  it("are offered one after the other, and each can be left", async () => {
    await bring();
    await press("Abrir b.csv");
    expect(queued()).toEqual(["a.csv", "c.csv"]);
    expect(take()).toBe("b.csv");
    await screen.findByText("Sigue «a.csv»");
    expect(screen.getByText("Asientos de un libro. Después: «c.csv».")).toBeTruthy();
    await press("Ver la lista");
    const dialog = await screen.findByRole("dialog", { name: "Archivos que esperan" });
    expect(dialog.textContent).toContain("a.csvAsientos de un libro");
    await press("Quitar a.csv");
    expect(queued()).toEqual(["c.csv"]);
    await press("Cerrar");
    await screen.findByText("Sigue «c.csv»");
    await press("Abrirlo");
    await waitFor(() => expect(givenFiles.getSnapshot()?.name).toBe("c.csv"));
    expect(queued()).toEqual([]);
  });

  it("are left together, and one that is brought again stands once", async () => {
    await bring();
    await press("Abrir a.csv");
    take();
    act(() => bringFiles([...(queuedGroups.getSnapshot()[0]?.files ?? []), fileOf("plain", "d.csv")]));
    const dialog = await screen.findByRole("dialog", { name: "¿Cuál abrimos?" });
    await waitFor(() => expect(dialog.querySelectorAll("li")).toHaveLength(3));
    await press("Cerrar");
    await screen.findByText("Sigue «b.csv»");
    await press("Ver la lista");
    await press("Quitar todos");
    expect(queued()).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("wait in sight where their screen cannot take them, are put back by the next one, and can be left", async () => {
    await bring();
    await press("Abrir a.csv");
    await screen.findByText("«a.csv» espera");
    act(() => giveFiles(queuedGroups.getSnapshot()[0] as FileGroup));
    expect(queued()).toEqual(["b.csv", "c.csv", "a.csv"]);
    await screen.findByText("«b.csv» espera");
    await press("Dejarlo");
    expect(givenFiles.getSnapshot()).toBeNull();
  });
});

it("IM-27 novelties without a draft of a payroll say what is missing, and lead there", async () => {
  await renderInRouter(
    <>
      <DoorsPlace pathname="/dashboard/empresas" />
      <Toaster />
    </>,
  );
  act(() => givenFiles.set(givenGroup("novelties", FILES.novelties, "novedades.csv")));
  await screen.findByText("«novedades.csv» espera un borrador de nómina");
  const link = screen.getByRole("link", { name: "Ir a donde se abre" });
  expect(link.getAttribute("href")).toBe("/dashboard/nomina");
});
