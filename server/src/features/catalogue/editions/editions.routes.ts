import * as calls from "@surimono/contract/catalogue";
import { DONE } from "@surimono/contract/kernel";
import { dayInJapan, fail, ok } from "@surimono/domain/kernel";
import type { Deed } from "../../../platform/audit/index.ts";
import { type Shop, type WrittenAnswer, writeAnswer } from "../../../platform/http/index.ts";
import { getCatalogue, getFreshCatalogue } from "../get-catalogue.ts";
import { bakePicture, bakePictureJob } from "../item-pictures/bake-picture.ts";
import { sweepPictures, sweepPicturesJob } from "../item-pictures/sweep-pictures.ts";
import { takeInPictures } from "../item-pictures/take-in-pictures.ts";
import { type DecodePicture, uploadPicture } from "../item-pictures/upload-picture.ts";
import { bringBackBefore, bringBackVersion } from "./bring-back.ts";
import { checkDrafts } from "./check-drafts.ts";
import { copyItem } from "./copy-item.ts";
import type { CatalogueDesk } from "./desk.ts";
import { listDrafts } from "./drafts.store.ts";
import { findLastEdition, readTexts } from "./editions.store.ts";
import { catalogueOfZip, draftTexts, zipCatalogue } from "./exchange.ts";
import { presentCheck } from "./present-check.ts";
import { presentChoices } from "./present-choices.ts";
import { presentFile, presentVersion } from "./present-file.ts";
import { presentDrafts, presentEditions, presentGoods, presentSharedFiles } from "./present-lists.ts";
import { publishDrafts } from "./publish-drafts.ts";
import { publishPlanned, publishPlannedJob } from "./publish-planned.ts";
import { discardDraft, saveDraft } from "./save-draft.ts";
import { unplanDraft } from "./unplan-draft.ts";

/** A long text, and thousands of drafts at once. */
const TEXT_LIMIT = 4 * 1024 * 1024;
const ZIP_LIMIT = 33 * 1024 * 1024;
const PICTURE_LIMIT = 17 * 1024 * 1024;

export interface EditionParts extends Pick<CatalogueDesk, "before" | "countTouched"> {
  readonly decodePicture: DecodePicture;
}

/** The goods at the console: what is sold, what is worked on, and what was sold before. */
export function editionRoutes(shop: Shop, parts: EditionParts): void {
  const { db } = shop.database;
  shop.jobs.handle(publishPlannedJob, async () => {
    for (const trouble of await publishPlanned({ ...shop, ...parts })) shop.log.error(`not published: ${trouble}`);
    await getFreshCatalogue(shop);
  });
  shop.operatorRoute(calls.listGoods, async ({ payload }) => ok(await presentGoods(shop, payload)));
  shop.operatorRoute(calls.listSharedFiles, async () => ok(await presentSharedFiles(db)));
  shop.operatorRoute(calls.getCatalogueFile, ({ payload }) => presentFile(db, payload.path));
  shop.operatorRoute(calls.getCatalogueChoices, async () => ok(await findChoices(shop)));
  shop.operatorRoute(calls.listCatalogueDrafts, async () => ok(await presentDrafts(shop)));
  shop.operatorRoute(
    calls.checkCatalogueDrafts,
    async ({ payload }) => {
      const paths = payload.paths ?? (await listDrafts(db)).map(({ path }) => path);
      return ok(presentCheck(await checkDrafts({ ...shop, ...parts }, paths), shop));
    },
    { bodyLimit: TEXT_LIMIT },
  );
  shop.operatorRoute(calls.listCatalogueEditions, async ({ payload }) => ok(await presentEditions(db, payload.after)));
  shop.operatorRoute(calls.getCatalogueVersion, ({ payload }) => presentVersion(db, payload));
  shop.operatorRoute(calls.exportCatalogue, async () => {
    const bytes = await zipCatalogue(shop, await readTexts(db));
    const fileName = `surimono-catalogue-${dayInJapan(shop.now())}.zip`;
    return ok({ bytes, contentType: "application/zip", fileName });
  });
  draftRoutes(shop);
  publishRoutes(shop, parts);
  pictureRoutes(shop, parts);
}

function pictureRoutes(shop: Shop, { decodePicture }: EditionParts): void {
  shop.jobs.handle(bakePictureJob, ({ id }) => bakePicture(shop, id));
  shop.jobs.handle(sweepPicturesJob, () => sweepPictures(shop));
  shop.operatorRoute(
    calls.uploadItemPicture,
    ({ payload, operator, recorded }) => {
      const database = recorded(ofAll(calls.uploadItemPicture.name));
      return uploadPicture({ ...shop, database, decodePicture }, operator, payload);
    },
    { bodyLimit: PICTURE_LIMIT },
  );
}

