import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface CaughtLetter {
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
        const { subject = "", text = "" } = await PostalMime.parse(Buffer.concat(await stream.toArray()));
        for (const { address } of session.envelope.rcptTo) letters.push({ to: address, subject, text });
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
