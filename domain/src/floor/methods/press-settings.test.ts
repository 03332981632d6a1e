import { expect, test } from "vitest";
import { METHOD_ORDER, WHITE_INK_JET } from "../../catalogue/index.ts";
import { GROUNDS, groundOf, pressWords, usualPressSetting } from "./press-settings.ts";

test.each([
  [[1], "cotton"],
  [[1, 2], "cotton"],
  [[2, 11], "polyester"],
  [[3], "hard"],
  [[], "hard"],
] as const)("what %j is pressed as", (materials, ground) => {
  expect(groundOf(materials)).toBe(ground);
});

test("every method has its usual figures, and polyester is never pressed as hot as cotton", () => {
  for (const method of METHOD_ORDER) {
    const settings = GROUNDS.map((ground) => usualPressSetting(method, ground));
    expect(settings.every(Boolean)).toBe(true);
    expect(settings[1]?.temperature).toBeLessThan(settings[0]?.temperature ?? 0);
    expect(settings[2]?.temperature).toBe(0);
  }
  expect(usualPressSetting(99, "cotton")).toBeUndefined();
});

test("a ticket says heat only where there is any", () => {
  const cotton = usualPressSetting(WHITE_INK_JET, "cotton");
  const hard = usualPressSetting(WHITE_INK_JET, "hard");
  if (!cotton || !hard) throw new Error("no settings");
  expect(pressWords(cotton)[1]).toEqual({ name: "プレス", text: "170℃　90秒　弱圧（0.1MPa）" });
  expect(pressWords(hard)[1]?.text).toMatch(/^熱をかけない/);
  expect(pressWords({ ...hard, finish: "" })).toHaveLength(2);
});
