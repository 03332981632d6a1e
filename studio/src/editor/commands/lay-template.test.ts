import { expect, test } from "vitest";
import { bench, designOf, shape } from "../editor.fixture.ts";
import type { EditorStore } from "../store/editor-store.ts";
import { layTemplate, workplaceOf } from "./lay-template.ts";

const made = () => [shape("new")];

test.each([
  ["another place was opened", ({ openArea }: EditorStore) => openArea(2)],
  [
    "the goods got another colour",
    ({ commit }: EditorStore) => commit({ label: "色", change: (document) => ({ ...document, colorId: 2 }) }),
  ],
])("nothing is laid where meanwhile %s, and why is said", (_, change) => {
  const { context, store } = bench(designOf(shape("a")));
  const madeFor = workplaceOf(store.get());
  change(store);
  const { document } = store.get();
  expect(layTemplate(context, "試し", made, { madeFor })).toBe(false);
  expect(store.get().document).toBe(document);
  expect(store.get().complaint.text).toContain("場所か色が変わった");
  expect(layTemplate(context, "試し", made, { madeFor: workplaceOf(store.get()) })).toBe(true);
});

test("inks that were chosen by hand follow the new layout, in the same step", () => {
  const design = designOf(shape("a"));
  const screen = { inks: ["black"], halftone: true } as const;
  const { context, store } = bench({ ...design, areas: design.areas.map((area) => ({ ...area, screen })) });
  layTemplate(context, "試し", made, { isInOwnInks: true });
  const screens = () => store.get().document.areas.map((area) => area.screen);
  expect(screens()).toEqual([{ ...screen, auto: true }, screen]);
  store.undo();
  expect(screens()).toEqual([screen, screen]);
});
