import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { afterEach, expect, test } from "vitest";
import { createDrawingMemory } from "./drawing-memory.ts";
import { createJobRunner, type JobRunner, type JobRunnerOptions, JobTookTooMuchMemory } from "./index.ts";

const WORKER = new URL("./crashing-worker.fixture.ts", import.meta.url);
const runners: JobRunner<string, number>[] = [];

function open(options?: JobRunnerOptions): JobRunner<string, number> {
  const runner = createJobRunner<string, number>(WORKER, options);
  runners.push(runner);
  return runner;
}

afterEach(() => {
  for (const runner of runners.splice(0)) runner.close();
});

test("one process serves many jobs, and is replaced when it holds much memory after one", async () => {
  const { run } = open();
  const pids = await Promise.all(["a", "b", "c", "keep"].map(run));
  expect(new Set(pids).size).toBe(1);
  expect(pids[0]).not.toBe(process.pid);
  await expect.poll(() => run("d")).not.toBe(pids[0]);
});

test("jobs run one after the other, in order", async () => {
  const { run } = open();
  const order: string[] = [];
  await Promise.all(["slow", "a"].map((job) => run(job).then(() => order.push(job))));
  expect(order).toEqual(["slow", "a"]);
});

test("what waits behind a slow job goes on beside it, and when both are slow, waits", async () => {
  const { run } = open({ slowMs: 50, timeoutMs: 2_000 });
  const pid = await run("a");
  const slow = [run("hang"), run("hang")].map((job) => job.catch((error: Error) => error.message));
  await expect(Promise.race([...slow, run("b")])).resolves.toContain("took longer");
  const hung = open({ slowMs: 50, timeoutMs: 30_000 });
  void hung.run("hang").catch(() => undefined);
  const [beside, next] = await Promise.all([hung.run("b"), hung.run("c")]);
  expect(beside).toBe(next);
  expect(beside).not.toBe(pid);
});

test("a process that nobody waits for leaves the machine to the others", async () => {
  const [pid, urgent] = [await open({ isBackground: true }).run("a"), await open().run("a")];
  expect(getPriority(pid)).toBeGreaterThan(getPriority(urgent));
});

test("a failed job says why, and the process goes on", async () => {
  const { run } = open();
  const pid = await run("a");
  await expect(run("fail")).rejects.toThrow("failed as told");
  expect(await run("b")).toBe(pid);
});

test("a process that dies fails its job only", async () => {
  const { run } = open();
  const [died, next] = await Promise.allSettled([run("die"), run("a")]);
  expect(died).toMatchObject({
    status: "rejected",
    reason: new Error("The drawing process ended with 7 during a job"),
  });
  expect(next.status).toBe("fulfilled");
});

test.each(["SIGKILL", "swell"])(
  "a process that the system ends (%s) fails its job only, and is replaced",
  async (end) => {
    const { run } = open({ heapMb: 40 });
    const pid = await run("a");
    const job = run(end === "swell" ? end : "hang");
    if (end === "SIGKILL") process.kill(pid, end);
    await expect(job).rejects.toThrow("The drawing process ended with SIG");
    const next = await run("b");
    expect(next).not.toBe(pid);
    expect(await run("c")).toBe(next);
  },
);

const score = (pid: number | "self") => Number(readFileSync(`/proc/${pid}/oom_score_adj`, "utf8"));
const onLinux = existsSync("/proc/self/oom_score_adj") && score("self") < 700;

test.runIf(onLinux)("where memory is short, the system ends the worker before the shop", async () => {
  const { run } = open();
  expect(score(await run("a"))).toBe(700);
});

test("Ctrl+C in the terminal, which reaches every process, leaves the running job to its parent", async () => {
  const { run } = open();
  const pid = await run("a");
  const slow = run("slow");
  process.kill(pid, "SIGINT");
  expect(await slow).toBe(pid);
});

test("a job that hangs is killed", async () => {
  const { run } = open({ timeoutMs: 1000 });
  await expect(run("hang")).rejects.toThrow("longer than 1000 ms");
  await expect(run("a")).resolves.toBeTypeOf("number");
});

test("a job that takes more of the machine than it may is ended while it draws, and says so", async () => {
  const { run } = open({ memoryMb: 400 });
  await expect(run("fill")).rejects.toThrow(JobTookTooMuchMemory);
  await expect(run("a")).resolves.toBeTypeOf("number");
});

test("a process in the midst of drawing does not outlive a shop that was killed", async () => {
  const shop = spawn(process.execPath, [new URL("./killed-shop.fixture.ts", import.meta.url).pathname], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(shop.stdout, "data")) as [Buffer];
  const pid = Number(said.toString());
  shop.kill("SIGKILL");
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test("drawing processes together ask for no more memory than there is", async () => {
  const memory = createDrawingMemory(1000);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string, memoryMb: number) =>
    memory.borrow(memoryMb, async () => {
      order.push(name);
      await new Promise<void>((end) => ends.push(end));
    });
  const done = [work("a", 600), work("b", 600), work("more than all", 5000), work("c", 100)];
  const begun = async (...names: string[]) => {
    await expect.poll(() => order).toEqual(names);
    ends.at(-1)?.();
  };
  await begun("a");
  await begun("a", "b");
  await begun("a", "b", "more than all");
  await begun("a", "b", "more than all", "c");
  await Promise.all(done);
});

test("what people wait for is lent memory before the rest", async () => {
  const memory = createDrawingMemory(1000);
  const order: string[] = [];
  const work = (name: string, isUrgent: boolean) =>
    memory.borrow(1000, async () => void order.push(name), { isUrgent });
  await Promise.all([work("a", false), work("b", false), work("proof", true), work("c", false), work("page", true)]);
  expect(order).toEqual(["a", "proof", "page", "b", "c"]);
});

test("a lower limit counts for what waits", async () => {
  const memory = createDrawingMemory(2000);
  memory.limit(1000);
  const order: string[] = [];
  let finish = () => {};
  const first = memory.borrow(
    600,
    () =>
      new Promise<void>((end) => {
        finish = end;
      }),
  );
  const second = memory.borrow(600, async () => void order.push("second"));
  await Promise.resolve();
  expect(order).toEqual([]);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(["second"]);
});

test("an idle process ends", async () => {
  const { run } = open({ idleMs: 20 });
  const pid = await run("a");
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await run("b")).not.toBe(pid);
});

test("a closed runner takes no jobs", async () => {
  const { run, close } = open();
  const pid = await run("a");
  close();
  await expect(run("b")).rejects.toThrow("closed");
  await expect.poll(() => isAlive(pid)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
