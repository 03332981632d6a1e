import * as calls from "@surimono/contract/floor";
import { DONE } from "@surimono/contract/kernel";
import { METHOD_ORDER, methodName } from "@surimono/domain/catalogue";
import { type BatchRule, GROUNDS, type PressSetting } from "@surimono/domain/floor";
import { ok } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import {
  findPressSetting,
  findRule,
  readPressSettings,
  readRules,
  writePressSetting,
  writeRule,
} from "./methods.store.ts";

const ruleOnWire = ({ byDay: by_day, byItem: by_item, byColor: by_color, bySize: by_size, most }: BatchRule) => ({
  ...{ by_day, by_item, by_color, by_size, most },
});

async function listMethods(shop: Shop) {
  const { printMethods } = getCatalogue(shop).data;
  const ruleOf = await readRules(shop.database.db);
  const pressOf = await readPressSettings(shop.database.db);
  return METHOD_ORDER.map((method_id) => ({
    method_id,
    name: methodName(printMethods.find(({ id }) => id === method_id)?.name ?? ""),
    rule: ruleOnWire(ruleOf(method_id)),
    press: GROUNDS.flatMap((ground) => {
      const setting = pressOf(method_id, ground);
      return setting ? [{ ground, ...setting }] : [];
    }),
  }));
}

/** What the workshop says of each print method. */
export function methodRoutes(shop: Shop): void {
  shop.operatorRoute(calls.listFloorMethods, async () => ok({ methods: await listMethods(shop) }));
  shop.operatorRoute(calls.saveBatchRule, ({ payload, recorded }) => {
    const { method_id, by_day: byDay, by_item: byItem, by_color: byColor, by_size: bySize, most } = payload;
    const rule: BatchRule = { byDay, byItem, byColor, bySize, most };
    const subject = { kind: "batch-rule", id: String(method_id) };
    const state = (tx: Parameters<typeof findRule>[0]) => findRule(tx, method_id);
    return recorded({ action: calls.saveBatchRule.name, subject, reason: payload.reason, state }).inTransaction(
      async (tx) => {
        await writeRule(tx, method_id, rule);
        return ok(DONE);
      },
    );
  });
  shop.operatorRoute(calls.savePressSetting, ({ payload, recorded }) => {
    const { method_id, ground, pretreatment, temperature, seconds, pressure, finish } = payload;
    const setting: PressSetting = { pretreatment, temperature, seconds, pressure, finish };
    const subject = { kind: "press-setting", id: `${method_id}-${ground}` };
    const state = (tx: Parameters<typeof findRule>[0]) => findPressSetting(tx, method_id, ground);
    return recorded({ action: calls.savePressSetting.name, subject, reason: payload.reason, state }).inTransaction(
      async (tx) => {
        await writePressSetting(tx, method_id, ground, setting);
        return ok(DONE);
      },
    );
  });
}
