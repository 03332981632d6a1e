import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { etcdExample, haproxyExample, patroniExample } from "./examples.ts";

const example = (file: string) =>
  readFileSync(join(import.meta.dirname, "../../../ops/high-availability", file), "utf8");
const machines = [1, 2, 3].map((n) => ({
  ...{ name: `db${n}`, postgres: 9000 + n, patroni: 9010 + n, etcd: 9020 + n, etcdPeer: 9030 + n },
}));
const [first, second] = machines as [(typeof machines)[0], (typeof machines)[0]];

test("the examples are used as they are, but for addresses, places and passwords", () => {
  const patroni = example("patroni.yml");
  const made = patroniExample(patroni, second, machines, { folder: "/home/db2", binaries: "/bin" });
  expect(parse(made).bootstrap.dcs).toEqual(parse(patroni).bootstrap.dcs);
  expect(parse(made)).toMatchObject({
    name: "db2",
    etcd3: { hosts: ["127.0.0.1:9021", "127.0.0.1:9022", "127.0.0.1:9023"] },
    postgresql: { listen: "127.0.0.1:9002", data_dir: "/home/db2/postgres" },
  });
  const etcd = parse(etcdExample(example("etcd.yml"), first, machines, "/home/db1"));
  expect(etcd).toMatchObject({
    "initial-cluster": "db1=http://127.0.0.1:9031,db2=http://127.0.0.1:9032,db3=http://127.0.0.1:9033",
    "enable-grpc-gateway": parse(example("etcd.yml"))["enable-grpc-gateway"],
  });
  const haproxy = haproxyExample(example("haproxy.cfg"), machines, { primary: 9100, replicas: 9101 });
  expect(haproxy.match(/server db2 127\.0\.0\.1:9002 check port 9012$/gm)).toHaveLength(2);
  expect(haproxy.match(/bind .*$/gm)).toEqual(["bind 127.0.0.1:9100", "bind 127.0.0.1:9101"]);
  const rules = (text: string) => text.match(/^ +(option|http-check|default-server|timeout).*$/gm);
  expect(rules(haproxy)).toEqual(rules(example("haproxy.cfg")));
  for (const text of [made, JSON.stringify(etcd), haproxy])
    expect(text.replaceAll(/#.*/g, "")).not.toMatch(/10\.0\.0|…/);
});
