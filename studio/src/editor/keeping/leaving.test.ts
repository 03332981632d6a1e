import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rest, shownIn, world } from "./world.fixture.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a save that is under way when the studio is left ends in peace, and the rest follows it", async () => {
  const { openTab, stored } = world();
  const tab = await openTab();
  tab.draw("a", "b");
  const sent = tab.autosave.flush();
  await Promise.resolve();
  expect(tab.state()).toBe("saving");
  tab.draw("a", "b", "c");
  tab.close();
  expect(await sent).toBe(true);
  await rest(0);
  expect(stored()).toBe("abc");
});

test("what was drawn just before the studio is left is sent", async () => {
  const { openTab, stored } = world();
  const tab = await openTab();
  tab.draw("a", "b");
  tab.close();
  await rest(0);
  expect(stored()).toBe("ab");
});

test("what could not be sent on leaving is not tried again, and waits in this browser", async () => {
  const { openTab, net, server, browser, stored } = world();
  const save = vi.spyOn(server, "save");
  const tab = await openTab();
  net.isDown = true;
  tab.draw("a", "b");
  tab.close();
  await rest(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect([...browser.values()].map(({ document }) => shownIn(document))).toEqual(["ab"]);
  net.isDown = false;
  const next = await openTab();
  expect([next.opened.isResumed, next.shown()]).toEqual([true, "ab"]);
  await next.autosave.flush();
  expect(stored()).toBe("ab");
});

test("an answer that comes after the editor has ended brings back no copy that the next opening took over", async () => {
  const { openTab, server } = world();
  const save = server.save;
  const answer = Promise.withResolvers<void>();
  const slow = vi.spyOn(server, "save").mockImplementationOnce(async (...asked) => {
    await answer.promise;
    return save(...asked);
  });
  const tab = await openTab();
  tab.draw("a", "b");
  tab.close();
  await rest(0);
  expect(slow).toHaveBeenCalledTimes(1);
  const next = await openTab();
  next.draw("a", "b", "c");
  await rest();
  answer.resolve();
  await rest();
  expect([next.state(), next.shown()]).toEqual(["saved", "abc"]);
  next.close();
  await rest();
  const third = await openTab();
  expect([third.shown(), third.aside.list()]).toEqual(["abc", []]);
});

test("work that the server refuses and that became another item is no longer only here", async () => {
  const { openTab, net, kept } = world();
  const tab = await openTab();
  net.status = 410;
  tab.draw("a", "b");
  expect(await tab.send()).toBe(false);
  expect(await tab.splitHere()).toMatchObject({ ok: true });
  expect([kept, await tab.send()]).toEqual([["ab"], true]);
  tab.draw("a", "b", "c");
  expect(await tab.send()).toBe(false);
});

test("work that became another item stays no copy of the refused design, but what is drawn afterwards does", async () => {
  const { openTab, net, browser } = world();
  const tab = await openTab();
  net.status = 410;
  tab.draw("a", "b");
  await rest();
  expect(browser.size).toBe(1);
  await tab.splitHere();
  expect(browser.size).toBe(0);
  // As when the page is left.
  void tab.autosave.keep();
  void tab.autosave.flush();
  await rest();
  expect(browser.size).toBe(0);
  tab.draw("a", "b", "c");
  tab.close();
  await rest();
  expect([...browser.values()].map(({ document }) => shownIn(document))).toEqual(["abc"]);
});
