import { expect, test } from "vitest";
import { SILK_SCREEN } from "../../catalogue/index.ts";
import type { DesignDocument, Layer, ScreenPrint } from "../document.ts";
import { checkDesign } from "./check-design.ts";
import { documentOf, factsOf, goods, image, shape } from "./checks.fixture.ts";

const GOODS = goods({ methodId: SILK_SCREEN, color: "#ffffff" });

function found(screen: ScreenPrint | undefined, layers: readonly Layer[], facts = factsOf({}, {})) {
  const plain = documentOf(...layers);
  const document: DesignDocument = {
    ...plain,
    areas: plain.areas.map((area) => (screen ? { ...area, screen } : area)),
  };
  return checkDesign(document, GOODS, facts).map((finding) => finding);
}
const codes = (...given: Parameters<typeof found>) => found(...given).map(({ code }) => code.replace("designs/", ""));

test("nothing is printed without inks that the shop has", () => {
  expect(found(undefined, [shape()])).toMatchObject([{ severity: "error", code: "designs/no-inks", areaKindId: 1 }]);
  expect(codes({ inks: ["red", "gone"] }, [shape()])).toEqual(["no-inks"]);
  expect(codes({ inks: ["black"] }, [shape()])).toEqual([]);
});

test("a colour far from all inks is named with what it prints as, and one like the cloth is not", () => {
  const [far] = found({ inks: ["black"] }, [shape({ fill: "#d22630" })]);
  expect(far).toMatchObject({ severity: "warning", code: "designs/far-ink", color: "#d22630", printed: "#1a1a1a" });
  expect(codes({ inks: ["black", "red"] }, [shape({ fill: "#d9240f" })])).toEqual([]);
});

test("more colours than there are inks are one warning for the place", () => {
  const colors = ["#d22630", "#0072ce", "#00843d", "#ffc72c", "#5f259f"];
  const layers = colors.map((fill, index) =>
    shape({ id: `l${index}`, fill, x: 30_000 + index * 30_000, width: 20_000 }),
  );
  expect(found({ inks: ["red", "blue", "green", "yellow"] }, layers)).toMatchObject([
    { code: "designs/too-many-colors", colors: 1 },
  ]);
});

test("tones become flat without dots: of photographs, and of what is translucent", () => {
  const photo = [image()];
  expect(codes({ inks: ["black"] }, photo)).toEqual(["flat-tones"]);
  expect(codes({ inks: ["black"], halftone: true }, photo)).toEqual([]);
  expect(codes({ inks: ["black"] }, photo, factsOf({}, { tone: "#1c1c1e" }))).toEqual([]);
  expect(codes({ inks: ["black"] }, [shape({ opacity: 500 })])).toEqual(["flat-tones"]);
});

test("lines below 0.3 mm are too thin for the mesh", () => {
  expect(codes({ inks: ["black"] }, [shape({ height: 250 })])).toEqual(["thin-line"]);
  expect(codes({ inks: ["black"] }, [shape({ height: 300 })])).toEqual([]);
});
