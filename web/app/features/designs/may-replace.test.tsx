import { newUuid } from "@surimono/ui/new-uuid.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderInShell } from "../../../test/render.tsx";
import { mayReplace } from "./may-replace.ts";
import type { Simulation } from "./simulation-store.ts";

afterEach(cleanup);

const place = { x: 0, y: 0, width: 10, height: 10, rotation: 0, opacity: 1000, locked: false, hidden: false };
const trial = (revision: number, isDrawn: boolean): Simulation => ({
  ...{ version: 1, id: newUuid(), productId: 1001, name: "シャツ", sku: "s", worksId: "w", revision },
  document: {
    ...{ schema: 1, itemId: 1001, methodId: 67, colorId: 101 },
    areas: [
      {
        ...{ areaKindId: 1, width: 50, height: 50 },
        layers: isDrawn ? [{ kind: "rect", id: "a", name: "a", fill: "#000000", ...place } as never] : [],
      },
    ],
  },
  pictures: [],
  changedAt: Date.now(),
});

test("only a design that was worked on is asked about, and stays unless the answer is yes", async () => {
  const user = userEvent.setup();
  renderInShell(<p>page</p>);
  expect(await mayReplace(undefined)).toBe(true);
  expect(await mayReplace(trial(3, false))).toBe(true);
  expect(await mayReplace(trial(0, true))).toBe(true);
  const kept = mayReplace(trial(3, true));
  expect((await screen.findByRole("dialog")).textContent).toContain("「シャツ」のデザインは失われます");
  await user.click(screen.getByRole("button", { name: "今のデザインを残す" }));
  expect(await kept).toBe(false);
  const gone = mayReplace(trial(3, true));
  await user.click(await screen.findByRole("button", { name: "新しくはじめる" }));
  expect(await gone).toBe(true);
});
