import { expect, test } from "vitest";
import { walk } from "./walk.ts";

// The whole walk is tried in e2e/journeys/front-door.spec.ts.
test("where nobody answers, the first step says so and is the last", async () => {
  expect(await walk("http://127.0.0.1:9", undefined)).toMatchObject([
    { name: "the front page", fault: expect.stringMatching(/./) },
  ]);
});
