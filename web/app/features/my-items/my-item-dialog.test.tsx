import type { MyItem } from "@surimono/contract/my-items";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { shirt } from "../../../test/product.fixture.ts";
import { renderInShell } from "../../../test/render.tsx";
import { MyItemDialog } from "./my-item-dialog.tsx";
import { myItemQuery } from "./my-items.queries.ts";

// Its form is heavy and has tests of its own.
vi.mock("./editor/editor-dialog.tsx", () => ({
  EditorDialog: ({ open, onSaved }: { open: boolean; onSaved: (as: string) => void }) =>
    open &&
    ["draft", "completed"].map((as) => (
      <button key={as} type="button" onClick={() => onSaved(as)}>
        {as}
      </button>
    )),
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const item = {
  ...shirt,
  ...{
    product_id: 2001,
    parent_id: 1001,
    new_name: "海のT",
    regular_price: 3400,
    unit_price: 2816,
    minimum_quantity: 1,
  },
  ...{ method_id: 67, color_id: 101, area_kind_ids: [1], tags: [], personal_kinds: [], offered_sizes: [] },
  ...{ gallery_hidden: false, goods_withdrawn: false, withdrawn: false, is_new: true, kept_until: null, status: 0 },
  ...{ version_id: null, print_display_images: [] },
} as unknown as MyItem;

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

test.each([
  ["completed", 1, "/my-items"],
  ["draft", 0, "/myItems?itemTab=1"],
])("a new design that is saved as %s from its detail goes on as from its confirmation", async (as, sheets, path) => {
  fakeApi({});
  queryClient.setQueryData(myItemQuery(2001).queryKey, item);
  const noop = () => {};
  renderInShell(
    <>
      <MyItemDialog
        {...{ productId: 2001, onClose: noop, onCopied: noop, buyBar: () => null }}
        sheet={({ title }) => <p>{title}</p>}
      />
      <Where />
    </>,
    "/my-items",
  );
  await userEvent.click(await screen.findByText("内容を編集"));
  await userEvent.click(screen.getByText(as));
  await waitFor(() => expect(screen.getByTestId("where").textContent).toBe(path));
  expect(screen.queryAllByText("アイテムが完成しました")).toHaveLength(sheets);
});
