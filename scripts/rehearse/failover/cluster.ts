import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../../server/src/testing/free-port.ts";
import { asUser, type Started, type User } from "../as-user.ts";
import { answers, type Closing, until } from "../steps.ts";
import { type Doors, etcdExample, haproxyExample, type Machine, PASSWORD, patroniExample } from "./examples.ts";
import { Node } from "./node.ts";
import { findPrograms, type Programs } from "./programs.ts";

export interface Cluster {
  /** The database of the shop, through HAProxy. */
  readonly url: string;
  /** The same database on a machine that may only be read from. */
  standbyUrl(): Promise<string>;
  readonly nodes: readonly Node[];
  /** The machine that may be written to; undefined while there is none. */
  leader(): Promise<Node | undefined>;
  /** Waits until one leads, the others follow it, and one of them holds every commit. */
  whole(): Promise<{ readonly leading: Node; readonly following: Node }>;
}

const MACHINES = ["db1", "db2", "db3"];

/** Three machines on loopback, as a user who owns nothing else: etcd, Patroni and PostgreSQL on each, HAProxy in front, by the shop's examples. */
export async function openCluster(root: string, folder: string, closing: Closing): Promise<Cluster> {
  const programs = findPrograms();
  const text = (file: string) => readFileSync(join(root, "ops/high-availability", file), "utf8");
  const machines: Machine[] = [];
  for (const name of MACHINES) machines.push({ name, ...(await takePorts()) });
  const user = asUser(folder);
  const nodes = machines.map((machine) => {
    const home = join(folder, machine.name);
    mkdirSync(home);
    chmodSync(home, 0o700);
    writeFileSync(join(home, "etcd.yml"), etcdExample(text("etcd.yml"), machine, machines, home));
    const placed = { folder: home, binaries: programs.postgres };
    writeFileSync(join(home, "patroni.yml"), patroniExample(text("patroni.yml"), machine, machines, placed));
    return new Node({ machine, home, user, programs });
  });
  const doors = { primary: await freePort(), replicas: await freePort() };
  writeFileSync(join(folder, "haproxy.cfg"), haproxyExample(text("haproxy.cfg"), machines, doors));
  user.own();
  closing.unshift(() => Promise.all(nodes.map((node) => node.stop())));
  for (const node of nodes) node.startEtcd();
  await until("etcd", () => answers(`http://127.0.0.1:${machines[0]?.etcd}/health`));
  for (const node of nodes) node.startPatroni();
  const proxy = startProxy(user, programs, folder);
  closing.unshift(() => proxy.stop());
  const cluster = clusterOf(nodes, doors);
  await cluster.whole();
  await makeDatabase(doors);
  return cluster;
}

function startProxy(user: User, { haproxy }: Programs, folder: string): Started {
  return user.start({ command: [haproxy, "-f", join(folder, "haproxy.cfg")], environment: {} }, folder);
}

async function takePorts(): Promise<Omit<Machine, "name">> {
  return {
    ...{ postgres: await freePort(), patroni: await freePort() },
    ...{ etcd: await freePort(), etcdPeer: await freePort() },
  };
}

function clusterOf(nodes: readonly Node[], { primary }: Doors): Cluster {
  const find = async (path: string) => {
    const said = await Promise.all(nodes.map((node) => node.isAt(path)));
    const found = nodes.filter((_node, index) => said[index]);
    return found.length === 1 ? found[0] : undefined;
  };
  const leader = () => find("/primary");
  const whole = async () => {
    const state: { leading?: Node | undefined; following?: Node | undefined } = {};
    await until("a leader with two standbys", async () => {
      [state.leading, state.following] = await Promise.all([leader(), find("/synchronous")]);
      if (!state.leading || !state.following) return false;
      const followers = await state.leading.followers();
      return followers.filter((one) => one.state === "streaming").length === nodes.length - 1;
    });
    return state as { leading: Node; following: Node };
  };
  return {
    ...{ url: shopUrl(primary), nodes, leader, whole },
    standbyUrl: async () => shopUrl((await whole()).following.machine.postgres),
  };
}

const shopUrl = (port: number) => `postgres://surimono:${PASSWORD}@127.0.0.1:${port}/surimono`;

/** As docs/operate.md shows. */
async function makeDatabase({ primary }: Doors): Promise<void> {
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${primary}/postgres`;
  await until("the database by HAProxy", async () => {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.query(`create role surimono login password '${PASSWORD}'`);
      await client.query("create database surimono owner surimono encoding 'UTF8'");
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === "ECONNRESET" || /terminated/.test(String(error))) return false;
      throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}
