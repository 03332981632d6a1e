import { finishSocialLink, listSocialLinks, removeSocialLink, startSocialLink } from "@surimono/contract/fans";
import { DONE } from "@surimono/contract/kernel";
import { FAN_PROVIDERS, networkOf, SOCIAL_NETWORKS } from "@surimono/domain/fans";
import { ok } from "@surimono/domain/kernel";
import type { FastifyRequest } from "fastify";
import { prefixOf, type Shop, visitedOrigin } from "../../platform/http/index.ts";
import { findInsight, findLink, listInsights, listLinks } from "./fans.store.ts";
import { finishLink } from "./finish-link.ts";
import type { Networks } from "./open-networks.ts";
import { presentLink } from "./present-insight.ts";
import { removeLink } from "./remove-link.ts";
import { LOST_WAY, returnFromNetwork } from "./return-from-network.ts";
import { callbackPath, startLink } from "./start-link.ts";

const LINKS_PER_MEMBER = { points: 30, seconds: 3600, per: "member" } as const;
const RETURNS_PER_ADDRESS = { points: 60, seconds: 600, per: "address" } as const;

export function linkRoutes(shop: Shop, networks: Networks): void {
  const { db } = shop.database;

  shop.route(listSocialLinks, async ({ member }) => {
    const [links, insights] = await Promise.all([listLinks(db, member.id), listInsights(db, member.id)]);
    return ok({
      data: SOCIAL_NETWORKS.map((network) =>
        presentLink(
          network,
          networks.isSetUp(network),
          links.find((one) => one.network === network),
          insights.find(({ provider }) => provider === FAN_PROVIDERS[network]),
        ),
      ),
    });
  });

  shop.route(
    startSocialLink,
    ({ payload, member, headers }) => {
      const network = networkOf(payload.privider_id);
      return startLink(shop, networks, member, {
        network,
        back: payload.back,
        origin: visitedOrigin(shop.env, headers),
      });
    },
    { limit: LINKS_PER_MEMBER },
  );

  shop.route(
    finishSocialLink,
    async ({ payload, member }) => {
      const finished = await finishLink(shop, networks, member, payload.ticket);
      if (!finished.ok) return finished;
      const network = finished.value;
      const [link, insight] = await Promise.all([
        findLink(db, member.id, network),
        findInsight(db, member.id, FAN_PROVIDERS[network]),
      ]);
      return ok({ link: presentLink(network, true, link, insight) });
    },
    { limit: LINKS_PER_MEMBER },
  );

  shop.route(removeSocialLink, async ({ payload, member }) => {
    await removeLink(shop, member.id, networkOf(payload.privider_id));
    return ok(DONE);
  });

  for (const network of SOCIAL_NETWORKS) {
    shop.http.get(
      callbackPath(network),
      async (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply) => {
        reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
        if (!(await shop.rateLimits.allow("social-link-return", prefixOf(request.ip), RETURNS_PER_ADDRESS)))
          return reply.redirect(LOST_WAY);
        return reply.redirect(await returnFromNetwork(shop, network, request.query));
      },
    );
  }
}
