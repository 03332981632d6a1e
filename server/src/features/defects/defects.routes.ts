import * as calls from "@surimono/contract/defects";
import { DEFECT_PHOTOS } from "@surimono/domain/defects";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import type { AnswerDesk } from "./answer-defect.ts";
import { consoleRoutes } from "./console.routes.ts";
import { dropUnusedPhotos, dropUnusedPhotosJob } from "./drop-unused-photos.ts";
import { forgetDefectPhotos } from "./forget-defects.ts";
import { presentDefects } from "./present-defects.ts";
import { replyDefect } from "./reply-defect.ts";
import { type OnReported, reportDefect } from "./report-defect.ts";

const forgetDefectsJob = timedJob("forget-defects");

interface Hooks extends Pick<AnswerDesk, "onPlaced" | "onSaid"> {
  readonly onReported: OnReported;
}

export function defectsRoutes(shop: Shop, { onReported, ...hooks }: Hooks): void {
  consoleRoutes(shop, hooks);
  shop.route(calls.getDefects, ({ payload, member }) =>
    presentDefects(shop, { userId: member.id, orderId: payload.order_id }),
  );
  shop.route(
    calls.reportDefect,
    ({ payload, member, files }) => reportDefect(shop, { member, wanted: payload.report, files, onReported }),
    {
      inTurn: true,
      bodyLimit: (DEFECT_PHOTOS + 1) * calls.MAX_PHOTO_BYTES,
      // Above the limits, so that slightly too large or too many get the answer that says so.
      files: { files: DEFECT_PHOTOS * 2, fileBytes: calls.MAX_PHOTO_BYTES + 1024 * 1024 },
      limit: { points: 20, seconds: 3600, per: "member" },
    },
  );
  shop.route(
    calls.replyDefect,
    ({ payload, member, files }) => replyDefect({ ...shop, onSaid: hooks.onSaid }, member, payload.reply, files),
    {
      inTurn: true,
      bodyLimit: (DEFECT_PHOTOS + 1) * calls.MAX_PHOTO_BYTES,
      files: { files: DEFECT_PHOTOS * 2, fileBytes: calls.MAX_PHOTO_BYTES + 1024 * 1024 },
      limit: { points: 20, seconds: 3600, per: "member" },
    },
  );
  shop.jobs.handle(forgetDefectsJob, () => forgetDefectPhotos(shop));
  shop.jobs.handle(dropUnusedPhotosJob, (folder) => dropUnusedPhotos(shop, folder), { forDays: true });
}
