import { expect, test } from "vitest";
import { bench, designOf, shape } from "../editor.fixture.ts";
import { colorViewCommand } from "./studio-commands.ts";

test("the colours of ink without white are switched between goods and screen, and the design stays", () => {
  const { store, context } = bench({ ...designOf(shape("a")), methodId: 43 });
  const before = store.get().document;
  expect(colorViewCommand.when(store.get(), context as never)).toBe(true);
  colorViewCommand.do(context as never);
  expect(store.get().hasScreenColors).toBe(true);
  expect(store.get().announcement.text).toContain("画面の色");
  colorViewCommand.do(context as never);
  expect(store.get().hasScreenColors).toBe(false);
  expect(store.get().document).toBe(before);
  const film = bench({ ...designOf(shape("a")), methodId: 67 });
  expect(colorViewCommand.when(film.store.get(), film.context as never)).toBe(false);
});
