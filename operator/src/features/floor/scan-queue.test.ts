import { expect, test } from "vitest";
import { type Conflict, createScanQueue, type Scan, type ScanNews } from "./scan-queue.ts";

function open(storage: Map<string, string>, isUp: () => boolean) {
  const [sent, news]: [string[], ScanNews[]] = [[], []];
  const waiting: (readonly Scan[])[] = [];
  const undone: string[] = [];
  const conflicts: (readonly Conflict[])[] = [];
  const queue = createScanQueue({
    async send({ code }) {
      if (!isUp()) return { kind: "unreachable" };
      sent.push(code);
      return { kind: "refused", message: code };
    },
    async undo({ undoes }) {
      if (!isUp()) return { kind: "unreachable" };
      undone.push(undoes);
      return { kind: "undone" };
    },
    storage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) },
    onNews: (one) => news.push(one),
    onWaiting: (scans) => waiting.push(scans),
    onConflicts: (all) => conflicts.push(all),
  });
  return { queue, sent, news, waiting, undone, conflicts };
}

const scan = (code: string): Scan => ({ scan_id: code, code, station: "print" });

test("what was scanned without network is kept through a reload and sent in its order, once", async () => {
  const storage = new Map<string, string>();
  let up = true;
  const before = open(storage, () => up);
  await before.queue.add(scan("a"));
  expect(before.news).toMatchObject([{ kind: "refused", late: false }]);
  up = false;
  await before.queue.add(scan("b"));
  await before.queue.add(scan("c"));
  expect(before.waiting.at(-1)).toHaveLength(2);
  expect(before.news).toHaveLength(1);

  const after = open(storage, () => up);
  await after.queue.sendAll();
  expect(after.sent).toEqual([]);
  up = true;
  await Promise.all([after.queue.sendAll(), after.queue.add(scan("d")), after.queue.sendAll()]);
  await after.queue.sendAll();
  expect(after.sent).toEqual(["b", "c", "d"]);
  expect(after.news.map(({ late }) => late)).toEqual([true, true, false]);
  expect(after.waiting.at(-1)).toEqual([]);
});

test("a scan counts as kept once it met no network, not while another is on its way", async () => {
  let up = true;
  const { queue, sent } = open(new Map(), () => up);
  const both = [queue.add(scan("a")), queue.add(scan("b"))];
  expect(queue.isKept(scan("b"))).toBe(false);
  await Promise.all(both);
  expect(sent).toEqual(["a", "b"]);
  up = false;
  await queue.add(scan("c"));
  expect(queue.isKept(scan("c"))).toBe(true);
});

test("a scan that waits can be taken back: it is never done, and undone should it have arrived", async () => {
  const storage = new Map<string, string>();
  let up = false;
  const before = open(storage, () => up);
  await before.queue.add(scan("a"));
  await before.queue.add(scan("b"));
  await before.queue.takeBack(scan("a"));
  expect(before.waiting.at(-1)).toMatchObject([{ code: "b" }]);
  // Through a reload as well.
  const after = open(storage, () => up);
  up = true;
  await after.queue.sendAll();
  expect([after.sent, after.undone]).toEqual([["b"], ["a"]]);
  expect(after.news.map(({ kind }) => kind)).toEqual(["undone", "refused"]);
});

test("one that is taken back while it is on its way is undone after it", async () => {
  const done: string[] = [];
  const kinds: string[] = [];
  const storage = new Map<string, string>();
  const queue = createScanQueue({
    async send(item) {
      done.push(`scan ${item.code}`);
      await queue.takeBack(item);
      return { kind: "done", answer: {} as never };
    },
    async undo({ undoes }) {
      done.push(`undo ${undoes}`);
      return { kind: "undone" };
    },
    storage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) },
    onNews: ({ kind }) => kinds.push(kind),
    onWaiting: () => {},
    onConflicts: () => {},
  });
  await queue.add(scan("a"));
  expect([done, kinds]).toEqual([["scan a", "undo a"], ["undone"]]);
});

test("what was refused late stays on the device through a reload, until somebody has seen to it", async () => {
  const storage = new Map<string, string>();
  let up = true;
  const first = open(storage, () => up);
  await first.queue.add(scan("at once"));
  expect(first.queue.conflicts()).toEqual([]);
  up = false;
  await first.queue.add(scan("late"));
  up = true;
  await first.queue.sendAll();
  expect(first.conflicts.at(-1)).toMatchObject([{ scan: { code: "late" }, message: "late" }]);
  const { queue, conflicts } = open(storage, () => up);
  expect(queue.conflicts()).toMatchObject([{ scan: { code: "late" } }]);
  queue.forgetConflicts();
  expect([conflicts.at(-1), open(storage, () => up).queue.conflicts()]).toEqual([[], []]);
});

test("a page that is closed just then has lost neither the scan nor its refusal, and tells of it once", async () => {
  const storage = new Map<string, string>();
  let up = false;
  await open(storage, () => up).queue.add(scan("a"));
  const full = new Map(storage);
  up = true;
  const after = open(storage, () => up);
  await after.queue.sendAll();
  // As if the second write had not come about.
  for (const [key, value] of full) storage.set(key, value);
  const again = open(storage, () => up);
  await again.queue.sendAll();
  expect(again.queue.conflicts()).toHaveLength(1);
});
