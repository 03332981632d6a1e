import { parse, stringify } from "yaml";

/** The ports of one machine of the examples, all on loopback. */
export interface Machine {
  readonly name: string;
  readonly postgres: number;
  readonly patroni: number;
  readonly etcd: number;
  readonly etcdPeer: number;
}

export interface Doors {
  readonly primary: number;
  readonly replicas: number;
}

export const PASSWORD = "rehearsal";

const at = (port: number) => `127.0.0.1:${port}`;
const url = (port: number) => `http://${at(port)}`;

/** The shop's example for etcd, for one of these machines with its data in the folder. */
export function etcdExample(text: string, machine: Machine, machines: readonly Machine[], folder: string): string {
  return stringify({
    ...parse(text),
    name: machine.name,
    "data-dir": `${folder}/etcd`,
    "listen-peer-urls": url(machine.etcdPeer),
    "listen-client-urls": url(machine.etcd),
    "initial-advertise-peer-urls": url(machine.etcdPeer),
    "advertise-client-urls": url(machine.etcd),
    "initial-cluster": machines.map(({ name, etcdPeer }) => `${name}=${url(etcdPeer)}`).join(","),
    "log-level": "error",
  });
}

/** The same for Patroni: addresses, places, passwords. How it decides stays as in the example. */
export function patroniExample(
  text: string,
  machine: Machine,
  machines: readonly Machine[],
  { folder, binaries }: { readonly folder: string; readonly binaries: string },
): string {
  const example = parse(text.replaceAll("…", PASSWORD).replaceAll("10.0.0.0/24", "127.0.0.1/32"));
  const { restapi, postgresql } = example;
  return stringify({
    ...example,
    name: machine.name,
    restapi: { ...restapi, listen: at(machine.patroni), connect_address: at(machine.patroni) },
    etcd3: { hosts: machines.map(({ etcd }) => at(etcd)) },
    postgresql: {
      ...postgresql,
      listen: at(machine.postgres),
      connect_address: at(machine.postgres),
      data_dir: `${folder}/postgres`,
      bin_dir: binaries,
      pgpass: `${folder}/pgpass`,
      parameters: { ...postgresql.parameters, unix_socket_directories: folder },
    },
    // It would reset this machine.
    watchdog: { mode: "off" },
  });
}

/** The same for HAProxy, for a user who is not root. */
export function haproxyExample(text: string, machines: readonly Machine[], { primary, replicas }: Doors): string {
  return text
    .replaceAll(/^ +(user|group) .*\n/gm, "")
    .replace("127.0.0.1:5000\n", `${at(primary)}\n`)
    .replace("127.0.0.1:5001\n", `${at(replicas)}\n`)
    .replaceAll(/^( +server) (\w+) .*$/gm, (_line, server: string, name: string) => {
      const machine = machines.find((one) => one.name === name);
      if (!machine) throw new Error(`the example for HAProxy names ${name}`);
      return `${server} ${name} ${at(machine.postgres)} check port ${machine.patroni}`;
    });
}
