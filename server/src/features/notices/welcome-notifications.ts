import type { StoredNotification } from "./notices.tables.ts";

/** private_10000 and private_10001 (rule notices-welcome): every member has them from the first day, so they need no rows. */
export function welcomeNotifications(memberSince: Date): readonly StoredNotification[] {
  const common = {
    iconPath: null,
    accountType: null,
    createdBy: "surimono",
    createdAt: memberSince,
    updatedBy: "surimono",
    updatedAt: memberSince,
  };
  return [
    {
      ...common,
      id: 10_001,
      type: 8,
      content: "ようこそ、SURIMONOへ。まずはアイテムをえらんで、最初のひとつをつくってみませんか。",
      linkUrl: "/items",
    },
    {
      ...common,
      id: 10_000,
      type: 7,
      content: "ファンの情報をつなぐと、おすすめのアイテムや利益の目安がわかります。",
      linkUrl: "/my-page/fans",
    },
  ];
}
