import { expect, test } from "vitest";
import { createBrushGestures } from "./brush-gestures.ts";

function bench() {
  const done: string[] = [];
  const gestures = createBrushGestures(() => ({
    begin: ({ x }) => done.push(`begin ${x}`),
    go: ({ x }) => done.push(`go ${x}`),
    end: () => done.push("end"),
    drop: () => done.push("drop"),
    picture: {
      move: ({ x }) => done.push(`move ${x}`),
      zoom: (factor) => done.push(`zoom ${factor > 1 ? "in" : "out"}`),
      doublePress: () => done.push("double"),
    },
  }));
  return { done, gestures };
}

test("one finger paints, and lifts", () => {
  const { done, gestures } = bench();
  gestures.down(1, { x: 0, y: 0 });
  gestures.move(1, { x: 5, y: 0 });
  gestures.up(1, { x: 5, y: 0 }, 100);
  expect(done).toEqual(["begin 0", "go 5", "end"]);
});

test("a second finger drops what was begun and zooms; the one that stays paints nothing", () => {
  const { done, gestures } = bench();
  gestures.down(1, { x: 0, y: 0 });
  gestures.down(2, { x: 10, y: 0 });
  gestures.move(2, { x: 40, y: 0 });
  gestures.up(2, { x: 40, y: 0 }, 100);
  gestures.move(1, { x: 3, y: 0 });
  gestures.up(1, { x: 3, y: 0 }, 200);
  expect(done.filter((deed) => /begin|go|end|drop/.test(deed))).toEqual(["begin 0", "drop"]);
  expect(done).toContain("zoom in");
  gestures.down(1, { x: 7, y: 0 });
  expect(done.at(-1)).toBe("begin 7");
});
