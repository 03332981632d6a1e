import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const folder = join(import.meta.dirname, "../ops/high-availability");
const of = (file: string) => readFileSync(join(folder, file), "utf8");
const address = z.string().regex(/^10\.0\.0\.1[123]:\d+$/);
const account = z.strictObject({ username: z.string(), password: z.literal("…") });
const patroni = z.object({
  scope: z.literal("surimono"),
  restapi: z.strictObject({ listen: address, connect_address: address, authentication: account }),
  etcd3: z.strictObject({ hosts: z.array(address).length(3) }),
  bootstrap: z.strictObject({
    dcs: z.strictObject({
      ...{ ttl: z.number(), loop_wait: z.number().min(1), retry_timeout: z.number().min(3) },
      ...{ maximum_lag_on_failover: z.number(), synchronous_mode: z.literal(true) },
      postgresql: z.strictObject({
        use_pg_rewind: z.literal(true),
        parameters: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    }),
    initdb: z.tuple([z.object({ encoding: z.literal("UTF8") }), z.object({ locale: z.string() }), z.string()]),
    pg_hba: z.array(z.string().regex(/^(local|host) .* (peer|scram-sha-256)$/)),
  }),
  postgresql: z.object({
    ...{ listen: address, connect_address: address },
    authentication: z.record(z.enum(["superuser", "replication", "rewind"]), account),
  }),
});

test("Patroni, etcd and HAProxy speak of the same three machines", () => {
  const { etcd3, restapi, postgresql } = patroni.parse(parse(of("patroni.yml")));
  const etcd = parse(of("etcd.yml")) as Record<string, unknown>;
  const hosts = String(etcd["initial-cluster"])
    .split(",")
    .map((one) => new URL(one.split("=")[1] as string).hostname);
  expect(etcd3.hosts).toEqual(hosts.map((host) => `${host}:2379`));
  // Otherwise Patroni is answered 404.
  expect(etcd["enable-grpc-gateway"]).toBe(true);
  const port = (at: string) => at.split(":")[1];
  const servers = of("haproxy.cfg").match(/^ +server .*$/gm) ?? [];
  expect(servers.map((line) => line.trim().replace(/^server db\d /, ""))).toEqual(
    [...hosts, ...hosts].map((host) => `${host}:${port(postgresql.listen)} check port ${port(restapi.listen)}`),
  );
});

test("a leader steps back by itself before it is replaced", () => {
  const { ttl, loop_wait, retry_timeout } = patroni.parse(parse(of("patroni.yml"))).bootstrap.dcs;
  expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout);
});

test("HAProxy takes its example", ({ skip }) => {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  if (spawnSync("haproxy", ["-v"], { env }).status !== 0) skip("HAProxy is not on this machine");
  const { status, stdout, stderr } = spawnSync("haproxy", ["-c", "-f", join(folder, "haproxy.cfg")], {
    ...{ env, encoding: "utf8" },
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
});

test("Prometheus fetches what Patroni tells of each machine, under the name that the alarms ask for", () => {
  const { scrape_configs: jobs } = parse(of("scrape.yml"));
  const [, port] = patroni.parse(parse(of("patroni.yml"))).restapi.listen.split(":");
  const targets = [11, 12, 13].map((n) => `10.0.0.${n}:${port}`);
  expect(jobs).toEqual([{ job_name: "patroni", static_configs: [{ targets }] }]);
  expect(readFileSync(join(folder, "../alarms.yaml"), "utf8")).toContain(`up{job="patroni"}`);
});
