import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { MaterialScreen } from "./material-screen.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test("describes each material and fabric from the lists, and links to the goods", async () => {
  fakeApi({
    "/api/db/sustainable_materials": {
      data: [
        { sustainable_material_id: 0, name: "指定なし", description: "" },
        { sustainable_material_id: 3, name: "再生紙", description: "古紙をもとにした紙。" },
      ],
    },
    "/api/db/fabric_types": {
      data: [
        { fabric_type_id: 0, name: "指定なし", description: "" },
        // From a list stored before lists had words.
        { fabric_type_id: 5, name: "帆布（キャンバス）" },
      ],
    },
    "/api/product/get/searchedProducts": { data: [], total: 0 },
  });
  renderInShell(<MaterialScreen />);
  expect(await screen.findByText("古紙をもとにした紙。")).toBeTruthy();
  expect(screen.getByRole("link", { name: /再生紙のアイテム/ }).getAttribute("href")).toContain("material_id=3");
  expect(await screen.findByRole("heading", { name: "帆布（キャンバス）" })).toBeTruthy();
  expect(screen.queryByText("指定なし")).toBeNull();
});
