import * as calls from "@surimono/contract/designs";
import { DONE } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import {
  copyDesign,
  editDesign,
  finishDesign,
  keepDesignCopy,
  lookAtDesign,
  readDesign,
  removeTagDesign,
  saveDesign,
  showDesign,
  startDesign,
} from "./design/index.ts";
import {
  forgetPictures,
  forgetPicturesJob,
  getPicture,
  hidePicture,
  listOwnPictures,
  uploadPicture,
} from "./pictures/index.ts";
import {
  getPrintFile,
  listPrintFiles,
  printOrder,
  printOrderJob,
  printVersion,
  printVersionJob,
  reprintOrder,
  reprintOrderJob,
} from "./print/index.ts";
import { keepSimulation, openSimulation } from "./simulation/index.ts";
import { studioFiles } from "./studio/index.ts";

/** A full document of 300 layers per area is about 100 kB per area. */
const DOCUMENT_LIMIT = 4 * 1024 * 1024;
/** Above the picture's own limit, so that a slightly too large one gets the answer that says so. */
const UPLOAD_LIMIT = calls.MAX_PICTURE_BYTES + 1024 * 1024;

export function designsRoutes(shop: Shop): void {
  const { route } = shop;
  route(calls.getImageMagicToken, ({ member, payload }) => startDesign(shop, member, payload), {
    limit: { points: 60, seconds: 60, per: "member" },
  });
  route(
    calls.editImageMagicDesign,
    async ({ member, payload }) =>
      (payload.user_id ?? member.id) === member.id ? editDesign(shop, member, payload) : fail("access/forbidden"),
    { limit: { points: 60, seconds: 60, per: "member" } },
  );
  route(calls.removeTagDesign, ({ member, payload }) => removeTagDesign(shop, member, payload));
  route(calls.openDesign, ({ member, payload }) => showDesign(shop, member, payload.token));
  route(calls.saveDesign, ({ member, payload }) => saveDesign(shop, member, payload), { bodyLimit: DOCUMENT_LIMIT });
  route(calls.finishDesign, ({ member, payload }) => finishDesign(shop, member, payload), {
    bodyLimit: DOCUMENT_LIMIT,
    limit: { points: 30, seconds: 60, per: "member" },
  });
  route(calls.readDesign, ({ member, payload }) => readDesign(shop, member, payload.product_id, payload.step_id));
  route(calls.lookAtDesign, ({ member, payload }) => lookAtDesign(shop, member, payload.product_id));
  copyRoutes(shop);
  simulationRoutes(shop);
  pictureRoutes(shop);
  shop.jobs.handle(forgetPicturesJob, () => forgetPictures(shop));
  studioFiles(shop);
  printRoutes(shop);
}

function copyRoutes(shop: Shop): void {
  const limit = { points: 60, seconds: 60, per: "member" } as const;
  shop.route(calls.copyDesign, ({ member, payload }) => copyDesign(shop, member, payload), { limit });
  shop.route(calls.keepDesignCopy, ({ member, payload }) => keepDesignCopy(shop, member, payload), {
    bodyLimit: DOCUMENT_LIMIT,
    limit,
  });
}

function simulationRoutes(shop: Shop): void {
  shop.route(calls.openSimulation, ({ payload }) => openSimulation(shop, payload), {
    // From the catalogue alone. A page opens goods of every kind at once, and a school has one address.
    limit: { points: 600, seconds: 60, per: "address" },
  });
  shop.route(calls.keepSimulation, ({ member, payload }) => keepSimulation(shop, member, payload), {
    bodyLimit: DOCUMENT_LIMIT,
    limit: { points: 30, seconds: 60, per: "member" },
  });
}

function printRoutes(shop: Shop): void {
  shop.route(calls.listPrintFiles, ({ member, payload }) => listPrintFiles(shop, member, payload.version_id));
  shop.route(calls.getPrintFile, ({ member, payload }) => getPrintFile(shop, member, payload), {
    limit: { points: 60, seconds: 60, per: "member" },
  });
  shop.jobs.handle(printVersionJob, ({ versionId }) => printVersion(shop, versionId), { expireSeconds: 600 });
  const patiently = { retries: 12, expireSeconds: 900, lanes: 2 };
  shop.jobs.handle(printOrderJob, (order) => printOrder(shop, order), patiently);
  shop.jobs.handle(reprintOrderJob, (order) => reprintOrder(shop, order), patiently);
}

function pictureRoutes(shop: Shop): void {
  const { route, database } = shop;
  route(calls.uploadPicture, ({ member, files }) => uploadPicture(shop, member, files["picture"]), {
    bodyLimit: UPLOAD_LIMIT,
    limit: { points: 60, seconds: 60, per: "member" },
  });
  route(calls.listPictures, ({ member, payload }) => listOwnPictures(shop, member, payload.after));
  route(calls.getPicture, ({ member, payload }) => getPicture(shop, member, payload), {
    limit: { points: 600, seconds: 60, per: "member" },
  });
  route(calls.removePicture, async ({ member, payload }) => {
    const hidden = await hidePicture(database.db, member.id, payload.asset_id, shop.now());
    return hidden ? ok(DONE) : fail("designs/picture-not-found");
  });
}
