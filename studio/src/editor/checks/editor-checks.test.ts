import { describe, expect, test } from "vitest";
import { createShaper } from "../../scene/index.ts";
import { AREAS, designOf, shape } from "../editor.fixture.ts";
import { shownFindings, toldFindings } from "./editor-checks.ts";
import { createTicks } from "./ticks.ts";

const KNOWN = { assets: { text: createShaper({} as never), stamp: () => undefined }, picture: () => undefined };
const GOODS = { item: { methodId: 67, choke: undefined, colors: [] }, areas: AREAS } as const;

describe("the check list", () => {
  test("says where and how far, and how to mend it", () => {
    const [finding] = shownFindings(designOf(shape("a", { x: 290_000 })), GOODS, KNOWN);
    expect(finding).toMatchObject({
      severity: "error",
      areaKindId: 1,
      layerId: "a",
      text: "「a」が印刷範囲から10 mmはみ出しています。",
      mend: "枠の内側へ動かすか、小さくしてください。",
    });
    expect(finding?.key).toBeUndefined();
  });

  test("takes a tick for a warning as it stands, and not for a worse one", () => {
    const keyAt = (x: number) => shownFindings(designOf(shape("a", { x })), GOODS, KNOWN)[0]?.key ?? "";
    const ticks = createTicks();
    ticks.toggle(keyAt(22_000));
    expect(ticks.all().has(keyAt(22_000))).toBe(true);
    expect(ticks.all().has(keyAt(21_000))).toBe(false);
    ticks.toggle(keyAt(22_000));
    expect(ticks.all().size).toBe(0);
  });

  test("shows what the server found beyond it", () => {
    const finding = { severity: "warning", code: "designs/near-edge", areaKindId: 1, layerId: "a" };
    const told = { ...finding, key: "near-edge:1:a:3", text: "近いです。", mend: "離してください。" };
    const failure = { code: "designs/warnings-not-accepted", message: "", detail: { findings: [told] } };
    expect(toldFindings(failure)).toMatchObject([
      { key: told.key, text: told.text, layerId: "a", severity: "warning" },
    ]);
    expect(toldFindings({ code: "designs/completed", message: "" })).toEqual([]);
  });
});
