import {
  analyseProfile,
  createUserInsight,
  getFansNumber,
  getInstagramProfiles,
  queryUserInsight,
  removeUserInsight,
  updateUserInsight,
} from "@surimono/contract/fans";
import { DONE } from "@surimono/contract/kernel";
import { averageFanCount, FAN_PROVIDERS, networkOf, withoutReplaced } from "@surimono/domain/fans";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { askForAnalysis } from "./ask-for-analysis.ts";
import { deleteInsight, listInsights } from "./fans.store.ts";
import { listProfiles } from "./list-profiles.ts";
import type { Networks } from "./open-networks.ts";
import { presentAllFans, presentFansInfo, presentInsight } from "./present-insight.ts";
import { createCustomFans, updateCustomFans } from "./save-custom-fans.ts";

/** Every question costs some of the networks' quota. */
const ASKED_PER_MEMBER = { points: 60, seconds: 3600, per: "member" } as const;

export function insightRoutes(shop: Shop, networks: Networks): void {
  const { db } = shop.database;

  shop.route(queryUserInsight, async ({ payload, member }) => {
    if (payload.user_id !== member.id) return fail("access/forbidden");
    const all = await listInsights(db, member.id);
    const wanted = all.filter(({ provider }) => provider === (payload.privider_id ?? provider));
    const now = shop.now();
    return ok({ data: wanted.map((row) => presentInsight(row, now)), summary: presentAllFans(wanted) });
  });

  shop.route(
    createUserInsight,
    async ({ payload, member }) => {
      if (payload.user_id !== member.id) return fail("access/forbidden");
      const saved =
        payload.privider_id === 4
          ? await createCustomFans(shop, member.id, payload)
          : await askAgain(shop, networks, member.id, payload);
      return saved.ok ? ok({ data: [presentInsight(saved.value, shop.now())] }) : saved;
    },
    { limit: ASKED_PER_MEMBER },
  );

  shop.route(
    updateUserInsight,
    async ({ payload, member }) => {
      if (payload.user_id !== member.id) return fail("access/forbidden");
      const saved =
        payload.privider_id === 4
          ? await updateCustomFans(shop, member.id, payload, payload.user_insight_id)
          : await askAgain(shop, networks, member.id, payload);
      return saved.ok ? ok({ data: [presentInsight(saved.value, shop.now())] }) : saved;
    },
    { limit: ASKED_PER_MEMBER },
  );

  shop.route(removeUserInsight, async ({ payload, member }) => {
    if (payload.user_id !== member.id) return fail("access/forbidden");
    await deleteInsight(db, member.id, FAN_PROVIDERS.custom);
    return ok(DONE);
  });

  shop.route(
    analyseProfile,
    async ({ payload, member }) => {
      const asked = await askAgain(shop, networks, member.id, { ...payload, sns_id: payload.id });
      if (!asked.ok) return asked;
      const now = shop.now();
      return ok({
        fans_info: presentFansInfo(asked.value, now),
        update_time: asked.value.updatedAt?.toISOString() ?? null,
      });
    },
    { limit: ASKED_PER_MEMBER },
  );

  shop.route(
    getInstagramProfiles,
    async ({ member }) => {
      const profiles = await listProfiles(shop, networks, member.id, "instagram");
      if (!profiles.ok) return profiles;
      return ok({
        instagramProfiles: profiles.value.map(({ id, username, name, followers }) => ({
          ...{ id, username, name },
          followers_count: followers ?? null,
        })),
      });
    },
    { limit: ASKED_PER_MEMBER },
  );

  shop.route(getFansNumber, async ({ payload, member }) => {
    if (payload.user_id !== member.id) return fail("access/forbidden");
    const rows = withoutReplaced(await listInsights(db, member.id));
    return ok({ data: averageFanCount(rows.flatMap(({ fanCount }) => fanCount ?? [])) ?? null });
  });
}

function askAgain(
  shop: Shop,
  networks: Networks,
  userId: string,
  payload: {
    readonly privider_id: 1 | 2;
    readonly sns_id?: string | undefined;
    readonly user_insight_id?: number | undefined;
  },
) {
  const network = networkOf(payload.privider_id);
  const { sns_id: accountId, user_insight_id: insightId } = payload;
  return askForAnalysis(shop, networks, userId, { network, accountId, insightId });
}
