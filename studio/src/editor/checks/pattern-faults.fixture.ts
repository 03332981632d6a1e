import type { TextLayer } from "@surimono/domain/designs";
import { designOf, group, shape } from "../editor.fixture.ts";
import { words } from "./fault-layers.fixture.ts";
import type { SeededFault } from "./seeded-fault.fixture.ts";

const SMALL = { fontSize: 5000, fontId: "m-plus-rounded-1c-900" } as const;

/** Of 20 dots each, as close as can be chosen. */
const dotted = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const dots = Array.from({ length: 20 }, (__, dot) =>
      shape(`${index}-${dot}`, { x: 100_000 + dot * 200, y: 100_000 + index * 3000, width: 2000, height: 2000 }),
    );
    return group(`${index}`, dots, { repeat: { kind: "straight", pitchX: 4000, pitchY: 4000 } });
  });

/** 20 letters in a tile, on a place of 300 by 340 mm. */
const lettered = (pitch: number, change: Partial<TextLayer> = {}) =>
  group("letters", [words({ ...SMALL, text: "エムエム\n".repeat(5).trim(), ...change })], {
    repeat: { kind: "straight", pitchX: pitch, pitchY: pitch },
  });

/** Of 160 letters each. */
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    words({ ...SMALL, id: `${index}`, text: "エムエム\n".repeat(40).trim(), x: 50_000 + index * 1000 }),
  );

export const PATTERN_FAULTS: readonly SeededFault[] = [
  {
    name: "three patterns of fine dots",
    code: "designs/too-many-tiles",
    faulty: designOf(...dotted(3)),
    clean: designOf(...dotted(2)),
  },
  {
    name: "a pattern of many letters",
    code: "designs/too-many-tiles",
    faulty: designOf(lettered(9_500)),
    clean: designOf(lettered(10_500)),
  },
  {
    name: "a pattern of letters with an edge and a shadow",
    code: "designs/too-many-tiles",
    faulty: designOf(
      lettered(10_500, { outline: { color: "#ffffff", width: 800 }, shadow: { color: "#d9240f", x: 900, y: 900 } }),
    ),
    clean: designOf(lettered(10_500)),
  },
  {
    name: "very many plain letters",
    code: "designs/too-many-tiles",
    faulty: designOf(group("all", lines(126))),
    clean: designOf(group("all", lines(125))),
  },
];
