import type { Product } from "@surimono/contract/catalogue";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { dropToken, storeToken } from "#app/session/token.ts";
import { consumer, fakeApi } from "../../../test/fake-api.ts";
import { shirt } from "../../../test/product.fixture.ts";
import { renderInShell } from "../../../test/render.tsx";
import { RecentlyChecked } from "./recently-checked.tsx";
import { useNoteChecked } from "./use-note-checked.ts";

beforeEach(() => {
  localStorage.clear();
  storeToken("t1");
  fakeApi({ "/api/auth/login": { user: consumer } });
});
afterEach(() => {
  cleanup();
  dropToken();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Look({ products }: { products: readonly Product[] }) {
  return (
    <>
      {products.map((product) => (
        <LookAt key={product.product_id} product={product} />
      ))}
      <RecentlyChecked />
    </>
  );
}
function LookAt({ product }: { product: Product }) {
  useNoteChecked(product);
  return null;
}

const goods = (id: number): Product => ({ ...shirt, product_id: id, name: `シャツ${id}` });
const names = async () => (await screen.findAllByRole("link")).map((link) => link.textContent);

test("viewed goods are shown, newest first, at most eight, and still at the next visit", async () => {
  renderInShell(<Look products={[1, 2, 3, 4, 5, 6, 7, 8, 9].map(goods)} />);
  await screen.findByRole("heading", { name: "最近チェックしたアイテム" });
  const expected = [9, 8, 7, 6, 5, 4, 3, 2].map((id) => `シャツ${id}`);
  await expect.poll(names).toEqual(expected);
  expect(screen.getByRole("link", { name: "シャツ9" }).getAttribute("href")).toBe("/items/detail/9");
  cleanup();
  renderInShell(<RecentlyChecked />);
  expect(await names()).toEqual(expected);
});

test("another member in the same browser does not see them", async () => {
  renderInShell(<Look products={[goods(1)]} />);
  await names();
  cleanup();
  queryClient.clear();
  fakeApi({ "/api/auth/login": { user: { ...consumer, id: "u2", user_id: "u2" } } });
  renderInShell(<Look products={[goods(2)]} />);
  expect(await names()).toEqual(["シャツ2"]);
});

test("my items and goods that are no longer sold are not kept", async () => {
  renderInShell(
    <Look products={[{ ...goods(100_001), parent_id: 1001 }, { ...goods(3), withdrawn: true }, goods(1)]} />,
  );
  expect(await names()).toEqual(["シャツ1"]);
});

test.each(["no json", '{"user_id":"u1"}', '{"user_id":"u2","products":[]}', "[]"])(
  "broken storage (%s) counts as empty",
  async (stored) => {
    localStorage.setItem("surimono.checked-items.u1", stored);
    renderInShell(<Look products={[goods(1)]} />);
    expect(await names()).toEqual(["シャツ1"]);
  },
);

test("a guest has no list", async () => {
  dropToken();
  renderInShell(<Look products={[goods(1)]} />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole("heading")).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});
