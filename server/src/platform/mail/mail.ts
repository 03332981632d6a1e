import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { refuseInTransaction } from "../database/index.ts";
import type { Env } from "../env/index.ts";
import { escapeHtml } from "../escape-html.ts";

export interface Letter {
  readonly to: string;
  /** Where answers go, if not to the shop. */
  readonly replyTo?: string;
  readonly subject: string;
  /** Plain text; page URLs are on lines of their own. */
  readonly text: string;
  /** What it is about, drawn when it is sent; a mail reader that shows no pictures shows the names. */
  readonly pictures?: readonly LetterPicture[];
}

/** The mock-up of a finished design. */
export interface LetterPicture {
  readonly versionId: string;
  readonly name: string;
}

/** A file that goes with a letter. Not part of the letter, whose job keeps text alone. */
export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Shown above the words under this name, and not offered as a file. */
  readonly shownAs?: string;
}

export interface Mail {
  /**
   * Sends at once; an address that the mail server refuses for good counts as done. The `id`, the job's and the same on every try, lets mail
   * servers and readers recognise a letter that came twice. Features enqueue the `send-mail` job instead, so that a letter goes out if and only
   * if its transaction commits.
   */
  send(letter: Letter, id?: string, attachments?: readonly Attachment[]): Promise<void>;
  /** The folder of letters when there is no mail server, undefined when there is one. */
  readonly folder: string | undefined;
}

type MailLog = Pick<FastifyBaseLogger, "warn">;

export function openMail(env: Pick<Env, "dataDir" | "smtpUrl" | "mailFrom">, log: MailLog): Mail {
  return env.smtpUrl ? smtpMail(env.smtpUrl, env.mailFrom, log) : folderMail(join(env.dataDir, "mail"), env.mailFrom);
}

/**
 * Who says nothing at the door is left soon. From then on a server has the ten minutes that RFC 5321, 4.5.3.2.6 gives it after a letter's last
 * line: it may have taken a letter that it has not answered for, and whoever leaves it sends the letter again.
 */
const SMTP_PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 600_000,
} as const;

function smtpMail(smtpUrl: string, from: string, log: MailLog): Mail {
  const transport = once(async () => (await nodemailer()).createTransport({ url: smtpUrl, ...SMTP_PATIENCE }));
  return {
    folder: undefined,
    async send(letter, id, attachments = []) {
      refuseInTransaction("mail.send");
      const files = { attachments: attachments.map(attached) };
      const { pictures: _, ...written } = letter;
      const html = htmlOf(letter.text, attachments);
      try {
        await (await transport()).sendMail({ from, ...written, ...files, ...idOf(id, from), html });
      } catch (err) {
        if (!isRefusedForGood(err)) throw err;
        log.warn(
          { err, letter: id },
          "the mail server refuses the address of a letter for good: it is not tried again",
        );
      }
    },
  };
}

/** There is no such address. Where the shop itself may not send (5.7.x, relaying), its settings are to be mended, and the letter is tried again. */
function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode = 0, response = "" } = error as Partial<SmtpError>;
  if (code !== "EENVELOPE" || command !== "RCPT TO") return false;
  return responseCode >= 550 && !/\b5\.7\.\d|relay/i.test(response);
}

interface SmtpError {
  readonly code: string;
  readonly command: string;
  readonly responseCode: number;
  /** What the server said. */
  readonly response: string;
}

function folderMail(folder: string, from: string): Mail {
  const transport = once(async () => (await nodemailer()).createTransport({ streamTransport: true, buffer: true }));
  let sequence = 0;
  return {
    folder,
    async send(letter, id, attachments = []) {
      refuseInTransaction("mail.send");
      const { pictures: _, ...written } = letter;
      const { message } = await (await transport()).sendMail({
        from,
        ...written,
        attachments: attachments.map(attached),
        ...idOf(id, from),
        html: htmlOf(letter.text, attachments),
      });
      // Synchronously: for such small files this is faster than handing them to another thread.
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const name = `${Date.now()}-${process.pid}-${String(++sequence).padStart(5, "0")}`;
      writeFileSync(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 });
      writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...letter, sentAt: new Date().toISOString() }), {
        mode: 0o600,
      });
    },
  };
}

function attached({ fileName: filename, contentType, bytes, shownAs }: Attachment) {
  const file = { filename, contentType, content: Buffer.from(bytes) };
  return shownAs === undefined ? file : { ...file, cid: filename, contentDisposition: "inline" as const };
}

function idOf(id: string | undefined, from: string): { readonly messageId?: string } {
  const [, host = "surimono.example"] = /@([\w.-]+)/.exec(from) ?? [];
  return id === undefined ? {} : { messageId: `<${id}@${host}>` };
}

/** Loaded with the first letter: a process that sends none does without. */
async function nodemailer() {
  return (await import("nodemailer")).default;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The same words with clickable links, below the pictures that go with them. */
export function htmlOf(text: string, attachments: readonly Pick<Attachment, "fileName" | "shownAs">[] = []): string {
  const pictures = attachments.flatMap(({ fileName, shownAs }) =>
    shownAs === undefined
      ? []
      : [`<img src="cid:${fileName}" alt="${escapeHtml(shownAs)}" width="160" style="max-width:160px;height:auto">`],
  );
  const row = pictures.length > 0 ? `<p style="margin:0 0 24px">${pictures.join("")}</p>` : "";
  const linked = escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" style="color:#D9240F">${url}</a>`,
  );
  return `<!doctype html><html lang="ja"><body style="margin:0;padding:32px 16px;background:#F8F5F1;color:#504E4E;font:16px/1.8 system-ui,'Hiragino Sans','Yu Gothic UI',sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:12px"><p style="margin:0 0 24px;font-weight:700;letter-spacing:.06em;color:#FE3A27">SURIMONO</p>${row}<p style="margin:0;white-space:pre-line;overflow-wrap:anywhere">${linked}</p></div></body></html>`;
}
