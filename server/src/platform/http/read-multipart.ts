import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "./shop.ts";

const MAX_FILES = 15;
const MAX_DATA_BYTES = 1024 * 1024;

type Multipart =
  | { readonly data: unknown; readonly files: Readonly<Record<string, UploadedFile>> }
  | { readonly code: "request/unsupported" | "request/too-large" | "request/malformed" };

/** The `data` field as JSON and the files beside it, together at most `maxBytes`; never written to disk undecoded. */
export async function readMultipart(request: FastifyRequest, maxBytes: number): Promise<Multipart> {
  if (!request.isMultipart()) return { code: "request/unsupported" };
  const files: Record<string, UploadedFile> = {};
  let data: unknown;
  let left = maxBytes;
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxBytes, files: MAX_FILES, fields: 4, fieldSize: MAX_DATA_BYTES, parts: MAX_FILES + 4 },
    })) {
      if (part.type === "file") {
        const bytes = await part.toBuffer();
        left -= bytes.length;
        if (left < 0) return { code: "request/too-large" };
        files[part.fieldname] = { bytes, fileName: part.filename };
      } else if (part.fieldname === "data") data = JSON.parse(String(part.value));
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    return { code: /LIMIT|TOO_LARGE/.test(code) ? "request/too-large" : "request/malformed" };
  }
  return data === undefined ? { code: "request/malformed" } : { data, files };
}
