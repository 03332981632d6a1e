import { existsSync, globSync } from "node:fs";

const PLACES = ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin"];

export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL's own programs. */
  readonly postgres: string;
}

/** What Debian brings. Throws with the packages that are missing. */
export function findPrograms(): Programs {
  const find = (name: string) => PLACES.map((place) => `${place}/${name}`).find(existsSync);
  const found = {
    etcd: find("etcd"),
    patroni: find("patroni"),
    haproxy: find("haproxy"),
    postgres: globSync("/usr/lib/postgresql/*/bin").sort().at(-1),
  };
  const packages = { etcd: "etcd-server", patroni: "patroni", haproxy: "haproxy", postgres: "postgresql" };
  const missing = Object.entries(packages).flatMap(([name, one]) => (found[name as keyof Programs] ? [] : [one]));
  if (missing.length > 0)
    throw new Error(`This rehearsal needs programs that are not on this machine: apt-get install ${missing.join(" ")}`);
  return found as Programs;
}
