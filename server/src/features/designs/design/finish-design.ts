import { createHash, randomUUID } from "node:crypto";
import type { finishDesign as finishCall } from "@surimono/contract/designs";
import type { PayloadOf } from "@surimono/contract/kernel";
import { checkChoice, PRINT_STEP, SILK_SCREEN } from "@surimono/domain/catalogue";
import {
  type AcceptedWarning,
  areaOf,
  type DesignDocument,
  type Finding,
  layerOf,
  type PersonalFields,
  type PrintedGoods,
  personalFieldsOf,
  printedDocument,
  unacceptedWarnings,
  warningKey,
  wordsOfFinding,
} from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import { sellingPriceAfter, updateMyItem } from "../../my-items/index.ts";
import { type Judged, judgeDesign, namesIn } from "../checks/index.ts";
import { tagVersion } from "../choice/index.ts";
import { printVersionJob } from "../print/index.ts";
import { goodsOf, keepVersion } from "../version/index.ts";
import { saveInTransaction } from "./save-design.ts";

type FinishPayload = PayloadOf<typeof finishCall>;

/**
 * Checks for print, then saves, stores the immutable version and enqueues its print files, all in one transaction. What is hidden stays in the
 * design; the version has only the places that are printed.
 */
export async function finishDesign(shop: Shop, member: Member, payload: FinishPayload) {
  const judged = await judgeDesign(shop, member.id, payload.document);
  return shop.database.inTransaction((tx) => finishInTransaction(shop, tx, member, payload, judged));
}

/**
 * The same for callers that have already judged the document, outside the transaction. A design refused as not printable was saved
 * nevertheless; the caller keeps that or rolls it back.
 */
export async function finishInTransaction(
  shop: Shop,
  tx: Transaction,
  member: Member,
  payload: FinishPayload,
  judged: Judged | undefined,
) {
  const now = shop.now();
  const { document, product_id } = payload;
  const saved = await saveInTransaction(shop, tx, member, payload, now);
  if (!saved.ok) return saved;
  const { myItem, target, revision } = saved.value;
  if (!judged) return fail("designs/does-not-fit");
  const passed = passedFindings(shop, payload, judged.findings);
  if (!passed.ok) return passed;
  const printed = printedDocument(document);
  const areaKindIds = printed.areas.map(({ areaKindId }) => areaKindId);
  if (!checkChoice(target.goods, { ...printed, areaKindIds }).ok) return fail("designs/does-not-fit");
  // A line that could not be found cannot be cut.
  if (document.dieCut && !judged.cut) return fail("designs/does-not-fit");
  const goods = goodsOf(getCatalogue(shop), printed, judged.cut);
  const versionId = await keepVersion(tx, {
    userId: member.id,
    id: randomUUID(),
    productId: product_id,
    hashes: { document: sha256Of(printed), withGoods: sha256Of({ document: printed, goods }) },
    document: printed,
    goods,
    warnings: passed.value.map(warningKey),
    acceptedWarnings: acceptedWarnings(shop, document, passed.value, now),
    createdAt: now,
  });
  // The places actually used are printed and paid for; the version shows what was drawn.
  const made =
    target.step === PRINT_STEP
      ? { versionId, areaKindIds, isAhead: false, personal: personalOf(shop, printed), screens: screensIn(goods) }
      : tagVersion(target.step, versionId);
  await updateMyItem(tx, member.id, product_id, { ...made, sellingPrice: sellingPriceAfter(shop, myItem, made) });
  await shop.jobs.enqueue(tx, printVersionJob, { versionId });
  return ok({ product_id, version_id: versionId, revision });
}

/** How many screens each place takes; null for what is not printed so. */
function screensIn({ method, areas }: PrintedGoods): number[] | null {
  return method.id === SILK_SCREEN ? areas.map(({ screens = [] }) => screens.length) : null;
}

/**
 * On goods that are not sold with words of each piece's own a marked text prints its sample; so it does by silk screen, where one screen prints all
 * pieces.
 */
function personalOf(shop: Shop, document: DesignDocument): PersonalFields | null {
  if (document.methodId === SILK_SCREEN) return null;
  const item = getCatalogue(shop).itemsById.get(document.itemId)?.item;
  return (item?.personalFees && personalFieldsOf(document)) ?? null;
}

/** The design's warnings, once there is no error and each of them is accepted. */
function passedFindings(shop: Shop, { document, accepted }: FinishPayload, judged: readonly Finding[]) {
  const findings = [...emptyAreas(document), ...judged.filter(({ code }) => code !== "designs/nothing-yet")];
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return fail("designs/not-printable", { findings: presentFindings(shop, document, errors) });
  const unaccepted = unacceptedWarnings(findings, accepted);
  if (unaccepted.length > 0)
    return fail("designs/warnings-not-accepted", { findings: presentFindings(shop, document, unaccepted) });
  return ok(findings);
}

/** Where nothing at all would be printed. */
function emptyAreas(document: DesignDocument): Finding[] {
  if (printedDocument(document).areas.length > 0) return [];
  return document.areas.map(({ areaKindId }) => ({ severity: "error", code: "designs/empty-area", areaKindId }));
}

function presentFindings(shop: Shop, document: DesignDocument, findings: readonly Finding[]) {
  const names = namesIn(shop, document);
  return findings.map((finding) => ({
    ...finding,
    ...wordsOfFinding(finding, names),
    ...(finding.severity === "warning" && { key: warningKey(finding) }),
  }));
}

/** In the shop's own words, whatever the browser showed. */
function acceptedWarnings(
  shop: Shop,
  document: DesignDocument,
  warnings: readonly Finding[],
  now: Date,
): AcceptedWarning[] {
  const names = namesIn(shop, document);
  return warnings.map((warning) => ({
    key: warningKey(warning),
    code: warning.code,
    areaKindId: areaOf(warning) ?? 0,
    layerId: layerOf(warning) ?? "",
    ...wordsOfFinding(warning, names),
    acceptedAt: now.toISOString(),
  }));
}

/** Key order comes from the schema that parsed the document, so equal designs have equal text. */
function sha256Of(content: object): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
