// @vitest-environment jsdom
import { expect, test } from "vitest";
import { area, bench, designOf, shape } from "../editor.fixture.ts";
import type { EditorProps } from "../editor-props.ts";
import { inPage } from "../in-page.fixture.tsx";
import type { Session } from "../session/session.ts";
import { CopyToAreasDialog } from "./copy-to-areas-dialog.tsx";

const AREAS = [
  area(),
  area({ areaKindId: 2, name: "左胸", conflictsWith: [3] }),
  area({ areaKindId: 3, name: "右胸", conflictsWith: [2] }),
];

test("a place that cannot be printed together with a ticked one cannot be ticked, until that is let go", async () => {
  const art = { view: () => new Promise(() => undefined) } as unknown as Session["art"];
  const item = { colors: [] } as unknown as EditorProps["item"];
  const page = await inPage(bench(designOf(shape("a")), AREAS), <CopyToAreasDialog onClose={() => undefined} />, {
    session: { art },
    props: { item },
  });
  const [left, right] = document.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
  if (!left || !right) throw new Error("two places");
  await page.act(() => left.click());
  expect([left.disabled, right.disabled]).toEqual([false, true]);
  await page.act(() => left.click());
  expect([left.disabled, right.disabled]).toEqual([false, false]);
  await page.leave();
});
