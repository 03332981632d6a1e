import { designOf, group, shape } from "../editor.fixture.ts";
import type { SeededFault } from "./seeded-fault.fixture.ts";

/** Of 20 dots each, as close as can be chosen. */
const dotted = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const dots = Array.from({ length: 20 }, (__, dot) =>
      shape(`${index}-${dot}`, { x: 100_000 + dot * 200, y: 100_000 + index * 3000, width: 2000, height: 2000 }),
    );
    return group(`${index}`, dots, { repeat: { kind: "straight", pitchX: 4000, pitchY: 4000 } });
  });

export const PATTERN_FAULTS: readonly SeededFault[] = [
  {
    name: "three patterns of fine dots",
    code: "designs/too-many-tiles",
    faulty: designOf(...dotted(3)),
    clean: designOf(...dotted(2)),
  },
];
