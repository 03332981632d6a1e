import type { MyItem, MyItemTag } from "@surimono/contract/my-items";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { renderInShell } from "../../../../test/render.tsx";
import { TagDesignButton } from "./tag-design-button.tsx";
import { TagSection } from "./tag-section.tsx";
import type { TagDesign } from "./use-tag-design.ts";

// The windows come with the press: fetching their code is no part of these tests.
beforeAll(() => Promise.all([import("./tag-choice.tsx"), import("./tag-window.tsx")]));
afterEach(cleanup);

const nameTag: MyItemTag = {
  ...{ step_id: 2, name: "ネームタグ", size_name: "60 × 24 mm", material: "サテン", fee: 154 },
  ...{ version_id: null, image_urls: [] },
};
const hangTag: MyItemTag = {
  ...{ step_id: 3, name: "下げ札", size_name: "50 × 90 mm", material: "マット紙", fee: 99, version_id: "v" },
  image_urls: ["/designs/v/front.webp", "/designs/v/back.webp"],
};
const itemWith = (...tags: MyItemTag[]) => ({ product_id: 1, tags }) as unknown as MyItem;

function design(): TagDesign {
  return { busy: undefined, open: vi.fn(async () => {}), remove: vi.fn(async () => {}) };
}

test("a draft's tags can be designed; designed ones can be removed, and enlarged on both sides", async () => {
  const [user, tags] = [userEvent.setup(), design()];
  renderInShell(<TagSection item={itemWith(nameTag, hangTag)} design={tags} />, "/");
  expect(screen.queryByRole("button", { name: "ネームタグを外す" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "ネームタグをデザインする" }));
  expect(tags.open).toHaveBeenCalledWith(2);
  await user.click(screen.getByRole("button", { name: "下げ札を外す" }));
  expect(tags.remove).toHaveBeenCalledWith(hangTag);
  await user.click(screen.getByRole("button", { name: "下げ札を拡大する" }));
  const dialog = await screen.findByRole("dialog", { name: "下げ札" });
  expect(within(dialog).getByRole("img", { name: "下げ札の裏" })).toBeTruthy();
});

test("a tag that is no longer sold says so, and can only be taken off", () => {
  const item: MyItem = { ...itemWith(hangTag), gone_extras: ["hang-tag"] };
  renderInShell(<TagSection item={item} design={design()} />, "/");
  expect(screen.getByText("現在お取り扱いしていません。")).toBeTruthy();
  expect(screen.queryByText(/¥/)).toBeNull();
  expect(screen.queryByRole("button", { name: "下げ札を編集する" })).toBeNull();
  expect(screen.getByRole("button", { name: "下げ札を外す" })).toBeTruthy();
});

test("a tag with more on it than is finished says so, and can be gone on with or taken off, also before it was ever finished", () => {
  const begun = { ...nameTag, unfinished: true };
  const goneOn = { ...hangTag, unfinished: true };
  renderInShell(<TagSection item={itemWith(begun, goneOn)} design={design()} />, "/");
  expect(screen.getAllByText("デザインが仕上がっていません。")).toHaveLength(2);
  for (const name of ["ネームタグ", "下げ札"]) {
    expect(screen.getByRole("button", { name: `${name}を編集する` })).toBeTruthy();
    expect(screen.getByRole("button", { name: `${name}を外す` })).toBeTruthy();
  }
});

test("elsewhere only designed tags show, if there are any", () => {
  const { unmount } = renderInShell(<TagSection item={itemWith(nameTag, hangTag)} />, "/");
  expect(screen.queryByText("ネームタグ")).toBeNull();
  expect(screen.getByText("下げ札")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /デザインする|編集する|外す/ })).toBeNull();
  unmount();
  renderInShell(<TagSection item={itemWith(nameTag)} />, "/");
  expect(screen.queryByRole("region")).toBeNull();
});

test("the button asks which of two, goes straight to a single one, and is missing if none is possible", async () => {
  const [user, tags] = [userEvent.setup(), design()];
  const { unmount } = renderInShell(<TagDesignButton item={itemWith(nameTag, hangTag)} design={tags} />, "/");
  await user.click(screen.getByRole("button", { name: "タグをデザイン" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /下げ札/ }));
  expect(tags.open).toHaveBeenCalledWith(3);
  unmount();
  const second = renderInShell(<TagDesignButton item={itemWith(nameTag)} design={tags} />, "/");
  await user.click(screen.getByRole("button", { name: "タグをデザイン" }));
  expect(tags.open).toHaveBeenCalledWith(2);
  second.unmount();
  renderInShell(<TagDesignButton item={itemWith()} design={tags} />, "/");
  expect(screen.queryByRole("button")).toBeNull();
});
