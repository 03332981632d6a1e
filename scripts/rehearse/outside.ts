import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { openS3Server } from "../../server/src/platform/files/s3-server.fixture.ts";
import { freePort } from "../../server/src/testing/free-port.ts";
import { openPostgres, type User } from "./as-user.ts";
import type { Closing } from "./steps.ts";

export interface CaughtLetter {
  /** As its writer named it, with the angle brackets: the same each time that it comes again. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server that keeps what it gets. */
export async function openMailCatcher() {
  const letters: CaughtLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const taken = async () => {
        const source = Buffer.concat(await stream.toArray());
        const { messageId = "", subject = "", text = "" } = await PostalMime.parse(source);
        for (const { address } of session.envelope.rcptTo) letters.push({ messageId, to: address, subject, text });
      };
      // A letter that broke off is not taken, and comes again.
      taken().then(() => done(), done);
    },
  });
  // Of connections that are cut: whoever was writing tries again.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: letters as readonly CaughtLetter[],
    /** Waits for the letter to an address in which these words are. */
    async letterTo(email: string, words: RegExp): Promise<CaughtLetter> {
      for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(100)) {
        const found = letters.find(({ to, subject, text }) => to === email && words.test(`${subject} ${text}`));
        if (found) return found;
      }
      throw new Error(`no letter to ${email} about ${words} came`);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** What a company has besides the shop, here on this machine: PostgreSQL, a mail server, a file store; and the settings that name them. */
export async function bringOutside(user: User, closing: Closing) {
  const database = await openPostgres(user, await freePort());
  closing.unshift(database.stop);
  const mail = await openMailCatcher();
  closing.unshift(mail.close);
  const store = await openS3Server("key");
  closing.unshift(() => store.close());
  const settings: Readonly<Record<string, string>> = {
    DATABASE_URL: `postgres://surimono@127.0.0.1:${database.port}/surimono`,
    ...{ AUTH_SECRET: randomBytes(32).toString("hex"), SMTP_URL: mail.url },
    ...{ STRIPE_SECRET_KEY: "sk_test_rehearsal", STRIPE_WEBHOOK_SECRET: "whsec_rehearsal" },
    ...{ FILES_S3_ENDPOINT: store.url, FILES_S3_ACCESS_KEY_ID: "key", FILES_S3_SECRET_ACCESS_KEY: "secret" },
  };
  return { database, mail, store, settings };
}
