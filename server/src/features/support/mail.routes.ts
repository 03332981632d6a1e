import { prefixOf, type Shop } from "../../platform/http/index.ts";
import { isSameSecret } from "../../platform/mac.ts";
import { takeMail } from "./take-mail.ts";

export const MAIL_PATH = "/api/support/mail";
/** What mail servers usually take. */
const MOST_BYTES = 25 * 1024 * 1024;
/** For requests without the secret. */
const REFUSED_PER_ADDRESS = { points: 30, seconds: 600, per: "address" } as const;

/** Where the mail server hands over letters to the shop, each as it came. Without the secret in the settings there is no such path. */
export function mailRoute(shop: Shop): void {
  const secret = shop.env.supportMailSecret;
  if (!secret) return;
  shop.http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post(MAIL_PATH, {
      bodyLimit: MOST_BYTES,
      // Before a large body is read for a stranger.
      onRequest: async (request, reply) => {
        const given = /^Bearer (\S{1,512})$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
        if (isSameSecret(given, secret)) return;
        const isFirst = await shop.rateLimits.allow("support-mail-refused", prefixOf(request.ip), REFUSED_PER_ADDRESS);
        return reply.code(isFirst ? 401 : 429).send({ taken: false });
      },
      handler: async (request, reply) => {
        const taken = Buffer.isBuffer(request.body) ? await takeMail(shop, request.body) : "unreadable";
        return reply.code(taken === "unreadable" ? 422 : 200).send({ taken });
      },
    });
  });
}
