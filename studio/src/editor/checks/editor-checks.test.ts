import { describe, expect, it } from "vitest";
import { AREAS, designOf, shape, text } from "../editor.fixture.ts";
import { makeImageLayer } from "../model/make-layer.ts";
import { findingsOf } from "./editor-checks.ts";

const NONE = () => [];
const codes = (document: ReturnType<typeof designOf>, areas = AREAS, missingGlyphs: () => readonly string[] = NONE) =>
  findingsOf({ document, areas, missingGlyphs }).map(({ severity, code, layerId }) => [severity, code, layerId]);

describe("the check list", () => {
  it("finds nothing in a good design, and does not ask for places that are not used", () => {
    expect(codes(designOf(shape("a")))).toEqual([]);
  });

  it("asks for a first layer", () => {
    expect(codes(designOf())).toEqual([["error", "designs/empty-area", undefined]]);
  });

  it("stops at what sticks out, with the length and the mend", () => {
    const [finding] = findingsOf({ document: designOf(shape("a", { x: 290_000 })), areas: AREAS, missingGlyphs: NONE });
    expect(finding).toMatchObject({
      severity: "error",
      code: "designs/outside-area",
      fits: true,
      text: "「a」が印刷範囲から10 mmはみ出しています。",
    });
  });

  it("warns of a picture under 150 dpi", () => {
    const image = makeImageLayer(
      "p",
      { assetId: "p", name: "p", pixelWidth: 900, pixelHeight: 900 },
      { width: 300_000, height: 340_000 },
    );
    expect(codes(designOf(image))).toEqual([]);
    const large = { ...image, width: 200_000, height: 200_000 };
    expect(codes(designOf(large))).toEqual([["warning", "designs/low-resolution", "p"]]);
  });

  it("puts errors before warnings", () => {
    const document = designOf(
      text("small", { fontSize: 1000, width: 4000, height: 1000 }),
      shape("out", { x: 600_000 }),
    );
    expect(codes(document).map(([severity]) => severity)).toEqual(["error", "warning"]);
  });

  it("stops at a character that the face lacks", () => {
    expect(codes(designOf(text("t")), AREAS, () => ["𠮷"])).toEqual([["error", "designs/missing-glyph", "t"]]);
  });

  it("tells once of two places that exclude each other", () => {
    const areas = AREAS.map((area) => ({ ...area, conflictsWith: area.areaKindId === 1 ? [2] : [] }));
    const [front, back] = designOf(shape("a")).areas;
    if (!front || !back) throw new Error("two areas");
    const document = { ...designOf(), areas: [front, { ...back, layers: [shape("b")] }] };
    expect(codes(document, areas)).toEqual([["error", "designs/conflicting-areas", undefined]]);
  });
});
