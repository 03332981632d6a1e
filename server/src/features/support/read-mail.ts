import { createHash } from "node:crypto";
import { withoutQuotation } from "@surimono/domain/support";
import type { Address, Email } from "postal-mime";
import { wordsOfHtml } from "./words-of-html.ts";

const MOST_TEXT = 20_000;
/** What is answered lies below the answer, and is read to be left out. */
const MOST_READ = 80_000;
/** RFC 5321, 4.5.3.1: none that letters reach is longer. */
const MOST_ADDRESS = 254;
/** An index refuses a value of 2.7 kB. */
const MOST_ID = 500;
const MOST_FILES = 10;
/** A signature's little pictures say nothing. */
const LEAST_BYTES = 100;

export interface ReadMail {
  readonly from: string;
  readonly name: string;
  /** Where it went: an address may hold a ticket's reference. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
  /** Sent by a program, such as a note of absence. */
  readonly isAutomatic: boolean;
  readonly files: readonly { readonly name: string; readonly contentType: string; readonly bytes: Buffer }[];
}

/** Undefined for what is no letter of somebody. Only plain words are kept: nothing of its HTML is ever shown. */
export async function readMail(raw: Uint8Array): Promise<ReadMail | undefined> {
  // Loaded with the first letter that comes in.
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(raw).catch(() => undefined);
  const from = plain(mail?.from?.address?.toLowerCase() ?? "");
  if (!mail || from.length > MOST_ADDRESS || !/^[^\s@]+@[^\s@]+$/.test(from)) return undefined;
  const text = plain(mail.text?.trim() ? mail.text.slice(0, MOST_READ) : wordsOfHtml(mail.html ?? "", MOST_READ));
  return {
    from,
    name: oneLine(mail.from?.name ?? "") || from,
    to: [...(mail.to ?? []), ...(mail.cc ?? []), mail.deliveredTo ?? ""].flatMap(addressesOf),
    subject: oneLine(mail.subject ?? "").slice(0, 200),
    text: withoutQuotation(text).slice(0, MOST_TEXT),
    messageId: shortId(plain(mail.messageId ?? "")),
    isAutomatic: isAutomatic(mail),
    files: filesOf(mail),
  };
}

const shortId = (id: string): string =>
  id.length > MOST_ID ? `sha256:${createHash("sha256").update(id).digest("hex")}` : id;

function addressesOf(address: Address | string): string[] {
  if (typeof address === "string") return address ? [address] : [];
  return address.address ? [address.address] : [];
}

function isAutomatic({ headers }: Email): boolean {
  const of = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? "";
  return (
    (of("auto-submitted") !== "" && of("auto-submitted") !== "no") || /^(bulk|junk|auto_reply)/.test(of("precedence"))
  );
}

function filesOf({ attachments }: Email): ReadMail["files"] {
  return attachments
    .map(({ filename, mimeType, content }, index) => ({
      name:
        oneLine(filename ?? "")
          .replaceAll(/[/\\:*?"<>|]/g, "_")
          .slice(0, 100) || `file-${index + 1}`,
      contentType: /^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType : "application/octet-stream",
      bytes: typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    }))
    .filter(({ bytes }) => bytes.length >= LEAST_BYTES)
    .slice(0, MOST_FILES);
}

/** PostgreSQL refuses U+0000, and other control characters say nothing. */
const plain = (text: string): string =>
  text.replaceAll("\r\n", "\n").replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]|\p{Cs}/gu, "");
const oneLine = (text: string): string => plain(text).replaceAll(/\s+/g, " ").trim();
