import { type PictureHeader, readPictureHeader } from "@surimono/domain/designs";
import { fail, ok, type Result } from "@surimono/domain/kernel";
import { convertApart } from "./convert-apart.ts";
import type { Converted, ConvertJob } from "./convert-picture.ts";
import { isDocument, type ProblemKind, problemWords } from "./picture-problem.ts";
import type { PictureWish } from "./picture-wish.ts";

export interface PreparedPicture {
  /** A JPEG, PNG or GIF within the wish. */
  readonly file: File;
  /** What was done to it, in the customer's words. */
  readonly notes: readonly string[];
}

type Prepared = Result<PreparedPicture, { readonly code: `pictures/${ProblemKind}`; readonly message: string }>;

/** Of the first bytes: more than any header with all its profiles and previews. */
const HEAD_BYTES = 1_048_576;
/** The server takes these as they are, and converts their colours itself. */
const TAKEN = { jpeg: ["jpg", "jpeg"], png: ["png"], gif: ["gif"] } as const;
const CMYK = "CMYKの画像のため、色味が少し変わることがあります。RGBで書き出すと、より正確です。";
/** Above this a phone may run out of memory decoding it. */
const LARGE_PIXELS = 60_000_000;
/** Up to this size the server decodes any depth and interlacing. */
const MOST_AS_IT_IS = 24_000_000;

/** Any common picture as the server takes it and the print needs it; unchanged where possible. */
export async function preparePicture(
  file: File,
  wish: PictureWish,
  convert: (job: ConvertJob) => Promise<Converted> = convertApart,
): Promise<Prepared> {
  if (file.size === 0) return problem(file, "empty");
  const head = await readHead(file);
  if (!head) return problem(file, "no-access");
  const header = readPictureHeader(head);
  if (isDocument(header?.kind)) return problem(file, "document", header);
  const isSaidToBe = file.type.startsWith("image/");
  if (!header && !isSaidToBe) return problem(file, "no-picture");
  const frame = header?.isAnimated ? ["動く画像は、最初の1コマを使います。"] : [];
  if (header && canGoAsItIs(file, header)) return ok({ file: named(file, file.name, header.kind), notes: frame });
  const inks = header?.isCmyk ? [CMYK] : [];
  const converted = await convert({ file, kind: header?.kind, wish });
  if (converted.kind !== "converted") return problem(file, whyNot(converted.kind, header), header);
  const kind = converted.file.type === "image/png" ? "png" : "jpeg";
  return ok({ file: named(converted.file, file.name, kind), notes: [...frame, noteOf(converted), ...inks] });

  function canGoAsItIs({ size }: File, { kind, width = 0, height = 0 }: PictureHeader): boolean {
    const pixels = width * height;
    const isSmall = pixels > 0 && pixels <= Math.min(MOST_AS_IT_IS, wish.maxPixels);
    return kind in TAKEN && size <= wish.maxBytes && isSmall && Math.max(width, height) <= wish.maxSide * 2;
  }
}

async function readHead(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    // The file was removed or changed since, or is in an unreachable cloud.
    return undefined;
  }
}

function problem(file: File, kind: ProblemKind, header?: PictureHeader) {
  return fail(`pictures/${kind}`, { message: problemWords(file.name, kind, header?.kind) });
}

function whyNot(kind: "unreadable" | "too-large", header: PictureHeader | undefined): ProblemKind {
  const isLarge = (header?.width ?? 0) * (header?.height ?? 0) > LARGE_PIXELS;
  if (kind === "too-large" || isLarge) return "too-large";
  return header?.kind === "heic" ? "heic" : header ? "broken" : "no-picture";
}

/** With the file extension of its new format. */
function named(content: Blob, name: string, kind: string): File {
  const endings: readonly string[] = TAKEN[kind as keyof typeof TAKEN];
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const type = `image/${kind}`;
  if (endings.includes(ending) && content instanceof File && content.type === type) return content;
  const stem = /\.[a-z0-9]{2,5}$/i.test(name) ? name.slice(0, name.lastIndexOf(".")) : name;
  return new File([content], endings.includes(ending) ? name : `${stem || "画像"}.${endings[0]}`, { type });
}

function noteOf({ before, after, wanted }: Extract<Converted, { kind: "converted" }>): string {
  const sizes = `${before.width}×${before.height} → ${after.width}×${after.height}画素`;
  if (after.width < wanted.width) return `5 MBに収まる大きさに整えました（${sizes}）。`;
  if (after.width < before.width) return `印刷に十分な大きさに整えました（${sizes}）。`;
  return "印刷に使える形式に整えました。";
}
