import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "./find-caller.ts";
import { holdRoom } from "./hold-room.ts";
import { plainFileName } from "./plain-file-name.ts";
import type { UploadedFile } from "./shop.ts";

const MAX_FIELD_BYTES = 1024 * 1024;
const MAX_FIELDS = 8;

export interface MultipartLimits {
  /** Of all files together. */
  readonly totalBytes: number;
  readonly fileBytes: number;
  readonly files: number;
}

type Multipart =
  | { readonly data: unknown; readonly files: Readonly<Record<string, UploadedFile>> }
  | { readonly code: "request/unsupported" | "request/too-large" | "request/malformed" | "server/stopping" };

/**
 * The fields, each JSON, as one payload, plus the files; never written to disk undecoded. The parser itself stops at the limits, so
 * that no excess is read.
 */
export async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  limits: MultipartLimits,
): Promise<Multipart> {
  if (!request.isMultipart()) return { code: "request/unsupported" };
  const most = limits.totalBytes + MAX_FIELDS * MAX_FIELD_BYTES;
  const length = Number(request.headers["content-length"] ?? most);
  if (length > most) return { code: "request/too-large" };
  if (!holdRoom(request, reply, caller, length)) return { code: "server/stopping" };
  const files = new Map<string, UploadedFile>();
  const fields = new Map<string, unknown>();
  let left = limits.totalBytes;
  try {
    for await (const part of request.parts({ limits: parserLimits(limits) })) {
      if (files.has(part.fieldname) || fields.has(part.fieldname)) return { code: "request/malformed" };
      if (part.type === "file") {
        const bytes = await part.toBuffer();
        left -= bytes.length;
        if (left < 0) return { code: "request/too-large" };
        files.set(part.fieldname, { bytes, fileName: plainFileName(part.filename) });
      } else fields.set(part.fieldname, JSON.parse(String(part.value)));
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    return { code: /LIMIT|TOO_LARGE/.test(code) ? "request/too-large" : "request/malformed" };
  }
  return { data: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

function parserLimits({ fileBytes, files }: MultipartLimits) {
  return { fileSize: fileBytes, files, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, parts: files + MAX_FIELDS };
}
