import type { Finding, ImageLayer } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { AREAS, designOf } from "../editor.fixture.ts";
import { image } from "./fault-layers.fixture.ts";
import { sightMends } from "./sight-mends.ts";

test("a picture in two inks that are not seen keeps two: its dark one is mended", () => {
  const [area] = AREAS;
  if (!area) throw new Error("no area");
  const layer = { ...image("box"), effect: { kind: "duotone", dark: "#101010", light: "#1c1c1e" } } as ImageLayer;
  const document = designOf(layer);
  const at = { areaKindId: area.areaKindId, layerId: layer.id };
  const unseen = { code: "designs/invisible-ink", color: "#101010", ground: "#1c1c1e", cause: "same" } as const;
  const finding: Finding = { severity: "warning", ...unseen, ...at };
  const [mend] = sightMends(finding, layer, area, document);
  const [mended] = mend?.change(document).areas[0]?.layers ?? [];
  expect(mended).toMatchObject({ effect: { kind: "duotone", dark: "#ffffff", light: "#1c1c1e" } });
});
