import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { token } from "#app/session/token.ts";
import { consumer, fakeApi } from "../../../test/fake-api.ts";
import { shirt } from "../../../test/product.fixture.ts";
import { renderInShell } from "../../../test/render.tsx";
import { ItemListScreen } from "./item-list-screen.tsx";

const kind = { kind_id: 1, kind_name: "半袖Tシャツ", kind_code: "short", display_flag: true, sort_id: 1 };
export const shelf = {
  display_category_id: 1,
  display_category_name: "Tシャツ",
  display_code: "tshirts",
  display_flag: true,
  sort_id: 1,
  kinds: [kind, { ...kind, kind_id: 7, kind_name: "ドライTシャツ" }],
  item_count: 30,
  image_url: null,
};
/** Thirty, of which a page shows 24. */
export const cards = Array.from({ length: 30 }, (_, index) => ({
  ...shirt,
  product_id: 1001 + index,
  name: `シャツ${index + 1}`,
}));
export const page = (body: { limit: number; offset: number }) => ({
  data: cards.slice(body.offset, body.offset + body.limit),
  total: cards.length,
});

/** Before each test a member is signed in, and nothing is cached. */
export function freshList(): void {
  beforeEach(() => {
    queryClient.clear();
    token.set("t");
  });
  afterEach(() => {
    token.set(undefined);
    cleanup();
    vi.unstubAllGlobals();
  });
}

/** Answers searches from what they ask for, and keeps what they asked. */
export function openList(
  path = "/items",
  answer: (body: { limit: number; offset: number }) => unknown = page,
  props: ComponentProps<typeof ItemListScreen> = {},
  words: object = { data: [] },
) {
  const asked: Record<string, unknown>[] = [];
  const api = fakeApi({
    "/api/kind/get/display/list": {
      data: [shelf, { ...shelf, display_category_id: 2, display_category_name: "隠し", display_flag: false }],
    },
    "/api/auth/login": { user: consumer },
    "/api/product/get/suggestedWords": words,
    "/api/product/getPrintMethods": { data: [{ method_id: 46, name: "白インクジェット", summary: "", note: "" }] },
  });
  const others = api.getMockImplementation();
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).includes("searchedProducts")) return others?.(input);
    const { data } = JSON.parse(String(init?.body));
    asked.push(data);
    const body = answer(data);
    return body instanceof Response ? body : Response.json(body);
  });
  renderInShell(<ItemListScreen {...props} />, path);
  return { asked, user: userEvent.setup() };
}
