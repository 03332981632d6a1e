import { expect, test } from "vitest";
import { type Answered, faultOf, longestGap } from "./answers.ts";
import { figuresOf, overLimit, tableOf } from "./report.ts";
import { strikesFor } from "./strikes.ts";

const answered = (endedAt: number, more: Partial<Answered> = {}): Answered => ({
  ...{ path: "/api/x", isWrite: true, startedAt: endedAt - 100, endedAt, status: 200, retryAfter: null, body: "" },
  ...more,
});

test("the time without service is that between two writes that were acknowledged, whatever was read meanwhile", () => {
  const answers = [900, 1_000, 17_500, 18_000].map((at) => answered(at));
  answers.push(answered(9_000, { isWrite: false }), answered(9_500, { status: 503 }));
  expect(longestGap(answers, 1_200, 20_000)).toBe(16_500);
  expect(longestGap(answers, 1_200, 50_000)).toBe(32_000);
});

test("what takes longer than it may is named, and the table has each kind once", () => {
  const answers = [1_000, 22_000, 40_000, 43_000, 70_000].map((at) => answered(at));
  const struck = [
    { kind: "kill" as const, from: 1_500, until: 23_000, rejoined: "rewound" as const },
    { kind: "switchover" as const, from: 40_500, until: 44_000 },
  ];
  const figures = figuresOf(struck, answers);
  expect(overLimit(figures)).toEqual([expect.stringContaining("21.0 s without service, 20 at the most")]);
  expect(overLimit(figuresOf(struck, [...answers, answered(42_500, { startedAt: 30_000 })]))).toContainEqual(
    expect.stringContaining("a call took 12.5 s"),
  );
  expect(tableOf(figures).split("\n")).toHaveLength(4);
});

test("an answer that a changing database may cause says when to ask again, in words", () => {
  const busy = { status: 503, retryAfter: "5", body: '{"message":"お待ちください"}' };
  expect(faultOf(answered(0, busy))).toBeUndefined();
  expect(faultOf(answered(0))).toBeUndefined();
  const held = {
    ...busy,
    status: 409,
    body: '{"error_code":"request/overlapping","message":"もう一度お試しください。"}',
  };
  expect(faultOf(answered(0, held))).toBeUndefined();
  expect(faultOf(answered(0, { ...held, retryAfter: null }))).toContain("without when");
  expect(faultOf(answered(0, { ...busy, retryAfter: null }))).toContain("without when");
  expect(faultOf(answered(0, { ...busy, body: "busy" }))).toContain("without words");
  for (const status of [0, 401, 409, 500, 502])
    expect(faultOf(answered(0, { status }))).toContain(`answered ${status}`);
});

test("as many fail-overs as wished, each kind as often as the others", () => {
  const strikes = [...strikesFor(30)];
  const count = (kind: string) => strikes.filter((one) => one === kind).length;
  expect(["kill", "machine", "switchover"].map(count)).toEqual([10, 10, 10]);
  expect(count("standby")).toBeGreaterThanOrEqual(9);
});
