import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { FAILURE_WORDS } from "#domain/exchange/failure.ts";
import type { OpenedPacket, ReceivePlan, ReceivingDesk } from "#domain/exchange/receive/receive-plan.ts";
import { toArmour } from "#domain/exchange/wire/armour.ts";
import { toLink } from "#domain/exchange/wire/link.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { SubmissionId } from "#domain/kernel/ids.ts";
import { inboxPage } from "#features/education/exchange/address-packet.ts";
import { JoinPanel } from "#features/education/exchange/join-panel.tsx";
import {
  type OtherClassroom,
  ReceivePanel,
  type ReceivePanelProps,
} from "#features/education/exchange/receive-panel.tsx";
import { ShareDialog } from "#features/education/exchange/share-dialog.tsx";
import { exchangeTexts } from "#features/education/exchange/texts.ts";
import type { DrawAnswer, DrawRequest } from "#formats/exchange/codes/code-messages.ts";
import { codeModules } from "#formats/exchange/codes/encode-code.ts";
import { type DeviceKeys, makeKeys } from "#formats/exchange/keys/device-keys.ts";
import type { Keyring } from "#formats/exchange/read-message.ts";
import { writeMessage } from "#formats/exchange/write-message.ts";
import {
  ACTIVITY,
  CLASSROOM,
  cardMessage,
  handInMessage,
  idOf,
  NOON,
  taskMessage,
} from "#tests/support/exchange/messages.ts";

type Bytes = Uint8Array<ArrayBuffer>;

let teacher: DeviceKeys;
let student: DeviceKeys;
let keyring: Keyring;
const NATALIA = {
  id: idOf("student", 1),
  code: "1024118359",
  cedula: "",
  name: "Gaitán Lugo, Natalia",
  device: null,
};
const DESK: ReceivingDesk = {
  classroom: CLASSROOM,
  roster: [NATALIA],
  activities: [
    {
      id: ACTIVITY,
      dueDate: null,
      createdAt: 0,
      attempts: { kind: "graded", most: 2, keep: "best" },
      seed: null,
    },
  ],
  here: new Map(),
  attempts: new Set(),
};

/** The worker of codes without its thread, which a page of the tests cannot start. */
class ThreadlessCodes {
  onmessage: ((event: MessageEvent<DrawAnswer>) => void) | null = null;
  postMessage({ pieces }: DrawRequest): void {
    const codes = pieces.map(codeModules);
    queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data: { codes } })));
  }
  terminate(): void {
    this.onmessage = null;
  }
}

beforeEach(() => void vi.stubGlobal("Worker", ThreadlessCodes));
afterEach(() => void vi.unstubAllGlobals());

beforeAll(async () => {
  [teacher, student] = await Promise.all([makeKeys(), makeKeys()]);
  keyring = { own: [teacher], classKey: () => null };
});

const handIn = (facts = {}): Promise<Bytes> =>
  writeMessage(handInMessage(student.public, { entries: 2, ...facts }), student, teacher.public.seal);

function choose(files: readonly File[]): void {
  const input = screen.getByLabelText<HTMLInputElement>("Elegir archivos", { selector: "input" });
  fireEvent.change(input, { target: { files } });
}

function paste(text: string): void {
  fireEvent.click(screen.getByRole("button", { name: "Pegar texto" }));
  const dialog = within(screen.getByRole("dialog"));
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: text } });
  fireEvent.click(dialog.getByRole("button", { name: "Leer" }));
}

type InboxProps = Partial<Pick<ReceivePanelProps, "onPlan" | "onIdentify" | "others">>;

