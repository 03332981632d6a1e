import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Env } from "../env/index.ts";

/** The routes of letters, networks and the payment gateway of the demo. Its accounts check for themselves. */
const DOORS = /^\/(dev|gateway|v1)\//;
const THIS_MACHINE = new BlockList();
THIS_MACHINE.addSubnet("127.0.0.0", 8, "ipv4");
THIS_MACHINE.addAddress("::1", "ipv6");
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const CLOSED =
  "このページは、お店を動かしているコンピューターからだけ開けます。ほかのコンピューターからも開けるようにするには、DEMO_DOORS=open を設定して起動してください。\n";

type Asked = Pick<FastifyRequest, "ip" | "headers">;

/**
 * Whether the demo is open to this request: from this machine and under one of its own names, as a page elsewhere can point its name to this
 * machine's address (DNS rebinding) and send requests from its visitor's browser.
 */
export function mayEnterDemo(env: Pick<Env, "demo" | "demoDoors">, { ip, headers }: Asked): boolean {
  if (!env.demo || env.demoDoors) return env.demo;
  return THIS_MACHINE.check(ip, isIPv6(ip) ? "ipv6" : "ipv4") && OWN_NAME.test(headers.host ?? "");
}

export function guardDemoDoors(http: FastifyInstance, env: Pick<Env, "demo" | "demoDoors">): void {
  if (!env.demo || env.demoDoors) return;
  http.addHook("onRequest", async (request, reply) => {
    // By the route: an address can be written in several ways that lead there, such as `/%64ev/mail`.
    if (DOORS.test(request.routeOptions.url ?? "") && !mayEnterDemo(env, request))
      return reply.code(403).type("text/plain; charset=utf-8").header("cache-control", "no-store").send(CLOSED);
  });
}
