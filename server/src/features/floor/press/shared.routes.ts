import { Readable } from "node:stream";
import { spacedUnitCode, unitCode } from "@surimono/domain/floor";
import { formatNumber } from "@surimono/domain/kernel";
import { GANG_FILE_KINDS } from "@surimono/studio/print";
import type { FastifyReply, FastifyRequest } from "fastify";
import { prefixOf, type Shop } from "../../../platform/http/index.ts";
import { writeZip } from "../../../platform/zip/index.ts";
import { hashToken } from "../../members/index.ts";
import type { PackagePlan, PressPackage } from "../press.tables.ts";
import { findReadyGang } from "./gangs.store.ts";
import { listGone } from "./gone-units.ts";
import { findOpenLink, insertDownload } from "./links.store.ts";
import { packageEntries } from "./package-zip.ts";
import { packageCode } from "./present-package.ts";
import { findPackage } from "./press.store.ts";
import { PRESS_PATH } from "./press-links.ts";
import { openSheet } from "./read-sheets.ts";
import { noSharedPage, type SharedFile, sharedPage, tooManyPage } from "./shared-page.ts";

/** Enough for a page and its files some times over, and not for guessing. */
const PER_ADDRESS = { points: 60, seconds: 600, per: "address" } as const;
const TOKEN = /^[\w-]{43}$/;

interface Opened {
  readonly link: NonNullable<Awaited<ReturnType<typeof findOpenLink>>>;
  readonly found: PressPackage;
  readonly plan: PackagePlan;
}

/** What whoever has a link may take: nobody signs in here, and nothing of it is for search engines (rule floor-press-links). */
export function sharedRoutes(shop: Shop): void {
  const { http, files } = shop;

  http.get(PRESS_PATH, async (request, reply) => {
    const opened = await open(shop, request, reply);
    if (!opened) return reply;
    const { link, found } = opened;
    const code = packageCode(found.number);
    const href = `${PRESS_PATH}/package.zip?${new URLSearchParams({ key: keyOf(request) })}`;
    const about = `${formatNumber(found.files)}ファイル　${formatNumber(Math.ceil(found.bytes / 1_000_000))} MB`;
    const gone = (await listGone(shop.database.db, found)).map((number) => spacedUnitCode(unitCode(number)));
    const page = { gone, code, recipient: link.recipient, endsAt: link.endsAt, pieces: found.units.length };
    const listed = [{ name: `${code}.zip`, about, href }, ...(await sheetsOf(shop, found, keyOf(request)))];
    return reply.send(sharedPage({ ...page, missing: found.missing, sha256: found.sha256, files: listed }));
  });

  http.get(`${PRESS_PATH}/package.zip`, async (request, reply) => {
    const opened = await open(shop, request, reply);
    if (!opened) return reply;
    const { found, plan } = opened;
    const name = `${packageCode(found.number)}.zip`;
    await noteDownload(shop, request, opened, name);
    reply.type("application/zip").header("content-length", found.bytes);
    reply.header("content-disposition", `attachment; filename="${name}"`);
    return reply.send(Readable.from(writeZip(packageEntries(files, plan))));
  });

  http.get(`${PRESS_PATH}/sheet`, async (request, reply) => {
    const opened = await open(shop, request, reply);
    const gang = opened && (await findReadyGang(shop.database.db, opened.found.id));
    if (!opened) return reply;
    const { number, kind } = request.query as { readonly number?: unknown; readonly kind?: unknown };
    const wanted = GANG_FILE_KINDS.find((one) => one === kind);
    const sheet = gang && wanted && (await openSheet(shop, { gangId: gang.id, number: Number(number), kind: wanted }));
    if (!sheet?.ok) return reply.code(404).send(noSharedPage());
    const { stream, contentType, length, fileName } = sheet.value;
    await noteDownload(shop, request, opened, fileName);
    reply.type(contentType).header("content-length", length);
    reply.header("content-disposition", `attachment; filename="${fileName}"`);
    return reply.send(Readable.from(stream));
  });
}

/** Sheets of film as they were laid last, print and white and both; not their small pictures. */
async function sheetsOf({ database: { db } }: Shop, { id }: PressPackage, key: string): Promise<SharedFile[]> {
  const made = (await findReadyGang(db, id))?.made;
  return (made?.sheets ?? []).flatMap(({ number, files }) =>
    files
      .filter(({ kind }) => kind !== "preview")
      .map(({ kind, name, bytes }) => ({
        name,
        about: `転写フィルム　${formatNumber(Math.ceil(bytes / 1_000_000))} MB`,
        href: `${PRESS_PATH}/sheet?${new URLSearchParams({ number: `${number}`, kind, key })}`,
      })),
  );
}

const keyOf = ({ query }: FastifyRequest): string => {
  const { key } = query as { readonly key?: unknown };
  return typeof key === "string" ? key : "";
};

/** Answers by itself where the link does not open. */
async function open(shop: Shop, request: FastifyRequest, reply: FastifyReply): Promise<Opened | undefined> {
  reply.headers({ "x-robots-tag": "noindex, nofollow", "cache-control": "private, no-store" });
  reply.header("referrer-policy", "no-referrer").type("text/html; charset=utf-8");
  if (!(await shop.rateLimits.allow("press-link", prefixOf(request.ip), PER_ADDRESS))) {
    await reply.code(429).send(tooManyPage());
    return undefined;
  }
  const key = keyOf(request);
  const { db } = shop.database;
  const link = TOKEN.test(key) ? await findOpenLink(db, hashToken(key), shop.now()) : undefined;
  const found = link && (await findPackage(db, link.packageId));
  if (link && found?.plan) return { link, found, plan: found.plan };
  await reply.code(404).send(noSharedPage());
  return undefined;
}

/** Before the first byte leaves. */
async function noteDownload(shop: Shop, request: FastifyRequest, { link }: Opened, file: string): Promise<void> {
  const userAgent = (request.headers["user-agent"] ?? "").slice(0, 300);
  await insertDownload(shop.database.db, {
    ...{ linkId: link.id, file, at: shop.now(), address: request.ip, userAgent },
  });
  shop.log.info({ link: link.id, file, address: request.ip }, "a print package was taken by its link");
}
