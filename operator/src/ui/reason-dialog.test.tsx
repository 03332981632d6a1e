import { CallError } from "@surimono/contract/kernel";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ReasonDialog } from "./reason-dialog.tsx";

afterEach(cleanup);

function open(run: (form: FormData) => Promise<unknown>) {
  const [done, close] = [vi.fn(), vi.fn()];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReasonDialog
        title="返金しますか？"
        about="SR-AAAA-0001"
        effect="返金します。"
        yes="返金する"
        run={run}
        onDone={done}
        onClose={close}
      >
        <TextInput label="返金額（円）" name="amount" type="number" min={1} max={500} required />
      </ReasonDialog>
    </QueryClientProvider>,
  );
  const [amount, reason] = [screen.getByLabelText("返金額（円）"), screen.getByLabelText("理由")] as HTMLInputElement[];
  if (!amount || !reason) throw new Error("no fields");
  const press = () => userEvent.click(screen.getByRole("button", { name: "返金する" }));
  return { done, close, amount, reason, press };
}

test("what is missing is said at its field before anything is sent, and forgotten when something is typed", async () => {
  const run = vi.fn(async (_form: FormData) => undefined);
  const { amount, reason, press, done } = open(run);
  await press();
  expect(amount.validationMessage).toBe("入力してください。");
  await userEvent.type(amount, "900");
  expect(amount.validity.customError).toBe(false);
  await press();
  expect(amount.validationMessage).toBe("1から500までで入力してください。");
  await userEvent.clear(amount);
  await userEvent.type(amount, "1.5");
  await press();
  expect(amount.validationMessage).toBe("1きざみで入力してください。");
  await userEvent.clear(amount);
  await userEvent.type(amount, "300");
  await press();
  expect(reason.validationMessage).toBe("入力してください。");
  expect(reason.getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(reason, "色違い");
  expect(reason.getAttribute("aria-invalid")).toBeNull();
  expect(run).not.toHaveBeenCalled();
  await press();
  expect(run.mock.calls[0]?.[0].get("amount")).toBe("300");
  expect(done).toHaveBeenCalledOnce();
});

const refusal = (code: string, message: string, path?: string) =>
  new CallError({
    code,
    status: 409,
    message,
    requestId: "",
    ...(path && { issues: [{ path: [path], message: "" }] }),
  });

test("what the server refuses is read out or said at its field, and nothing typed is lost", async () => {
  const refusals = [
    refusal("orders/more-than-kept", "残りより多い金額です。"),
    refusal("request/malformed", "赤く示した項目をご確認ください。", "reason"),
    refusal("request/malformed", "赤く示した項目をご確認ください。", "parcel_number"),
  ];
  const { amount, reason, press, close } = open(async () => {
    const next = refusals.shift();
    if (next) throw next;
  });
  await userEvent.type(amount, "300");
  await userEvent.type(reason, "色違い");
  await press();
  expect((await screen.findByRole("alert")).textContent).toBe("残りより多い金額です。");
  expect([amount.value, reason.value]).toEqual(["300", "色違い"]);
  await press();
  expect(reason.validationMessage).toContain("受け付けられません");
  expect(screen.getByRole("alert").textContent).toBe("");
  await userEvent.type(reason, "。");
  await press();
  expect(screen.getByRole("alert").textContent).not.toContain("赤く");
  expect(screen.getByRole("alert").textContent).toContain("たしかめてください");
  await press();
  expect(close).toHaveBeenCalledOnce();
});
