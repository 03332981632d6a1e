import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pointer } from "../editor.fixture.ts";
import { createCarrying } from "./carrying.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function carried() {
  const told: string[] = [];
  const tell = (what: string) => (at: { x: number; y: number }) => told.push(`${what} ${at.x} ${at.y}`);
  const carrying = createCarrying({
    lifted: tell("lifted"),
    moved: tell("moved"),
    put: tell("put"),
    cancelled: () => told.push("cancelled"),
  });
  return { carrying, told };
}

describe("what is carried out of a list", () => {
  test("is lifted by a mouse that draws it, and put down where it lets go", () => {
    const { carrying, told } = carried();
    carrying.down(pointer(10, 10));
    carrying.move(pointer(12, 12));
    expect(told).toEqual([]);
    carrying.move(pointer(20, 10));
    carrying.move(pointer(80, 90));
    expect(carrying.up(pointer(80, 90))).toBe(true);
    expect(told).toEqual(["lifted 20 10", "moved 80 90", "put 80 90"]);
  });

  test("is not lifted by a mere press", () => {
    const { carrying, told } = carried();
    carrying.down(pointer(10, 10));
    expect(carrying.up(pointer(10, 10))).toBe(false);
    expect(told).toEqual([]);
  });

  test.each(["touch", "pen"] as const)("lets a %s scroll the list, and is lifted once it rests", (kind) => {
    const { carrying, told } = carried();
    carrying.down(pointer(10, 10, { kind }));
    carrying.move(pointer(12, 40, { kind }));
    vi.advanceTimersByTime(2000);
    expect(carrying.up(pointer(12, 200, { kind }))).toBe(false);
    expect(told).toEqual([]);
    carrying.down(pointer(10, 10, { kind }));
    vi.advanceTimersByTime(400);
    expect(carrying.isLifted).toBe(true);
    carrying.move(pointer(10, -90, { kind }));
    carrying.up(pointer(10, -90, { kind }));
    expect(told).toEqual(["lifted 10 10", "moved 10 -90", "put 10 -90"]);
  });

  test("is drawn out sideways by a finger at once", () => {
    const { carrying, told } = carried();
    carrying.down(pointer(10, 10, { kind: "touch" }));
    carrying.move(pointer(30, 12, { kind: "touch" }));
    expect(told).toEqual(["lifted 30 12"]);
  });

  test("goes back when it is interrupted", () => {
    const { carrying, told } = carried();
    carrying.down(pointer(10, 10));
    carrying.move(pointer(40, 10));
    carrying.cancel();
    expect(carrying.up(pointer(40, 10))).toBe(false);
    expect(told).toEqual(["lifted 40 10", "cancelled"]);
  });
});
