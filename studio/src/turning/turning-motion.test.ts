import { expect, test } from "vitest";
import { afterTime, isMoving, turnedBy, zoomedBy } from "./turning-motion.ts";

const resting = { turn: 0, tilt: 0.2, near: 1, speed: 0, isAuto: false };

test("by itself it goes around, however often it is drawn", () => {
  const auto = { ...resting, isAuto: true };
  const steps = Array.from({ length: 10 }).reduce<typeof auto>(
    (motion) => ({ ...auto, ...afterTime(motion, 20) }),
    auto,
  );
  expect(steps.turn).toBeCloseTo(afterTime(auto, 200).turn);
  expect(isMoving(auto)).toBe(true);
});

test("what is let go of comes to rest, and then nothing is drawn", () => {
  let motion = { ...resting, speed: 0.004 };
  for (let step = 0; step < 200; step += 1) motion = { ...motion, ...afterTime(motion, 16) };
  expect(motion.turn).toBeGreaterThan(0.5);
  expect(isMoving(motion)).toBe(false);
});

test("a hand stops what turns by itself, and cannot look from below or straight down", () => {
  const turned = turnedBy({ ...resting, isAuto: true }, 1, 9);
  expect(turned).toMatchObject({ turn: 1, isAuto: false });
  expect(turned.tilt).toBeLessThan(1);
  expect(turnedBy(resting, 0, -9).tilt).toBeGreaterThan(-0.1);
  expect(zoomedBy(resting, 0.5).near).toBe(1);
  expect(zoomedBy(resting, 99).near).toBeLessThan(3);
});
