import * as calls from "@surimono/contract/floor";
import { ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import { forgetPress, forgetPressJob } from "./forget-press.ts";
import { askForLaying, tendHotFolder, tendHotFolderJob } from "./hot-folder.ts";
import { askForFilm } from "./lay-film.ts";
import { askForSheets, laySheets, laySheetsJob } from "./lay-sheets.ts";
import { makePackage } from "./make-package.ts";
import { packPackage, packPackageJob } from "./pack-package.ts";
import { closeLink, linkState, makeLink, readLinks } from "./press-links.ts";
import { openPackage, readPackage, readPackages } from "./read-packages.ts";
import { openSheet, readSheets } from "./read-sheets.ts";
import { sharedRoutes } from "./shared.routes.ts";

/** In this time as many gigabytes as a package may have are read. */
const PACKING_SECONDS = 1800;

/** Print packages: for the presses here and for print shops elsewhere. */
export function pressRoutes(shop: Shop): void {
  const { now } = shop;
  const long = { expireSeconds: PACKING_SECONDS };
  shop.jobs.handle(packPackageJob, ({ packageId }, tried) => packPackage(shop, packageId, tried), long);
  shop.jobs.handle(laySheetsJob, ({ gangId }, tried) => laySheets(shop, gangId, tried), long);
  shop.jobs.handle(tendHotFolderJob, () => tendHotFolder(shop), long);
  shop.jobs.handle(forgetPressJob, () => forgetPress(shop));
  sharedRoutes(shop);
  shop.operatorRoute(calls.listPressPackages, async ({ payload }) => ok(await readPackages(shop, payload.before)));
  shop.operatorRoute(calls.getPressPackage, ({ payload }) => readPackage(shop, payload.package_id));
  shop.operatorRoute(calls.downloadPressPackage, ({ payload }) => openPackage(shop, payload.package_id));
  shop.operatorRoute(calls.makePressPackage, ({ payload, operator, recorded }) => {
    const packageId = newId();
    const subject = { kind: "press-package", id: packageId };
    const database = recorded({ action: calls.makePressPackage.name, subject, asked: payload });
    return makePackage(shop, database, { ...payload, packageId, operatorId: operator.id }, now());
  });
  shop.operatorRoute(calls.layPressPackage, ({ payload: { package_id: id }, recorded }) => {
    const subject = { kind: "press-package", id };
    return askForLaying(shop, recorded({ action: calls.layPressPackage.name, subject }), id);
  });
  shop.operatorRoute(calls.getPressSheets, ({ payload }) => readSheets(shop, payload.package_id));
  shop.operatorRoute(calls.makePressSheets, ({ payload: { package_id: packageId }, operator, recorded }) => {
    const gangId = newId();
    const subject = { kind: "press-package", id: packageId };
    const database = recorded({ action: calls.makePressSheets.name, subject, asked: { gang: gangId } });
    return askForSheets(shop, database, { gangId, packageId, operator }, now());
  });
  shop.operatorRoute(calls.layPressSheets, ({ payload: { gang_id: id }, recorded }) => {
    const subject = { kind: "press-sheets", id };
    return askForFilm(shop, recorded({ action: calls.layPressSheets.name, subject }), id, now());
  });
  shop.operatorRoute(calls.downloadPressSheet, ({ payload: { gang_id: gangId, number, kind } }) =>
    openSheet(shop, { gangId, number, kind }),
  );
  shop.operatorRoute(calls.listPressLinks, ({ payload }) => readLinks(shop, payload.package_id));
  shop.operatorRoute(calls.makePressLink, ({ payload, operator, recorded }) => {
    const linkId = newId();
    const subject = { kind: "press-link", id: linkId };
    const deed = { action: calls.makePressLink.name, subject };
    const database = recorded({ ...deed, state: (tx) => linkState(tx, linkId) });
    return makeLink(shop, database, { ...payload, linkId, operator }, now());
  });
  shop.operatorRoute(calls.closePressLink, ({ payload: { link_id: linkId }, recorded }) => {
    const subject = { kind: "press-link", id: linkId };
    const deed = { action: calls.closePressLink.name, subject };
    return closeLink(recorded({ ...deed, state: (tx) => linkState(tx, linkId) }), linkId, now());
  });
}
