import * as calls from "@surimono/contract/desk";
import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { isNoticeLink, SYSTEM_MESSAGE_TYPES, type SystemMessageType } from "@surimono/domain/notices";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { tryAgain } from "../../../platform/jobs/index.ts";
import {
  dropPlannedSystemMessages,
  findLatestSystemMessage,
  insertSystemMessage,
  isUnderMaintenance,
  planMaintenance,
  switchSystemMessageOff,
} from "../../notices/index.ts";
import { createStorageReader, readSystem } from "./read-system.ts";

/** How the shop is, and what is told to everybody. */
export function systemRoutes(shop: Shop): void {
  const readStorage = createStorageReader(shop);
  shop.operatorRoute(calls.getSystem, async () => ok(await readSystem(shop, readStorage)));
  shop.operatorRoute(calls.retryJobs, ({ payload, recorded }) => {
    const { reason } = payload;
    const which = "job_id" in payload ? { id: payload.job_id } : { name: payload.kind };
    const subject = { kind: "job", id: "id" in which ? which.id : which.name };
    return recorded({ action: calls.retryJobs.name, subject, reason }).inTransaction(async (tx) => {
      const jobs = await tryAgain(tx, which);
      return jobs === 0 ? fail("desk/nothing-given-up") : ok({ jobs });
    });
  });
  shop.operatorRoute(calls.setMaintenance, ({ payload, recorded }) => {
    const { on, reason, ends_only: endsOnly } = payload;
    const now = shop.now();
    const from = payload.from ? new Date(payload.from) : now;
    const until = payload.until ? new Date(payload.until) : undefined;
    const isPossible = from >= now && (!until || (on && until > from)) && (on || !payload.from);
    const deed = {
      ...{ action: calls.setMaintenance.name, subject: { kind: "system", id: "maintenance" }, reason },
      asked: { on, from, until },
    };
    return recorded(deed).inTransaction(async (tx) => {
      const was = await isUnderMaintenance(tx, now);
      if (endsOnly && !was) return fail("desk/is-open");
      // A later one in place of the end of this one would leave the shop closed until then, and on.
      if (!isPossible || (was && payload.from)) return fail("desk/times-not-possible");
      await planMaintenance(tx, { on, from, until, was }, now);
      return ok(DONE);
    });
  });
  shop.operatorRoute(calls.setSystemMessage, ({ payload, recorded }) => {
    const { message, planned, reason } = payload;
    const subject = { kind: "system", id: "message" };
    const asked = message ?? (planned ? { planned: null } : null);
    const deed = { action: calls.setSystemMessage.name, subject, reason, asked };
    return recorded(deed).inTransaction(async (tx) => {
      const now = shop.now();
      if (message) return showMessage(tx, message, now);
      if (planned) await dropPlannedSystemMessages(tx, now);
      const shown = planned ? undefined : await findLatestSystemMessage(tx, now);
      if (shown?.status) await switchSystemMessageOff(tx, shown.id);
      return ok(DONE);
    });
  });
}

type Message = NonNullable<PayloadOf<typeof calls.setSystemMessage>["message"]>;

async function showMessage(tx: Transaction, message: Message, now: Date) {
  if (message.link && !isNoticeLink(message.link)) return fail("desk/no-such-link");
  const [shownFrom, shownUntil] = [readMoment(message.from), readMoment(message.until)];
  if ((shownFrom && shownFrom <= now) || (shownUntil && shownUntil <= (shownFrom ?? now)))
    return fail("desk/times-not-possible");
  if (shownFrom) await dropPlannedSystemMessages(tx, now);
  const { title, sub_title: subTitle, link: linkUrl } = message;
  const text = { title, subTitle, linkUrl, type: typeOf(message.kind) };
  await insertSystemMessage(tx, { ...text, status: true, createdAt: now, shownFrom, shownUntil });
  return ok(DONE);
}

function readMoment(at: string | null | undefined): Date | null {
  return at ? new Date(at) : null;
}

function typeOf(kind: string): SystemMessageType {
  return Number(Object.entries(SYSTEM_MESSAGE_TYPES).find(([, name]) => name === kind)?.[0]) as SystemMessageType;
}
