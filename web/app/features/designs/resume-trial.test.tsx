import { newUuid } from "@surimono/ui/new-uuid.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderInShell } from "../../../test/render.tsx";
import { ResumeTrial } from "./resume-trial.tsx";
import { readSimulation, type Simulation, writeSimulation } from "./simulation-store.ts";

afterEach(cleanup);

const place = { x: 0, y: 0, width: 10, height: 10, rotation: 0, opacity: 1000, locked: false, hidden: false };
const trial: Simulation = {
  ...{ version: 1, id: newUuid(), productId: 1001, name: "シャツ", sku: "s", worksId: "w", revision: 2 },
  document: {
    ...{ schema: 1, itemId: 1001, methodId: 67, colorId: 101 },
    areas: [
      {
        ...{ areaKindId: 1, width: 50, height: 50 },
        layers: [{ kind: "rect", id: "a", name: "a", fill: "#000000", ...place } as never],
      },
    ],
  },
  pictures: [],
  changedAt: Date.now(),
};

test("an earlier try can be deleted, which asks first", async () => {
  const user = userEvent.setup();
  await writeSimulation(trial);
  renderInShell(<ResumeTrial />);
  await user.click(await screen.findByRole("button", { name: "削除する" }));
  expect((await screen.findByRole("dialog")).textContent).toContain("「シャツ」のデザインと");
  await user.click(screen.getByRole("button", { name: "今のデザインを残す" }));
  expect(await readSimulation()).toMatchObject({ id: trial.id });
  await user.click(screen.getByRole("button", { name: "削除する" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "削除する" }));
  await expect.poll(() => screen.queryByRole("region", { name: "ためしているデザイン" })).toBeNull();
  expect(await readSimulation()).toBeUndefined();
});
