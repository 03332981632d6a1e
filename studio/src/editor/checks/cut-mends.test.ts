import { cutJobOf, type DesignDocument, type Layer } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { createNodeAssets, traceDesign } from "../../print-node/index.ts";
import { area, bench, designOf, shape } from "../editor.fixture.ts";
import { shownFindings } from "./editor-checks.ts";
import { mendsOf } from "./mends.ts";

const RECT = { x: -30_000, y: 3000, w: 60_000, h: 80_000 };
const around = { x: RECT.x - 3000, y: 0, w: 66_000, h: 86_000 };
const [STAND] = [
  area({
    ...{ rect: RECT, width: RECT.w, height: RECT.h, bleed: 0, safe: 2000 },
    dieCut: { margin: 3000, least: 1500, widest: 6000, thinnest: 5000, limit: around },
  }),
];

function along(margin: number, ...layers: readonly Layer[]): DesignDocument {
  const document = designOf(...layers);
  const areas = document.areas.map((own) => ({ ...own, width: RECT.w, height: RECT.h }));
  return { ...document, areas, dieCut: { margin } };
}

async function found(document: DesignDocument) {
  const job = cutJobOf(document, [STAND]);
  const assets = await createNodeAssets(document.areas, async () => new Uint8Array());
  const item = { methodId: 67, choke: undefined, personalFees: undefined, colors: [] } as const;
  const known = { assets: undefined, picture: () => undefined, cut: job && traceDesign(job, assets) };
  return shownFindings(document, { item, areas: [STAND] }, known);
}

/** The codes before and after the first mend, and what that is called. */
async function mended(document: DesignDocument) {
  const before = await found(document);
  const { store, context } = bench(document, [STAND]);
  const [mend] = mendsOf(before[0]?.finding ?? { severity: "error", code: "designs/nothing-yet" }, context);
  mend?.apply(context);
  const after = await found(store.get().document);
  return [before.map(({ finding }) => finding.code), mend?.label, after.map(({ finding }) => finding.code)];
}

const disc = (id: string, x: number, y: number, side: number) =>
  shape(id, { shape: "ellipse", x, y, width: side, height: side });

test("parts that are too far apart are brought nearer by one press", async () => {
  const document = along(3000, disc("a", 30_000, 20_000, 24_000), disc("b", 30_000, 72_000, 8000));
  expect(await mended(document)).toEqual([["designs/cut-apart"], "絵柄を近づける", []]);
});

test("nothing is brought nearer by a gap that was found before a part was moved elsewhere", async () => {
  const [gap] = await found(along(3000, disc("a", 30_000, 12_000, 6000), disc("b", 30_000, 45_000, 16_000)));
  const { context } = bench(along(3000, disc("a", 30_000, 12_000, 6000), disc("b", 30_000, 70_000, 16_000)), [STAND]);
  expect(gap?.finding.code).toBe("designs/cut-apart");
  expect(gap && mendsOf(gap.finding, context).map(({ label }) => label)).toEqual(["もとの形に切る"]);
});

test("a thin part gets a wider margin, and a margin that the goods cut short gets its room", async () => {
  const line = shape("a", { x: 30_000, y: 40_000, width: 1000, height: 60_000 });
  expect(await mended(along(1500, line))).toEqual([["designs/cut-thin"], "ふちを広げる", []]);
  const wide = disc("a", 30_000, 40_000, 60_000);
  expect(await mended(along(5000, wide))).toEqual([["designs/cut-at-limit"], "ふちが付く大きさにする", []]);
});