/** Once for a catalogue: reading all of its files takes a while. */
async function findChoices(shop: Shop) {
  const texts = await readTexts(shop.database.db);
  const { answers } = getCatalogue(shop).recent;
  const make = () => writeAnswer(calls.getCatalogueChoices, presentChoices(texts));
  return answers.take(calls.getCatalogueChoices.name, make) as WrittenAnswer<typeof calls.getCatalogueChoices>;
}

function draftRoutes(shop: Shop): void {
  const who = (operator: { readonly name: string }) => ({ by: operator.name, at: shop.now() });
  shop.operatorRoute(
    calls.saveCatalogueDraft,
    ({ payload, operator, recorded }) =>
      recorded(ofDraft(calls.saveCatalogueDraft.name, payload.path)).inTransaction((tx) =>
        saveDraft(tx, { ...payload, ...who(operator) }),
      ),
    { bodyLimit: TEXT_LIMIT },
  );
  shop.operatorRoute(calls.discardCatalogueDraft, async ({ payload, recorded }) => {
    const database = recorded(ofDraft(calls.discardCatalogueDraft.name, payload.path));
    const discarded = await database.inTransaction((tx) => discardDraft(tx, payload));
    return discarded.ok ? ok(DONE) : discarded;
  });
  shop.operatorRoute(calls.copyCatalogueItem, ({ payload: { path }, operator, recorded }) =>
    recorded(ofDraft(calls.copyCatalogueItem.name, path)).inTransaction((tx) => copyItem(tx, path, who(operator))),
  );
  shop.operatorRoute(calls.bringBackCatalogueVersion, ({ payload, operator, recorded }) => {
    const deed = {
      ...ofDraft(calls.bringBackCatalogueVersion.name, payload.path),
      asked: { edition: payload.edition },
    };
    return recorded(deed).inTransaction((tx) => bringBackVersion(tx, { ...payload, ...who(operator) }));
  });
  shop.operatorRoute(calls.bringBackBeforeEdition, async ({ payload: { edition }, operator, recorded }) => {
    const deed = { ...ofAll(calls.bringBackBeforeEdition.name), asked: { edition } };
    const drafts = await recorded(deed).inTransaction((tx) => bringBackBefore(tx, edition, who(operator)));
    return drafts.ok ? ok({ paths: [...drafts.value] }) : drafts;
  });
  shop.operatorRoute(
    calls.importCatalogueZip,
    async ({ payload, operator, recorded }) => {
      const opened = catalogueOfZip(Buffer.from(payload.zip, "base64"));
      if (!opened.ok) return opened;
      const { texts, picture } = opened.value;
      const taken = await takeInPictures({ ...shop, ...who(operator) }, texts, picture);
      const database = recorded(ofAll(calls.importCatalogueZip.name));
      const drafts = await database.inTransaction(async (tx) => {
        await shop.jobs.enqueueAll(
          tx,
          bakePictureJob,
          taken.map((id) => ({ id })),
        );
        return draftTexts(tx, texts, who(operator));
      });
      return drafts.ok ? ok({ paths: [...drafts.value] }) : drafts;
    },
    { bodyLimit: ZIP_LIMIT },
  );
}

function publishRoutes(shop: Shop, parts: EditionParts): void {
  shop.operatorRoute(
    calls.publishCatalogueDrafts,
    async ({ payload: { drafts, at, reason }, operator, recorded }) => {
      const [first] = drafts;
      const path = drafts.length === 1 ? first?.path : undefined;
      const deed = ofAll(calls.publishCatalogueDrafts.name, path);
      const asked = { paths: drafts.map((draft) => draft.path), at };
      const database = recorded({ ...deed, reason, state: editionState(asked) });
      const published = await publishDrafts(
        { ...shop, ...parts, database },
        { drafts, reason, at: at === null ? undefined : new Date(at), by: operator.name, cause: "console" },
      );
      if (!published.ok) return published;
      // The operator looks at the shop next; other processes follow within seconds.
      if (at === null) await getFreshCatalogue(shop);
      return ok(DONE);
    },
    { bodyLimit: TEXT_LIMIT },
  );
  shop.operatorRoute(calls.unplanCatalogueDraft, async ({ payload, recorded }) => {
    const database = recorded(ofDraft(calls.unplanCatalogueDraft.name, payload.path));
    const unplanned = await database.inTransaction((tx) => unplanDraft(tx, payload));
    return unplanned.ok ? ok(DONE) : fail(unplanned.failure.code);
  });
}

/** The texts themselves are in the drafts and editions. */
function ofDraft(action: string, path: string): Deed {
  return {
    action,
    subject: { kind: "catalogue", id: path },
    state: async (tx) => {
      const [draft] = await listDrafts(tx, [path]);
      return draft && { revision: draft.revision, base: draft.base, planned_for: draft.plannedFor?.toISOString() };
    },
  };
}

function ofAll(action: string, path = "catalogue"): Deed {
  return { action, subject: { kind: "catalogue", id: path } };
}

function editionState(asked: object): NonNullable<Deed["state"]> {
  return async (tx) => ({ edition: (await findLastEdition(tx))?.id ?? 0, ...asked });
}
