import * as calls from "@surimono/contract/desk";
import { DONE } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { isNoticeLink, SYSTEM_MESSAGE_TYPES, type SystemMessageType } from "@surimono/domain/notices";
import type { Shop } from "../../../platform/http/index.ts";
import { tryAgain } from "../../../platform/jobs/index.ts";
import {
  findLatestSystemMessage,
  insertSystemMessage,
  isUnderMaintenance,
  planMaintenance,
  switchSystemMessageOff,
} from "../../notices/index.ts";
import { readSystem } from "./read-system.ts";

/** How the shop is, and what is told to everybody. */
export function systemRoutes(shop: Shop): void {
  shop.operatorRoute(calls.getSystem, async () => ok(await readSystem(shop)));
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
    const { on, reason } = payload;
    const now = shop.now();
    const from = payload.from ? new Date(payload.from) : now;
    const until = payload.until ? new Date(payload.until) : undefined;
    const isPossible = from >= now && (!until || (on && until > from)) && (on || !payload.from);
    const deed = {
      ...{ action: calls.setMaintenance.name, subject: { kind: "system", id: "maintenance" }, reason },
      asked: { on, from, until },
    };
    return recorded(deed).inTransaction(async (tx) => {
      if (!isPossible) return fail("desk/times-not-possible");
      await planMaintenance(tx, { on, from, until, was: await isUnderMaintenance(tx, now) }, now);
      return ok(DONE);
    });
  });
  shop.operatorRoute(calls.setSystemMessage, ({ payload, recorded }) => {
    const { message, reason } = payload;
    const deed = {
      ...{ action: calls.setSystemMessage.name, subject: { kind: "system", id: "message" }, reason, asked: message },
    };
    return recorded(deed).inTransaction(async (tx) => {
      if (message?.link && !isNoticeLink(message.link)) return fail("desk/no-such-link");
      if (message) {
        const { title, sub_title: subTitle, link: linkUrl } = message;
        const type = typeOf(message.kind);
        await insertSystemMessage(tx, { title, subTitle, linkUrl, type, status: true, createdAt: shop.now() });
      } else {
        const shown = await findLatestSystemMessage(tx);
        if (shown?.status) await switchSystemMessageOff(tx, shown.id);
      }
      return ok(DONE);
    });
  });
}

function typeOf(kind: string): SystemMessageType {
  return Number(Object.entries(SYSTEM_MESSAGE_TYPES).find(([, name]) => name === kind)?.[0]) as SystemMessageType;
}