/** The panel over a tray that takes what has no student, and gives it out once somebody is it. */
function Inbox({ onPlan = () => Promise.resolve(true), onIdentify = () => undefined, others }: InboxProps) {
  const [waiting, setWaiting] = useState<ReadonlySet<SubmissionId>>(new Set());
  return (
    <ReceivePanel
      keyring={keyring}
      desk={DESK}
      now={() => NOON}
      waiting={waiting}
      onPlan={(plan) => {
        setWaiting(new Set(plan.unidentified.map(({ packet }) => packet.message.id)));
        return onPlan(plan);
      }}
      onIdentify={(submission, student) => {
        setWaiting(new Set([...waiting].filter((each) => each !== submission)));
        onIdentify(submission, student);
      }}
      {...(others && { others })}
    />
  );
}

const countOf = (label: string) => screen.getByText(label).closest("li")?.textContent?.replace(label, "");

describe("ED-44 the teacher's inbox", () => {
  it("says what became of each file, and asks who a code is", async () => {
    const plans: ReceivePlan[] = [];
    const identified = vi.fn();
    const onPlan = (plan: ReceivePlan) => Promise.resolve(plans.push(plan) > 0);
    render(<Inbox onPlan={onPlan} onIdentify={identified} />);
    // The place that it stands in is the region of that name: a second one within would be read twice.
    expect(screen.queryByRole("region")).toBeNull();
    const [one, unknown] = await Promise.all([handIn(), handIn({ number: 2, code: "1024118395", name: "" })]);
    choose([
      new File([one], "a.cuadra"),
      new File([one], "a (1).cuadra"),
      new File([unknown], "b.cuadra"),
      new File([one.slice(0, -214)], "entrega_hoyos.cuadra"),
    ]);
    await screen.findByText("Archivos leídos");
    expect(
      ["Archivos leídos", "Entregas nuevas", "Repetidos, sin cambios", "Por identificar", "Dañados"].map(
        countOf,
      ),
    ).toEqual(["3", "1", "1", "1", "1"]);
    expect(plans).toHaveLength(1);
    screen.getByText("entrega_hoyos.cuadra llegó incompleto");
    screen.getByText("Llegó dañado. Pide que lo envíen de nuevo; no se usó nada de él.");
    screen.getByText("Faltan 214 bytes");
    screen.getByText("Por identificar: código 1024118395");
    fireEvent.click(screen.getByRole("button", { name: "Sí, es Gaitán Lugo, Natalia" }));
    await waitFor(() => expect(screen.queryByText("Por identificar: código 1024118395")).toBeNull());
    expect(countOf("Por identificar")).toBe("0");
    expect(identified).toHaveBeenCalledWith(idOf("submission", 2), NATALIA.id);
  });

  it("takes pasted text, and shows nothing as received that could not be written", async () => {
    render(<Inbox onPlan={() => Promise.resolve(false)} />);
    paste(`Profe:\n> ${toArmour(await handIn(), "entrega").replaceAll("\n", "\n> ")}`);
    await screen.findByText("No se pudo guardar lo recibido. Nada cambió; inténtalo de nuevo.");
    expect(screen.queryByText("Archivos leídos")).toBeNull();
  });

  it("keeps a message to be identified when nobody of those it may be is it", async () => {
    render(<Inbox />);
    choose([new File([await handIn({ code: "1024118395", name: "" })], "b.cuadra")]);
    fireEvent.click(await screen.findByRole("button", { name: "No es Gaitán Lugo, Natalia" }));
    screen.getByText("Nadie del aula tiene un código parecido. Queda por identificar.");
  });
});

