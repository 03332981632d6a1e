import { readItem } from "@surimono/contract/catalogue";
import type { ViewId } from "@surimono/domain/catalogue";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../../test/fake-api.ts";
import { shirt } from "../../../../test/product.fixture.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { OverPicture } from "./over-picture.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item = readItem(shirt);
const view = { width: 1500, height: 1700, pxPerMm: 1.8, originPx: { x: 746, y: 232 }, surface: { kind: "flat" } };

test("the chosen places are marked on goods that lie flat, not on those in use", async () => {
  const api = fakeApi({
    "/art/tee/art.json": { referenceWidth: 520_000, views: { front: view, worn: view, hung: view } },
  });
  const choice = { method: item.methods[0], areaKindIds: [1] };
  const over = (shown: ViewId) =>
    renderInShell(<OverPicture {...{ item, choice }} view={shown} pictures={[]} shown={0} />, "/").container;
  const front = over("front");
  await waitFor(() => expect(front.querySelectorAll("svg path[stroke-dasharray]")).toHaveLength(1));
  expect(api).toHaveBeenCalledTimes(1);
  // The art is known by now, so a mark would be there at once.
  for (const shown of ["worn", "hung"] as const) {
    expect(over(shown).querySelectorAll("svg path[stroke-dasharray]")).toHaveLength(0);
  }
  expect(over("front").querySelectorAll("svg path[stroke-dasharray]")).toHaveLength(1);
});
