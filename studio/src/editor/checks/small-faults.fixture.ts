import { area, designOf, shape } from "../editor.fixture.ts";
import { words } from "./fault-layers.fixture.ts";
import type { SeededFault } from "./seeded-fault.fixture.ts";

/** Children's sizes get the print at a third. */
const SMALL_SIZES = [
  area({
    scales: [
      { sizeNames: ["S", "M", "L"], value: 1 },
      { sizeNames: ["100", "110"], value: 0.33 },
    ],
  }),
];

/** What is too small on some sizes of the goods, or beside an edge that its mend must not pass. */
export const SMALL_FAULTS: readonly SeededFault[] = [
  {
    name: "letters too small on children's sizes",
    code: "designs/small-text",
    also: "designs/thin-line",
    areas: SMALL_SIZES,
    faulty: designOf(words({ fontSize: 4500, fontId: "m-plus-rounded-1c-900", text: "エム" })),
    clean: designOf(words({ fontSize: 9000, fontId: "m-plus-rounded-1c-900", text: "エム" })),
  },
  {
    name: "a hairline shape in a hairline, on children's sizes",
    code: "designs/thin-line",
    areas: SMALL_SIZES,
    faulty: designOf(shape("a", { shape: "line", height: 101, stroke: { color: "#000000", width: 103 } })),
    clean: designOf(shape("a", { shape: "line", height: 500, stroke: { color: "#000000", width: 900 } })),
  },
  {
    name: "small letters at the safe margin",
    code: "designs/small-text",
    also: "designs/thin-line",
    faulty: designOf(
      words({ x: 17_500, fontSize: 1411, fontId: "noto-sans-jp-900", text: "エムエムエムエムエムエムエムエム" }),
    ),
    clean: designOf(words({ x: 30_000, fontSize: 6000, fontId: "noto-sans-jp-900", text: "エム" })),
  },
];
