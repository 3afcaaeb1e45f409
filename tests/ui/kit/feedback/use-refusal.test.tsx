import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { connectStage, type ToastRequest } from "#ui/kit/feedback/toast.ts";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import "#tests/support/render.ts";

let told: ToastRequest[] = [];
let refuse: (why: string | null) => void = () => undefined;

beforeEach(() => {
  told = [];
  return connectStage({ show: (request) => void told.push(request), dismiss: () => undefined });
});

function Form() {
  const [refused, setRefused] = useRefusal();
  const send = async () => setRefused(await new Promise<string | null>((answer) => (refuse = answer)));
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Guardar
      </button>
      {refused === null ? null : <p role="alert">{refused}</p>}
    </>
  );
}

async function sent(leaves: boolean, answer: string | null): Promise<void> {
  const { unmount } = render(<Form />);
  fireEvent.click(screen.getByRole("button"));
  if (leaves) unmount();
  await act(async () => refuse(answer));
}

it("ST-31 a refusal stands beside its form", async () => {
  await sent(false, "El disco está lleno.");
  expect(screen.getByRole("alert").textContent).toBe("El disco está lleno.");
  expect(told).toEqual([]);
});

it("ST-31 a refusal whose form has gone is told in a notice", async () => {
  await sent(true, "El disco está lleno.");
  expect(told).toMatchObject([{ tone: "error", title: "No quedó guardado", text: "El disco está lleno." }]);
});

it("ST-31 nothing is told of a form that has gone and was not refused", async () => {
  await sent(true, null);
  expect(told).toEqual([]);
});
