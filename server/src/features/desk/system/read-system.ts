import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { getSystem } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { DAY_MS } from "@surimono/domain/kernel";
import { SYSTEM_MESSAGE_TYPES } from "@surimono/domain/notices";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import {
  aboutJob,
  countJobs,
  type GivenUpJob,
  type JobCount,
  listGivenUp,
  listRetried,
} from "../../../platform/jobs/index.ts";
import { withoutAddresses } from "../../../platform/without-addresses.ts";
import {
  findLatestSystemMessage,
  isUnderMaintenance,
  listPlannedMaintenance,
  listPlannedSystemMessages,
} from "../../notices/index.ts";
import { countRefusedWebhooks } from "../../payments/index.ts";
import { readHealth } from "./read-health.ts";
import { readSweeps } from "./read-sweeps.ts";

type Answer = AnswerOf<typeof getSystem>;

const MOST_JOBS = 100;
const ROOT = join(import.meta.dirname, "../../../../..");
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };

type Parts = Pick<Shop, "database" | "replicaHealth" | "now" | "files" | "env">;
type Storage = Answer["storage"];

/** Adding up all files takes longer the more there are, and nobody asks for the last byte: one reading serves for ten minutes. */
const STORAGE_KEPT_MS = 10 * 60_000;

export function createStorageReader({ mayBeOld, now }: Pick<Shop, "mayBeOld" | "now">): () => Promise<Storage> {
  let kept: { readonly at: number; readonly storage: Promise<Storage> } | undefined;
  return async () => {
    const at = now().getTime();
    if (!kept || at - kept.at >= STORAGE_KEPT_MS) {
      const storage = readStorage(mayBeOld("storage"));
      kept = { at, storage };
      storage.catch(() => {
        kept = undefined;
      });
    }
    return kept.storage;
  };
}

async function readStorage(db: Queries): Promise<Storage> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select pg_database_size(current_database()) as database_bytes, sum(files) as files, sum(bytes) as file_bytes from (
      select count(*) as files, coalesce(sum(byte_size), 0) as bytes from design_pictures
      union all select count(*), coalesce(sum(byte_size), 0) from my_item_pictures
      union all select count(*), coalesce(sum(size), 0) from document_files
      union all select count(*), coalesce(sum(byte_size), 0) from ticket_files
    ) kept`);
  const count = (name: string) => Number(rows[0]?.[name] ?? 0);
  return { database_bytes: count("database_bytes"), files: count("files"), file_bytes: count("file_bytes") };
}

/** What the queue does for itself has no name for people, and nobody can do anything about it. */
const OF_QUEUE = "__pgboss__";

function presentKind({ name, waiting, running, retried, givenUp, oldest }: JobCount): Answer["kinds"][number] {
  return { kind: name, waiting, running, retried, given_up: givenUp, oldest: oldest?.toISOString() ?? null };
}

export async function readSystem(shop: Parts, storageNow: () => Promise<Storage>): Promise<Answer> {
  const { db } = shop.database;
  const at = shop.now();
  const [health, kinds, givenUp, retried, sweeps, storage, facts, isOn, planned, message, later] = await Promise.all([
    readHealth(shop),
    countJobs(db),
    listGivenUp(db, MOST_JOBS),
    listRetried(db, at, MOST_JOBS),
    readSweeps(db, at),
    storageNow(),
    readFacts(db, new Date(at.getTime() - DAY_MS)),
    isUnderMaintenance(db, at),
    listPlannedMaintenance(db, at),
    findLatestSystemMessage(db, at),
    listPlannedSystemMessages(db, at),
  ]);
  return {
    kinds: kinds.filter(({ name }) => !name.startsWith(OF_QUEUE)).map(presentKind),
    given_up: givenUp.map((job) => presentJob(job, job.givenUpAt)),
    retried: retried.map((job) => presentJob(job, job.since)),
    sweeps: [...sweeps],
    storage,
    ...facts,
    health,
    process: {
      started_at: new Date(at.getTime() - Math.round(process.uptime() * 1000)).toISOString(),
      memory_bytes: process.memoryUsage.rss(),
    },
    maintenance: {
      is_on: isOn,
      planned: planned.map(({ at: when, status }) => ({ at: when.toISOString(), on: status })),
    },
    message: message?.status ? presentMessage(message) : null,
    planned_messages: later.map(presentMessage),
  };
}

function presentMessage(message: NonNullable<Awaited<ReturnType<typeof findLatestSystemMessage>>>) {
  return {
    kind: SYSTEM_MESSAGE_TYPES[message.type],
    ...{ title: message.title, sub_title: message.subTitle, link: message.linkUrl },
    from: message.shownFrom?.toISOString() ?? null,
    until: message.shownUntil?.toISOString() ?? null,
  };
}

type Job = Pick<GivenUpJob, "id" | "name" | "data" | "reason" | "tries">;

function presentJob(job: Job, at: Date): Answer["given_up"][number] {
  return {
    ...{ job_id: job.id, kind: job.name, tries: job.tries, at: at.toISOString() },
    about: aboutLetter(job) || Object.values(aboutJob(job.data)).join("、"),
    reason: job.reason ?? "",
  };
}

/** Its subject and whom it is to, masked: the words are nobody's to read here. */
function aboutLetter({ name, data }: Job): string {
  const { to, subject } = data;
  if (name !== "send-mail" || typeof to !== "string" || typeof subject !== "string") return "";
  return `${subject}（${withoutAddresses(to)}）`;
}

async function readFacts(db: Queries, yesterday: Date): Promise<Pick<Answer, "webhooks" | "versions">> {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select current_setting('server_version') as postgres,
      (select count(*) from drizzle.__drizzle_migrations) as migrations,
      (select max(received_at) from gateway_events) as last_at,
      (select count(*) from gateway_events where received_at > ${yesterday.toISOString()}::timestamptz) as last_day`);
  const [row = {}] = rows;
  const count = (name: string) => Number(row[name] ?? 0);
  return {
    webhooks: {
      last_at: row["last_at"] ? new Date(row["last_at"]).toISOString() : null,
      ...{ last_day: count("last_day"), refused: await countRefusedWebhooks(db) },
    },
    versions: {
      ...{ shop: version, node: process.versions.node, postgres: row["postgres"] ?? "" },
      migrations: count("migrations"),
    },
  };
}
