import type { Shop } from "../../../platform/http/index.ts";
import { apiRoutes } from "./api.routes.ts";
import { pageRoutes } from "./page.routes.ts";
import type { LocalGatewaySecrets } from "./secrets.ts";
import { openEventSender } from "./send-events.ts";
import { openLocalSessions } from "./sessions.ts";

/** The demo's payment gateway: API, hosted page and signed webhooks, inside the shop but reached only over HTTP. */
export function openLocalGateway(shop: Shop, secrets: LocalGatewaySecrets, webhookUrl: () => string): void {
  const sessions = openLocalSessions(shop, openEventSender(shop, secrets.webhookSecret, webhookUrl));
  shop.http.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    await scope.register(async (api) => apiRoutes(api, shop, sessions, secrets.apiKey));
    await scope.register(async (page) => pageRoutes(page, shop, sessions));
  });
}
