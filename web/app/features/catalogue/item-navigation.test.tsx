import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { token } from "#app/session/token.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { ItemNavigation } from "./item-navigation.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

afterEach(() => token.set(undefined));

test.each([
  ["a member", "token", "/items"],
  ["a guest, who needs no account there,", undefined, "/items/designSimulator"],
])("leads %s to the goods of each material and fabric, but not to id 0", async (_, signedIn, items) => {
  token.set(signedIn);
  fakeApi({
    "/api/db/sustainable_materials": {
      data: [
        { sustainable_material_id: 0, name: "指定なし" },
        { sustainable_material_id: 3, name: "再生紙" },
      ],
    },
    "/api/db/fabric_types": {
      data: [
        { fabric_type_id: 0, name: "指定なし" },
        { fabric_type_id: 5, name: "帆布（キャンバス）" },
      ],
    },
  });
  renderInShell(<ItemNavigation />);
  await screen.findByRole("link", { name: "帆布（キャンバス）" });
  const ways = (await screen.findAllByRole("link")).map((link) => [link.textContent, link.getAttribute("href")]);
  expect(ways).toEqual([
    ["再生紙", `${items}?material_id=3`],
    ["帆布（キャンバス）", `${items}?fabric_type_id=5`],
  ]);
});

test("is missing while the lookups cannot be read", async () => {
  fakeApi({});
  renderInShell(<ItemNavigation />);
  expect(screen.queryByRole("navigation")).toBeNull();
});
