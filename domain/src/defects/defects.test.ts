import { describe, expect, test } from "vitest";
import { arrivalOffer, checkArrival } from "./arrival.ts";
import { answersTo, canBecome, DEFECT_STATES } from "./defect-states.ts";

/** A moment in Japan. */
const at = (day: string, time = "12:00") => new Date(`${day}T${time}:00+09:00`);
const offerOf = (shipped: string | undefined, delivered: string | undefined, now: Date) =>
  arrivalOffer(
    { shippedAt: shipped ? at(shipped) : undefined, deliveredAt: delivered ? at(delivered) : undefined },
    now,
  );

describe("three days after arrival", () => {
  test.each([
    ["2026-11-20", "2026-11-20", "00:05", undefined],
    ["2026-11-20", "2026-11-23", "23:59", undefined],
    ["2026-11-20", "2026-11-24", "00:00", "too-late"],
    ["2026-12-30", "2027-01-02", "23:59", undefined],
  ])("arrived %s, reported %s at %s in Japan: %s", (arrived, day, time, problem) => {
    const now = at(day, time);
    expect(checkArrival(offerOf("2026-11-18", arrived, now), undefined, now)).toBe(problem);
  });

  test("a day that is known is not typed over", () => {
    const now = at("2026-11-30");
    expect(checkArrival(offerOf("2026-11-18", "2026-11-20", now), "2026-11-30", now)).toBe("too-late");
  });

  test.each([
    [undefined, "arrival-missing"],
    ["2026-11-17", "arrival-wrong"],
    ["2026-11-24", "arrival-wrong"],
    ["2026-11-19", "too-late"],
    ["2026-11-20", undefined],
    ["2026-11-23", undefined],
  ])("not known, shipped on the 18th, today the 23rd: %s is %s", (typed, problem) => {
    const now = at("2026-11-23");
    expect(checkArrival(offerOf("2026-11-18", undefined, now), typed, now)).toBe(problem);
  });

  test("a parcel does not stay on its way, and one that did not leave has not arrived", () => {
    const last = at("2026-12-05", "23:59");
    expect(offerOf("2026-11-18", undefined, last)).toEqual({ state: "ask", from: "2026-11-18", to: "2026-12-02" });
    const after = at("2026-12-06", "00:00");
    expect(checkArrival(offerOf("2026-11-18", undefined, after), "2026-12-02", after)).toBe("too-late");
    expect(checkArrival(offerOf(undefined, undefined, after), "2026-12-02", after)).toBe("not-sent");
  });
});

test("a decision is made once, and a question may come before it", () => {
  const ways = DEFECT_STATES.flatMap((from) =>
    DEFECT_STATES.filter((to) => canBecome(from, to)).map((to) => `${from}-${to}`),
  );
  expect(ways).toEqual([
    ...["received-asked", "received-accepted", "received-declined", "received-done"],
    ...["asked-received", "asked-accepted", "asked-declined", "asked-done", "accepted-received", "accepted-done"],
    "done-received",
  ]);
});

test("a report is done without a decision only where another order holds the money", () => {
  for (const state of ["received", "asked"] as const) {
    expect(answersTo(state, false)).not.toContain("done");
    expect(answersTo(state, true)).toContain("done");
  }
  expect(answersTo("accepted", false)).toEqual(["done"]);
});
