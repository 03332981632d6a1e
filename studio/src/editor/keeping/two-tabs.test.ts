import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rest, shownIn, world } from "./world.fixture.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("two tabs", () => {
  test("know of each other, and one follows what the other saves, as a step that can be taken back", async () => {
    const { openTab } = world();
    const [one, other] = [await openTab(), await openTab()];
    expect([one.neighbours.count(), other.neighbours.count()]).toEqual([1, 1]);
    one.draw("a", "b");
    await rest();
    expect(other.shown()).toBe("ab");
    expect(other.state()).toBe("saved");
    other.store.undo();
    expect(other.shown()).toBe("a");
    one.close();
    expect(other.neighbours.count()).toBe(0);
  });

  test("do not play a change back and forth", async () => {
    const { openTab, server } = world();
    const save = vi.spyOn(server, "save");
    const [one] = [await openTab(), await openTab()];
    one.draw("a", "b");
    await rest(30_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  async function quarrel() {
    const all = world();
    const [one, other] = [await all.openTab(), await all.openTab()];
    one.draw("one");
    other.draw("two");
    await rest();
    expect([one.state(), other.state()].toSorted()).toEqual(["conflict", "saved"]);
    const [winner, loser] = one.state() === "saved" ? [one, other] : [other, one];
    return { ...all, winner, loser, mine: loser.shown(), theirs: winner.shown() };
  }

  test("stop before overwriting each other, and both keep what they have", async () => {
    const { loser, mine, theirs, stored } = await quarrel();
    loser.draw(mine, "more");
    await rest(20_000);
    expect(stored()).toBe(theirs);
    expect(loser.shown()).toBe(`${mine}more`);
  });

  test("take over: what is here is saved, and the other is put aside", async () => {
    const { loser, winner, mine, theirs, stored } = await quarrel();
    await loser.takeHere();
    await rest();
    expect(stored()).toBe(mine);
    expect(loser.aside.list().map(({ copy }) => shownIn(copy.document))).toEqual([theirs]);
    expect(winner.shown()).toBe(mine);
  });

  test("open the other: what is here is put aside", async () => {
    const { loser, mine, theirs, stored } = await quarrel();
    await loser.takeTheirs();
    await rest();
    expect([stored(), loser.shown(), loser.state()]).toEqual([theirs, theirs, "saved"]);
    expect(loser.aside.list().map(({ copy }) => shownIn(copy.document))).toEqual([mine]);
  });

  test("keep both: what is here becomes an item of its own", async () => {
    const { loser, mine, theirs, kept } = await quarrel();
    expect(await loser.splitHere()).toMatchObject({ ok: true });
    expect(kept).toEqual([mine]);
    expect(loser.shown()).toBe(theirs);
  });

  test("lose nothing when the copy cannot be made", async () => {
    const { loser, mine, net } = await quarrel();
    net.isDown = true;
    expect(await loser.splitHere()).toMatchObject({ ok: false });
    expect([loser.shown(), loser.state()]).toEqual([mine, "conflict"]);
  });

  test("killed in the middle of a conflict: the work is put aside at the next opening", async () => {
    const { loser, winner, openTab, mine, theirs } = await quarrel();
    await rest(500);
    loser.kill();
    winner.kill();
    const next = await openTab();
    expect(next.shown()).toBe(theirs);
    expect(next.aside.list().map(({ copy }) => shownIn(copy.document))).toEqual([mine]);
  });
});
