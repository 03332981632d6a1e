import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { emojiLicencePath, emojiPath, fontPath, fontSamplePath, subsetFace } from "@surimono/studio/print";
import type { FastifyReply } from "fastify";
import { type Shop, serveFolder } from "../../../platform/http/index.ts";
import { artFolder } from "../../catalogue/index.ts";

const compress = promisify(brotliCompress);
const A_YEAR = "public, max-age=31536000, immutable";

/** What the studio loads besides its code: the layers of the goods, and whole TTF files, the only format the shaper reads. */
export function studioFiles(shop: Shop): void {
  shop.http.register((scope) =>
    serveFolder(scope, {
      root: artFolder(),
      prefix: "/art/",
      index: false,
      // Art is sometimes redrawn under the same names; the ETag saves the bytes.
      setHeaders: (reply) => void reply.header("cache-control", "public, max-age=3600, stale-if-error=604800"),
    }),
  );
  shop.http.get<{ Params: { file: string }; Querystring: { letters?: unknown } }>(
    "/fonts/:file",
    async (request, reply) => {
      const [, fontId = "", kind] = /^([\w-]{1,64})\.(ttf|svg)$/.exec(request.params.file) ?? [];
      if (kind === "svg") return sendSample(fontId, reply);
      const { letters } = request.query;
      if (letters !== undefined) return sendLetters(fontId, letters, reply);
      const path = fontPath(fontId);
      if (!path) return reply.callNotFound();
      reply.header("content-type", "font/ttf").header("cache-control", A_YEAR).header("vary", "accept-encoding");
      if (!/\bbr\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(await readFile(path));
      return reply.header("content-encoding", "br").send(await compressedFont(shop, fontId, path));
    },
  );
  shop.http.get<{ Params: { file: string } }>("/emoji/:file", (request, reply) =>
    sendEmoji(request.params.file, reply),
  );
}

/** Emoji drawings, one by one: a text has few of them, and there are thousands. */
async function sendEmoji(file: string, reply: FastifyReply) {
  if (file === "licence.txt") return reply.type("text/plain; charset=utf-8").send(await readFile(emojiLicencePath()));
  const path = file.endsWith(".svg") ? emojiPath(file.slice(0, -".svg".length)) : undefined;
  if (!path) return reply.callNotFound();
  return reply
    .type("image/svg+xml")
    .header("cache-control", A_YEAR)
    .send(await readFile(path));
}

/** Of one face (rule designs-face-letters). They are a customer's own: only that browser keeps them, and the log has no queries. */
async function sendLetters(fontId: string, letters: unknown, reply: FastifyReply) {
  if (typeof letters !== "string" || [...letters].length > MOST_LETTERS) return reply.callNotFound();
  const file = await subsetFace(fontId, letters);
  if (!file) return reply.callNotFound();
  return reply.type("font/ttf").header("cache-control", "private, max-age=86400").send(Buffer.from(file));
}

const MOST_LETTERS = 200;

/** Font samples drawn beforehand, so that the font list need not load the fonts. */
async function sendSample(fontId: string, reply: FastifyReply) {
  const path = fontSamplePath(fontId);
  if (!path) return reply.callNotFound();
  // The words may change, unlike a font under its name.
  return reply
    .type("image/svg+xml")
    .header("cache-control", "public, max-age=86400, stale-if-error=604800")
    .send(await readFile(path));
}

/** A 5 MB font is sent as 3 MB; compressed once and kept. */
async function compressedFont(shop: Shop, fontId: string, path: string): Promise<Buffer> {
  const key = `fonts/${fontId}.ttf.br`;
  const kept = await shop.nearFiles.read(key);
  if (kept) return kept;
  const file = await readFile(path);
  const bytes = await compress(file, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: file.length },
  });
  await shop.nearFiles.write(key, bytes, "font/ttf");
  return bytes;
}
