import type { MyItem } from "@surimono/contract/my-items";
import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../../test/fake-api.ts";
import { shirt } from "../../../../test/product.fixture.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { EditorDialog } from "./editor-dialog.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
  toasts.set([]);
  vi.unstubAllGlobals();
});

const item = {
  ...shirt,
  ...{ product_id: 2001, new_name: "海のT", description: "海です。", regular_price: 3400, unit_price: 1100 },
  ...{ status: 0, delete_flag: 0, is_new: true, kept_until: null },
  size: { size_list: [{ ...shirt.size.size_list[0], size_id: 1 }], size_count: 1 },
  offered_sizes: [{ size_id: 1, size_name: "", unit_price: 1100 }],
} as MyItem;

test("after a lost answer to a completion, completing again only repeats that, and succeeds", async () => {
  let isCompleted = false;
  const confirmed = vi.fn(() => {
    if (isCompleted) return { message: "myitem status update success" };
    isCompleted = true;
    throw new TypeError("the answer was lost");
  });
  const updated = vi.fn(() => ({ product_id: 2001, status: 0, update_time: "" }));
  fakeApi({ "/api/product/update": updated, "/api/product/design/confirm": confirmed });
  const onSaved = vi.fn();
  renderInShell(<EditorDialog open item={item} onClose={() => {}} onSaved={onSaved} />);
  const user = userEvent.setup();
  const complete = async () => {
    await user.click(await screen.findByRole("button", { name: "保存する" }));
    const question = await screen.findByRole("dialog", { name: "どのように保存しますか？" });
    await user.click(within(question).getByRole("button", { name: "完成する" }));
  };
  await complete();
  await waitFor(() => expect(screen.getAllByText(/ネットワークに接続できませんでした/)).not.toHaveLength(0));
  expect(onSaved).not.toHaveBeenCalled();
  await complete();
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith("completed"));
  expect([updated.mock.calls.length, confirmed.mock.calls.length]).toEqual([1, 2]);
});
