import { describe, expect, test } from "vitest";
import { designOf, group, shape } from "../../editor.fixture.ts";
import { layersIn, placeLayer } from "../../model/edit-document.ts";
import { dropAt, INDENT, rowsOf } from "./layer-list.ts";

const design = designOf(shape("a"), group("g", [shape("b"), group("h", [shape("c")]), shape("d")]), shape("e"));

// From the top: e / g / d / h / c / b / a, with g and h open.
const open = rowsOf(layersIn(design, 1), () => true);
const closed = rowsOf(layersIn(design, 1), (id) => id === "g");

function ids(rows: typeof open): string {
  return rows.map(({ layer, depth }) => `${"-".repeat(depth)}${layer.id}`).join(" ");
}

function placed(rows: typeof open, id: string, y: number, x = 0): string | undefined {
  const drop = dropAt(rows, id, y, x);
  return drop && ids(rowsOf(layersIn(placeLayer(design, id, drop), 1), () => true));
}

describe("rows of layers", () => {
  test("list the topmost first, and what is in open groups", () => {
    expect(ids(open)).toBe("e g -d -h --c -b a");
    expect(ids(closed)).toBe("e g -d -h -b a");
  });

  test.each([
    ["down by one", "e", 2, 0, "g -e -d -h --c -b a"],
    ["to the bottom", "e", 7, 0, "g -d -h --c -b a e"],
    ["to the top, out of its group", "d", 0, 0, "d e g -h --c -b a"],
    ["within its group", "d", 5.9, INDENT, "e g -h --c -b -d a"],
    ["out at the lower end", "d", 6, 0, "e g -h --c -b d a"],
    ["into an inner group", "a", 4, INDENT * 2, "e g -d -h --a --c -b"],
    ["a whole group into the other's place", "h", 0, 0, "h -c e g -d -b a"],
  ])("move %s", (_, id, y, x, expected) => {
    expect(placed(open, id, y, x)).toBe(expected);
  });

  test("let go on a closed group, a layer goes into it, on top", () => {
    expect(dropAt(closed, "a", 3.5, 0)).toMatchObject({ into: "h" });
    expect(placed(closed, "a", 3.5)).toBe("e g -d -h --a --c -b");
  });

  test("let no group into itself", () => {
    expect(dropAt(open, "g", 3, INDENT)).toBeUndefined();
    expect(dropAt(open, "g", 4.1, INDENT * 2)).toBeUndefined();
  });

  test("tell the end of a group from the place after it by how far in the hand is", () => {
    expect(dropAt(open, "e", 6, 0)).toMatchObject({ depth: 0 });
    expect(dropAt(open, "e", 6, INDENT * 3)).toMatchObject({ groupId: "g", index: 0, depth: 1 });
  });
});
