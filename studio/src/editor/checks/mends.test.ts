import type { Finding, Layer, QrLayer } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { area, bench, designOf, group, shape } from "../editor.fixture.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { shownFindings } from "./editor-checks.ts";
import { code } from "./fault-layers.fixture.ts";
import { mendsOf } from "./mends.ts";

/** Everything on one place, with the mends of each finding. */
function bad(layer: Layer, areas: readonly EditorArea[]) {
  const document = designOf(layer);
  const placed = { ...document, areas: areas.map(({ width, height }) => ({ ...document.areas[0], width, height })) };
  const { store, context } = bench(placed as typeof document, areas);
  const assets = { text: { face: () => undefined } as never, stamp: () => undefined };
  const item = { methodId: 67 as const, choke: undefined, colors: [] };
  const found = () => shownFindings(store.get().document, { item, areas }, { assets, picture: () => undefined });
  return { found, mendsOf: (finding: Finding) => mendsOf(finding, context), context };
}

const smallCode = (x: number, side: number) => code({ x, y: x, width: side, height: side } satisfies Partial<QrLayer>);

test("a code that cannot become large enough on its place is not offered to, and its words say why", () => {
  const { found, mendsOf } = bad(smallCode(9000, 10_000), [area({ width: 18_000, height: 18_000, safe: 2000 })]);
  const [small] = found();
  expect(small).toMatchObject({ finding: { code: "designs/qr-small", hasRoom: false } });
  expect(small?.mend).toContain("この場所に入りません");
  expect(small && mendsOf(small.finding)).toEqual([]);
});

test("a code with no room within the margin becomes as large as the place, and is done", () => {
  const { found, mendsOf, context } = bad(smallCode(15_000, 10_000), [area({ width: 30_000, height: 30_000 })]);
  const [small] = found();
  const [mend] = small ? mendsOf(small.finding) : [];
  mend?.apply(context);
  expect(found()).toEqual([]);
});

test("what repeats is judged at another tile than the one in the document, so no mend moves or fits that", () => {
  const inner = shape("a", { x: 10_000, y: 10_000, width: 400_000, height: 20_000 });
  const repeat = { kind: "straight", pitchX: 200_000, pitchY: 100_000 } as const;
  const { found, mendsOf } = bad(group("g", [inner], { repeat }), [area()]);
  const [outside] = found();
  expect(outside?.finding.code).toBe("designs/outside-area");
  expect(outside && mendsOf(outside.finding)).toEqual([]);
  const plain = bad(group("g", [inner]), [area()]);
  expect(plain.found().flatMap(({ finding }) => plain.mendsOf(finding))).toHaveLength(1);
});
