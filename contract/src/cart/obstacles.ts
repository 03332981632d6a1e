import type { Obstacle, ObstacleCode } from "@surimono/domain/cart";
import * as z from "zod/mini";

const WORDINGS: Readonly<Record<ObstacleCode, (limit: number) => string>> = {
  "cart/empty": () => "カートは空です。MY ITEMからアイテムを入れてください。",
  "cart/item-deleted": () => "このアイテムは削除されています。カートから外してください。",
  "cart/item-not-completed": () => "デザインが完了していません。完了するか、カートから外してください。",
  "cart/item-withdrawn": () => "このサイズ・色・印刷方法は現在お取り扱いがありません。カートから外してください。",
  "cart/below-minimum": (limit) => `このアイテムは${limit}点からご注文いただけます。`,
  "cart/above-maximum": (limit) => `このアイテムのご注文は${limit}点までです。数量を減らしてください。`,
  "delivery/no-address": () => "お届け先をお選びください。",
  "delivery/required": () => "入力してください。",
  "delivery/too-long": () => "文字数が多すぎます。短くしてください。",
  "delivery/disallowed-characters": () => "使用できない文字が含まれています。絵文字や記号を除いてください。",
  "delivery/invalid-postal-code": () => "郵便番号は7桁の数字で入力してください。",
  "delivery/invalid-prefecture": () => "都道府県をお選びください。",
  "delivery/invalid-phone": () => "電話番号を正しく入力してください。",
  "payments/no-method": () => "お支払い方法をお選びください。",
  "payments/invoice-not-allowed": () => "請求書払いは、審査がお済みの法人のお客様のみご利用いただけます。",
  "payments/amount-not-allowed": () =>
    "この金額では、お選びのお支払い方法をご利用いただけません。別のお支払い方法をお選びください。",
};

/** Japanese, ready to show beside the field. */
export function obstacleMessage(code: ObstacleCode, limit = 0): string {
  return WORDINGS[code](limit);
}

/** What stands in the way of an order, and where on the screens. */
export const obstacleSchema = z.object({
  step: z.enum(["cart", "address", "payment"]),
  field: z.string(),
  code: z.string(),
  message: z.string(),
  line_id: z.optional(z.string()),
});

export type WireObstacle = z.output<typeof obstacleSchema>;

export function toWireObstacle(obstacle: Obstacle): WireObstacle {
  return {
    step: obstacle.step,
    field: obstacle.field,
    code: obstacle.code,
    message: obstacleMessage(obstacle.code, obstacle.limit),
    ...(obstacle.lineId !== undefined && { line_id: obstacle.lineId }),
  };
}
