import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Started, User } from "../as-user.ts";
import { type Machine, PASSWORD } from "./examples.ts";
import type { Programs } from "./programs.ts";

interface Placed {
  readonly machine: Machine;
  readonly home: string;
  readonly user: User;
  readonly programs: Programs;
}

const PATIENCE_MS = 3_000;

/** One machine: etcd, Patroni, and the PostgreSQL that Patroni keeps. */
export class Node {
  readonly machine: Machine;
  readonly #placed: Placed;
  #etcd: Started | undefined;
  #patroni: Started | undefined;
  #said = "";

  constructor(placed: Placed) {
    this.machine = placed.machine;
    this.#placed = placed;
  }

  get name(): string {
    return this.machine.name;
  }

  startEtcd(): void {
    const { etcd } = this.#placed.programs;
    this.#etcd = this.#start([etcd, "--config-file", join(this.#placed.home, "etcd.yml")]);
  }

  startPatroni(): void {
    this.#patroni = this.#start([this.#placed.programs.patroni, join(this.#placed.home, "patroni.yml")]);
  }

  /** Patroni and PostgreSQL end in an instant, as with the machine's power. Their data stays. */
  kill(): void {
    const postgres = this.#postgres();
    const processes = [this.#patroni?.child.pid, postgres, ...(postgres ? childrenOf(postgres) : [])];
    for (const pid of processes) if (pid) killHard(pid);
    this.#said += this.#patroni?.printed() ?? "";
    this.#patroni = undefined;
  }

  /** The machine and all that is on it. */
  killWithEtcd(): void {
    if (this.#etcd?.child.pid) killHard(this.#etcd.child.pid);
    this.#etcd = undefined;
    this.kill();
  }

  /** What was killed begins again. */
  start(): void {
    if (!this.#etcd) this.startEtcd();
    if (!this.#patroni) this.startPatroni();
  }

  async stop(): Promise<void> {
    await this.#patroni?.stop();
    await this.#etcd?.stop();
  }

  /** Everything that Patroni has said since the first start. */
  said(): string {
    return this.#said + (this.#patroni?.printed() ?? "");
  }

  /** Whether Patroni answers 200 there. */
  async isAt(path: string): Promise<boolean> {
    return (await this.#ask(path))?.ok === true;
  }

  async followers(): Promise<readonly { readonly state: string }[]> {
    const answer = await this.#ask("/patroni");
    const { replication = [] } = answer ? ((await answer.json()) as { replication?: { state: string }[] }) : {};
    return replication;
  }

  /** Hands the lead over to another one, as planned work would. */
  async handOver(to: Node): Promise<void> {
    const answer = await fetch(`${this.#url()}/switchover`, {
      method: "POST",
      headers: { authorization: `Basic ${btoa(`patroni:${PASSWORD}`)}`, "content-type": "application/json" },
      body: JSON.stringify({ leader: this.name, candidate: to.name }),
    });
    if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`);
  }

  #start(command: readonly string[]): Started {
    return this.#placed.user.start({ command, environment: {} }, this.#placed.home);
  }

  #url(): string {
    return `http://127.0.0.1:${this.machine.patroni}`;
  }

  #ask(path: string): Promise<Response | undefined> {
    return fetch(this.#url() + path, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  }

  #postgres(): number | undefined {
    try {
      return Number(readFileSync(join(this.#placed.home, "postgres/postmaster.pid"), "utf8").split("\n", 1)[0]);
    } catch {
      return undefined;
    }
  }
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return text.trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function killHard(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
