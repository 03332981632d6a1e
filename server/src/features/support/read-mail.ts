import { withoutQuotation } from "@surimono/domain/support";
import type { Address, Email } from "postal-mime";

const MOST_TEXT = 20_000;
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
  const from = mail?.from?.address?.toLowerCase() ?? "";
  if (!mail || !/^[^\s@]+@[^\s@]+$/.test(from)) return undefined;
  const text = plain(mail.text?.trim() ? mail.text : wordsOf(mail.html ?? ""));
  return {
    from,
    name: oneLine(mail.from?.name ?? "") || from,
    to: [...(mail.to ?? []), ...(mail.cc ?? []), mail.deliveredTo ?? ""].flatMap(addressesOf),
    subject: oneLine(mail.subject ?? "").slice(0, 200),
    text: withoutQuotation(text).slice(0, MOST_TEXT),
    messageId: mail.messageId ?? "",
    isAutomatic: isAutomatic(mail),
    files: filesOf(mail),
  };
}

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

/** Of a letter that has HTML alone: its words, as text that nothing interprets. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(style|script|head)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replaceAll(/<br\s*\/?>|<\/(p|div|li|tr|h\d)\s*>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? " ")
    .replaceAll(/\n{3,}/g, "\n\n");
}

const ENTITIES: Readonly<Record<string, string>> = { nbsp: " ", lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };
