import { expect, test } from "vitest";
import { Lag, readPosition } from "./lag.ts";

test("a replica is as old as the last look whose position it has replayed", () => {
  const lag = new Lag();
  expect(lag.msAt(0)).toBe(Number.POSITIVE_INFINITY);
  lag.primaryAt(100n, 1_000);
  lag.replicaAt(99n);
  expect(lag.msAt(1_000)).toBe(Number.POSITIVE_INFINITY);
  lag.replicaAt(100n);
  expect(lag.msAt(1_500)).toBe(500);
  lag.primaryAt(200n, 2_000);
  lag.primaryAt(300n, 3_000);
  lag.replicaAt(250n);
  expect(lag.msAt(3_000)).toBe(1_000);
});

test("nothing is behind a primary where nothing happens", () => {
  const lag = new Lag();
  for (let at = 0; at <= 60_000; at += 1_000) {
    lag.primaryAt(100n, at);
    lag.replicaAt(100n);
  }
  expect(lag.msAt(60_500)).toBe(500);
});

test("one that stands still grows older, however long, and is young again once it has caught up", () => {
  const lag = new Lag();
  lag.primaryAt(0n, 0);
  lag.replicaAt(0n);
  for (let look = 1; look <= 2_000; look++) {
    lag.primaryAt(BigInt(look), look * 1_000);
    lag.replicaAt(0n);
  }
  expect(lag.msAt(2_000_000)).toBe(2_000_000);
  lag.replicaAt(2_000n);
  expect(lag.msAt(2_000_000)).toBe(0);
});

test("positions compare as numbers and not as texts", () => {
  expect(readPosition("16/B374D848")).toBe(0x16b374d848n);
  expect(readPosition("0/FFFFFF") < readPosition("0/1000000")).toBe(true);
  expect(readPosition("9/FFFFFFFF") < readPosition("10/0")).toBe(true);
});