describe("ED-44 many at once", () => {
  const panel = (others?: () => Promise<readonly OtherClassroom[]>) =>
    render(<Inbox {...(others && { others })} />);

  it("tells thirty damaged files in one notice by reason, with the names on request", async () => {
    panel();
    const whole = await handIn();
    const broken = whole.map((byte, at) => (at === whole.length - 1 ? byte ^ 1 : byte)) as Bytes;
    choose([
      ...Array.from({ length: 30 }, (_, at) => new File([broken], `entrega-${at + 1}.cuadra`)),
      new File(["hola"], "nota.txt"),
      new File([whole.slice(0, -1)], "cortada.cuadra"),
    ]);
    const notice = await screen.findByRole("alert");
    within(notice).getByText("31 archivos no llegaron bien");
    // One sentence for all, however each is damaged; what is wrong within each stands beside its name.
    within(notice).getByText("Llegó dañado. Pide que lo envíen de nuevo; no se usó nada de él.");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    // What has nothing of Cuadra in it stands apart, alone by its name.
    screen.getByText("nota.txt");
    expect(within(notice).queryByText("entrega-30.cuadra")).toBeNull();
    fireEvent.click(within(notice).getByRole("button", { name: "Ver los 31 nombres" }));
    within(notice).getByText("entrega-30.cuadra");
    expect(within(notice).getAllByText("Su contenido cambió en el camino")).toHaveLength(30);
    within(notice).getByText("Falta 1 byte");
  });

  it("ED-165 says one sentence of what arrived damaged, and tells what is no hand-in apart", async () => {
    panel();
    const whole = await handIn();
    const card = await writeMessage(cardMessage(teacher.public), teacher);
    choose([
      new File([new Uint8Array()], "vacio.cuadra"),
      new File([whole.slice(0, -5)], "cortada.cuadra"),
      new File([whole.slice(0, -6)], "cortada (1).cuadra"),
      new File([card], "clase.cuadra"),
      new File([card], "clase (1).cuadra"),
    ]);
    const notice = await screen.findByRole("alert");
    expect(within(notice).getAllByText(/Pide que lo envíen de nuevo/)).toHaveLength(1);
    for (const detail of ["Está vacío", "Faltan 5 bytes", "Faltan 6 bytes"]) within(notice).getByText(detail);
    screen.getByText("2 archivos no son entregas");
    screen.getByText("No es una entrega.");
    expect(["Dañados", "No son entregas"].map(countOf)).toEqual(["3", "2"]);
    expect(screen.queryByText("De otro lugar")).toBeNull();
  });

  it("asks about three at a time of those that nobody is", async () => {
    panel();
    const works = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => handIn({ number, code: `nadie ${number}`, name: "" })),
    );
    choose(works.map((bytes, at) => new File([bytes], `${at}.cuadra`)));
    await screen.findByText("Otras 2 esperan en la bandeja.");
    expect(screen.getAllByText(/^Por identificar: código/)).toHaveLength(3);
  });

  it("reads what is dropped while something is read, and tells all of it together", async () => {
    panel();
    const [one, two] = await Promise.all([handIn(), handIn({ number: 2, attempt: 2 })]);
    choose([new File([one], "a.cuadra")]);
    choose([new File([two], "b.cuadra")]);
    await screen.findByText("Archivos leídos");
    expect(countOf("Archivos leídos")).toBe("2");
  });

  it("tells the classroom of a hand-in that is for another one, and brings back one that was deleted", async () => {
    const gone = await makeKeys();
    const [deleted, here] = [idOf("classroom", 8), idOf("classroom", 9)];
    const onBringBack = vi.fn();
    panel(() =>
      Promise.resolve([
        { id: deleted, name: "Costos, grupo 2", keys: gone, deleted: day("2026-03-12"), onBringBack },
        { id: here, name: "Auditoría", keys: null, deleted: null, onBringBack: null },
      ]),
    );
    const placed = (number: number, classroom: typeof here, to: DeviceKeys) => {
      const message = handInMessage(student.public, { number, entries: 1 });
      const moved = { ...message, content: { ...message.content, classroom } };
      return writeMessage(moved, student, to.public.seal);
    };
    choose([
      new File([await placed(1, deleted, gone)], "tarde.cuadra"),
      new File([await placed(2, here, teacher)], "ajena.cuadra"),
    ]);
    await screen.findByText("Es de Costos, grupo 2, un aula que eliminaste el 12/03/2026.");
    screen.getByText("Es de Auditoría: recíbela en esa aula.");
    expect(screen.queryByText(/cerrado para otra clave/)).toBeNull();
    expect(screen.getAllByRole("button", { name: /^Recuperar/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Recuperar Costos, grupo 2" }));
    expect(onBringBack).toHaveBeenCalledTimes(1);
  });
});

describe("ED-40 entering a classroom", () => {
  it("hands on the card that was opened, and says why another thing was not", async () => {
    const taken: OpenedPacket[] = [];
    const onPackets = async (packets: readonly OpenedPacket[]) => {
      taken.push(...packets);
      return null;
    };
    render(<JoinPanel keyring={{ own: [student], classKey: () => null }} onPackets={onPackets} />);
    const card = await writeMessage(cardMessage(teacher.public), teacher);
    const task = await writeMessage(taskMessage("graded"), teacher);
    choose([new File([task], "tarea.cuadra")]);
    await screen.findByText("Es de un aula a la que no has entrado. Recibe primero la tarjeta de la clase.");
    expect(taken).toEqual([]);
    // Together with its card, the task is of a classroom that is known by then.
    choose([new File([task], "tarea.cuadra"), new File([card], "clase.cuadra")]);
    await waitFor(() => expect(taken.map(({ message }) => message.kind).sort()).toEqual(["clase", "tarea"]));
    choose([new File(["hola"], "nota.txt")]);
    await screen.findByText("No llegó nada que se pueda usar.");
    screen.getByText("No es un archivo de Cuadra.");
  });
});

describe("ED-42 links", () => {
  const open = (link: string | null) => {
    window.location.hash = new URL(link ?? "", window.location.href).hash;
  };
  const linkOf = (bytes: Bytes) => toLink(bytes, "https://cuadra.example/");
  afterEach(() => window.history.replaceState(null, "", "/"));

  it("opens the packet that the page came with, and those opened in the same page, by the keys of now", async () => {
    const taken: string[] = [];
    const onPackets = async (packets: readonly OpenedPacket[]) => {
      taken.push(...packets.map(({ message }) => message.kind));
      return null;
    };
    const card = await writeMessage(cardMessage(teacher.public), teacher);
    const task = await writeMessage(taskMessage("graded"), teacher);
    open(linkOf(card));
    const panel = (keys: Keyring) => <JoinPanel keyring={keys} onPackets={onPackets} />;
    const { rerender } = render(panel({ own: [student], classKey: () => null }));
    await waitFor(() => expect(taken).toEqual(["clase"]));
    rerender(panel({ own: [student], classKey: () => teacher.public.sign }));
    open(linkOf(task));
    await waitFor(() => expect(taken).toEqual(["clase", "tarea"]));
  });

  it("of a hand-in opens in the inbox of its classroom, once, and stays where it could not be written", async () => {
    const plans: ReceivePlan[] = [];
    const onPlan = (plan: ReceivePlan) => Promise.resolve(plans.push(plan) > 1);
    const address = new URL(inboxPage(CLASSROOM));
    expect(Object.fromEntries(address.searchParams)).toEqual({
      type: "teacher",
      section: "classrooms",
      aula: CLASSROOM,
      vista: "trabajos",
    });
    open(linkOf(await handIn()));
    const panel = <Inbox onPlan={onPlan} />;
    const { unmount } = render(panel);
    await screen.findByText("No se pudo guardar lo recibido. Nada cambió; inténtalo de nuevo.");
    expect(window.location.hash).toMatch(/^#cuadra=/);
    unmount();
    const again = render(panel);
    await screen.findByText("Archivos leídos");
    expect(window.location.hash).toBe("");
    again.unmount();
    render(panel);
    expect(plans).toHaveLength(2);
  });
});

describe("ED-42 sharing", () => {
  it("copies text and link, and says what it protects and what it cannot", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    const bytes = await writeMessage(cardMessage(teacher.public), teacher);
    const packet = { bytes, kind: "clase", title: "Fundamentos", receipt: "7QK2 M9XD" } as const;
    render(
      <ShareDialog packet={packet} page="https://cuadra.example/educacion/abrir" onClose={() => undefined} />,
    );
    fireEvent.click(screen.getByRole("button", { name: "Copiar texto" }));
    await screen.findByText("Copiado. Pégalo en el chat o en el correo.");
    expect(writeText).toHaveBeenLastCalledWith(toArmour(bytes, "clase"));
    fireEvent.click(screen.getByRole("button", { name: "Copiar enlace" }));
    await waitFor(() =>
      expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining("/abrir#cuadra=")),
    );
    screen.getByText("Acuse 7QK2 M9XD. Anótalo: con él tu docente reconoce esta entrega.");
    writeText.mockRejectedValueOnce(new Error("no"));
    fireEvent.click(screen.getByRole("button", { name: "Copiar texto" }));
    await screen.findByText("El navegador no dejó copiar. Descarga el archivo.");
    expect(await screen.findByRole("img", { name: "Código QR" })).toBeTruthy();
    expect(screen.getByText(/No puede saber si alguien recibió ayuda/)).toBeTruthy();
  });

  it.each([
    ["entrega", "7QK2 M9XD", "entrega_taller-de-iva_7qk2-m9xd.cuadra"],
    ["tarea", undefined, "tarea_taller-de-iva.cuadra"],
  ] as const)(
    "names the file of a hand-in after its receipt, and of a %s as here",
    async (kind, receipt, name) => {
      const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        names.push(this.download);
      });
      const names: string[] = [];
      vi.stubGlobal(
        "URL",
        Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }),
      );
      const bytes = await handIn({ entries: 1 });
      const packet = { bytes, kind, title: "Taller de IVA", ...(receipt && { receipt }) };
      render(<ShareDialog packet={packet} page="https://cuadra.example/" onClose={() => undefined} />);
      fireEvent.click(screen.getByRole("button", { name: "Descargar archivo" }));
      expect(names).toEqual([name]);
      saved.mockRestore();
    },
  );

  it("shows a long packet in parts that stop and go on, one by one too", async () => {
    const bytes = await handIn({ entries: 60 });
    const packet = { bytes, kind: "entrega", title: "Taller" } as const;
    render(<ShareDialog packet={packet} page="https://cuadra.example/" onClose={() => undefined} />);
    await screen.findByRole("img", { name: /^Parte \d de \d$/ });
    fireEvent.click(screen.getByRole("button", { name: "Pausar" }));
    const part = () => screen.getByRole("img", { name: /^Parte \d de \d$/ }).getAttribute("aria-label");
    const before = part();
    fireEvent.click(screen.getByRole("button", { name: "Siguiente" }));
    expect(part()).not.toBe(before);
    fireEvent.click(screen.getByRole("button", { name: "Anterior" }));
    expect(part()).toBe(before);
    expect(screen.queryByRole("button", { name: "Copiar enlace" })).toBeNull();
  });
});

it("ED-41 has a sentence for every failure, one for all that arrived damaged, and what is wrong within it", () => {
  const whole = FAILURE_WORDS.filter((kind) => kind !== "empty");
  expect(new Set(whole.map((kind) => exchangeTexts.failure({ kind }))).size).toBe(whole.length);
  const broken = [
    { kind: "empty" },
    { kind: "damaged" },
    { kind: "truncated", missing: 1 },
    { kind: "truncated", missing: 1_530 },
    { kind: "truncated", missing: null },
  ] as const;
  expect(new Set(broken.map(exchangeTexts.failure)).size).toBe(1);
  expect(broken.map(exchangeTexts.failureDetail)).toEqual([
    "Está vacío",
    "Su contenido cambió en el camino",
    "Falta 1 byte",
    "Faltan 1.530 bytes",
    "Le falta el final",
  ]);
  expect(exchangeTexts.failureDetail({ kind: "foreign" })).toBeNull();
});
