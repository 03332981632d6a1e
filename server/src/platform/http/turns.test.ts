import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

/** Work that ends on command. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (how?: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (how) => (how ? reject(how) : resolve(name)));
    });
  };
  return { begun, work, end: (name: string, how?: Error) => ends.get(name)?.(how) };
}

test("three of one member run at once, the others in their order; nobody else waits", async () => {
  const turns = new Turns();
  const { begun, work, end } = works();
  const done = ["a", "b", "c", "d", "e"].map((name) => turns.take("member", work(name)));
  const other = turns.take("other", work("x"));
  await expect.poll(() => begun).toEqual(["a", "b", "c", "x"]);
  end("x");
  expect(await other).toBe("x");
  end("b");
  await expect.poll(() => begun).toEqual(["a", "b", "c", "x", "d"]);
  // A failed one passes its place on too.
  end("c", new Error("failed"));
  await expect(done[2]).rejects.toThrow("failed");
  await expect.poll(() => begun).toEqual(["a", "b", "c", "x", "d", "e"]);
  for (const name of ["a", "d", "e"]) end(name);
  expect(await Promise.all(done.toSpliced(2, 1))).toEqual(["a", "b", "d", "e"]);
  const again = turns.take("member", work("f"));
  await expect.poll(() => begun.at(-1)).toBe("f");
  end("f");
  expect(await again).toBe("f");
});
