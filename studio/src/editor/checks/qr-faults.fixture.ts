import { areaOutline } from "@surimono/domain/catalogue";
import { area, designOf, shape } from "../editor.fixture.ts";
import { code } from "./fault-layers.fixture.ts";
import type { SeededFault } from "./seeded-fault.fixture.ts";

const UNREADABLE = "designs/qr-unreadable";
const BARE = { methodId: 43, color: "#f7f7f4" } as const;
const ROUND = { x: -150_000, y: 100_000, w: 300_000, h: 300_000 };
const BADGE = [area({ rect: ROUND, outline: areaOutline({ outline: { kind: "ellipse" } }, ROUND) })];
const lid = (x: number) => shape("lid", { x, y: 170_000, width: 20_000, height: 20_000 });

/** Codes that a camera may not read. */
export const QR_FAULTS: readonly SeededFault[] = [
  {
    name: "a code of fifteen millimetres",
    code: "designs/qr-small",
    faulty: designOf(code({ width: 15_000, height: 15_000 })),
    clean: designOf(code({ width: 30_000, height: 30_000 })),
  },
  {
    name: "a small code near the edge",
    code: "designs/qr-small",
    faulty: designOf(code({ x: 13_000, y: 100_000, width: 10_000, height: 10_000 })),
    clean: designOf(code({ x: 20_000, y: 100_000, width: 30_000, height: 30_000 })),
  },
  {
    name: "a small code on a badge",
    code: "designs/qr-small",
    areas: BADGE,
    faulty: designOf(code({ x: 150_000, y: 150_000, width: 10_000, height: 10_000 })),
    clean: designOf(code({ x: 150_000, y: 150_000, width: 30_000, height: 30_000 })),
  },
  {
    name: "a grey code on grey",
    code: UNREADABLE,
    color: "#f7f7f4",
    faulty: designOf(code({ color: "#7a7a7a", ground: "#a0a0a0" })),
    clean: designOf(code({ color: "#22356f", ground: "#f4d14f" })),
  },
  {
    name: "a white code on black",
    code: UNREADABLE,
    color: "#1c1c1e",
    faulty: { ...designOf(code({ color: "#ffffff", ground: "#000000" })), methodId: 67 },
    clean: designOf(code()),
  },
  {
    name: "a pale code on light goods by ink without white",
    code: UNREADABLE,
    ...BARE,
    faulty: designOf(code({ color: "#f4d14f" })),
    clean: designOf(code()),
  },
  {
    name: "a mirrored code",
    code: UNREADABLE,
    faulty: designOf(code({ flipX: true })),
    clean: designOf(code({ flipX: true, flipY: true })),
  },
  {
    name: "something on a code's quiet zone",
    code: UNREADABLE,
    faulty: designOf(code(), lid(195_000)),
    clean: designOf(code(), lid(260_000)),
  },
];
