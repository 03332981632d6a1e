import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Caller, createCaller } from "@surimono/contract/kernel";
import type { OperatorRole } from "@surimono/domain/operators";
import { printVersionJob } from "../features/designs/index.ts";
import { createTestMember, type TestMember, type TestMemberOptions } from "../features/members/testing/index.ts";
import { createTestOperator, type TestOperator } from "../features/operators/testing/index.ts";
import { openFeatures } from "../features.ts";
import { type OpenShop, openShop } from "../open-shop.ts";
import { createTestDatabase } from "../platform/embedded-postgres/test-database.ts";
import { readEnv } from "../platform/env/index.ts";
import type { Shop } from "../platform/http/index.ts";
import type { Jobs } from "../platform/jobs/index.ts";
import { freePort } from "./free-port.ts";

export interface TestShop {
  readonly shop: OpenShop;
  readonly baseUrl: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** The typed client of the contract for a bearer, or for a guest. */
  callAs(token?: string, userType?: "b2b" | "b2c"): Caller;
  /** A new member with an open session and the client that carries it. */
  asMember(options?: TestMemberOptions): Promise<TestMember & { readonly call: Caller }>;
  /** The client of a browser at the console that has this cookie, or none. */
  callConsole(cookie?: string): Caller;
  /** A new operator with an open session and the client that carries it. */
  asOperator(...roles: OperatorRole[]): Promise<TestOperator & { readonly call: Caller }>;
  stop(): Promise<void>;
}

export interface TestShopOptions {
  readonly now?: () => Date;
  readonly variables?: Readonly<Record<string, string>>;
  /** A database that another process uses too; the default is a fresh one. */
  readonly databaseUrl?: string;
  readonly dataDir?: string;
  /** Print files of a finished design are made at once; otherwise, as drawing is most of a test's work, first where something asks for them. */
  readonly printsAhead?: boolean;
}

/** The real shop on a fresh database in which its catalogue and queues are already, a free port and a temporary folder. */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const database = options.databaseUrl ? undefined : await createTestDatabase({ opened: true });
  const databaseUrl = options.databaseUrl ?? (database?.url as string);
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "surimono-shop-")));
  const port = await freePort();
  const env = readEnv({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent", ...options.variables });
  const features = (shop: Shop) => openFeatures(options.printsAhead ? shop : withoutPrintsAhead(shop));
  const shop = await openShop({ env, databaseUrl, features, ...(options.now && { now: options.now }) });
  await shop.start();
  const baseUrl = `http://127.0.0.1:${port}`;
  const callAs: TestShop["callAs"] = (token, userType = "b2c") =>
    createCaller({ baseUrl, token: () => token, userType: () => userType });
  const callConsole: TestShop["callConsole"] = (cookie = "") =>
    createCaller({
      baseUrl,
      token: () => undefined,
      userType: () => "b2c",
      fetch: (input, init) => fetch(input, { ...init, headers: { ...(init?.headers as object), cookie } }),
    });
  return {
    shop,
    baseUrl,
    databaseUrl,
    dataDir,
    callAs,
    async asMember(memberOptions) {
      const opened = await createTestMember(shop, memberOptions);
      return { ...opened, call: callAs(opened.token, opened.member.kind === "business" ? "b2b" : "b2c") };
    },
    callConsole,
    async asOperator(...roles) {
      const opened = await createTestOperator(shop, roles);
      return { ...opened, call: callConsole(opened.cookie) };
    },
    async stop() {
      await shop.stop();
      await database?.drop();
      // A picture that nobody waits for any more may still be written.
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function withoutPrintsAhead(shop: Shop): Shop {
  const handle: Jobs["handle"] = (kind, handler, handling) =>
    shop.jobs.handle(kind, kind.name === printVersionJob.name ? async () => undefined : handler, handling);
  return { ...shop, jobs: { ...shop.jobs, handle } };
}
