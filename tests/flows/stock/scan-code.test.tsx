import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { itemOfCode } from "#flows/stock/item-picker.tsx";
import { ScanCode } from "#flows/stock/scan-code.tsx";
import { stockTexts } from "#flows/stock/texts.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";

const { scan: texts } = stockTexts;
const track = { stop: vi.fn() };
const stream = { getTracks: () => [track] };
const seen: string[] = [];

class SeenCodes {
  async detect() {
    const rawValue = seen.shift();
    return rawValue === undefined ? [] : [{ rawValue }];
  }
}

function withCamera(getUserMedia: () => Promise<unknown>) {
  vi.stubGlobal("navigator", { ...navigator, mediaDevices: { getUserMedia } });
  vi.stubGlobal("BarcodeDetector", SeenCodes);
}

beforeEach(() => {
  seen.length = 0;
  track.stop.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(4);
  vi.spyOn(HTMLMediaElement.prototype, "srcObject", "set").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const start = () => fireEvent.click(screen.getByRole("button", { name: texts.start }));

describe("IN-17: a bar code that the camera reads", () => {
  it("is looked for until an item has it, and then the camera is let go", async () => {
    withCamera(async () => stream);
    seen.push("999");
    const onCode = vi.fn((code: string) => code === "7701234567890");
    render(<ScanCode onCode={onCode} />);
    start();
    await screen.findByText(texts.unknown("999"));
    seen.push("7701234567890");
    await screen.findByRole("button", { name: texts.start });
    expect(onCode.mock.calls.map(([code]) => code)).toEqual(["999", "7701234567890"]);
    await waitFor(() => expect(track.stop).toHaveBeenCalledOnce());
  });

  it.each([
    ["refused", "NotAllowedError"],
    ["missing", "NotFoundError"],
    ["missing", "NotReadableError"],
  ] as const)("says what to do where the camera is %s (%s)", async (what, name) => {
    withCamera(() => Promise.reject(new DOMException("no", name)));
    render(<ScanCode onCode={() => true} />);
    start();
    await screen.findByText(texts[what]);
    fireEvent.click(screen.getByRole("button", { name: texts.stop }));
    await screen.findByRole("button", { name: texts.start });
  });

  it("keeps the keyboard: on what ends the camera, and back on what starts it", async () => {
    withCamera(async () => stream);
    render(<ScanCode onCode={() => true} />);
    expect(document.activeElement).toBe(document.body);
    screen.getByRole("button", { name: texts.start }).focus();
    start();
    const stop = screen.getByRole("button", { name: texts.stop });
    expect(document.activeElement).toBe(stop);
    fireEvent.click(stop);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: texts.start }));
  });

  it("says what to do while the browser asks", async () => {
    withCamera(() => new Promise(() => undefined));
    render(<ScanCode onCode={() => true} />);
    start();
    await screen.findByText(texts.starting);
  });

  it("ST-16 is let go, and said, once ten seconds brought no picture that could be read", async () => {
    vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(0);
    withCamera(async () => stream);
    render(<ScanCode onCode={() => true} />);
    vi.useFakeTimers();
    start();
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    vi.useRealTimers();
    screen.getByText(texts.unseen);
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it("is not offered where the browser reads none", () => {
    const { container } = render(<ScanCode onCode={() => true} />);
    expect(container.textContent).toBe("");
  });
});

describe("the item of a read code", () => {
  const items = [
    { item: { id: "a", code: "BR-1", barcode: "012345678905", name: "Brocha" } },
    { item: { id: "b", code: "7701234567890", barcode: "", name: "Rodillo" } },
    { item: { id: "c", code: "X", barcode: "7709876543210", name: "Lija" } },
  ] as unknown as readonly ValuedItem[];

  it.each([
    ["its barcode", "7709876543210", "c"],
    ["twelve digits read as thirteen", "0012345678905", "a"],
    ["twelve digits read as twelve", "012345678905", "a"],
    ["its own code", " br-1 ", "a"],
    ["its own code of digits", "7701234567890", "b"],
    ["nobody's", "123", undefined],
    ["nothing", "", undefined],
  ])("is found by %s", (_, code, id) => {
    expect(itemOfCode(items, code)?.item.id).toBe(id);
  });
});
