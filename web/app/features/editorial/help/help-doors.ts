import { isConsumer, type Session } from "#app/session/current-user.ts";

/** A page of the account, for members asking about their own things. */
export interface HelpDoor {
  readonly id: string;
  /** The quick reply. */
  readonly label: string;
  readonly text: string;
  readonly to: string;
  /** The button to the page. */
  readonly go: string;
  /** The FAQ entries that show it with their answers. */
  readonly beside: readonly string[];
  readonly consumersOnly?: boolean;
}

const ORDERS = { to: "/my-page/orders", go: "注文履歴をひらく" } as const;

const DOORS: readonly HelpDoor[] = [
  {
    ...ORDERS,
    id: "my-orders",
    label: "注文の状況",
    text: "ご注文の状況と発送の予定日は、注文履歴でご覧いただけます。",
    beside: ["status", "when", "payment-fails", "refund-when"],
  },
  {
    ...ORDERS,
    id: "my-receipt",
    label: "領収書",
    text: "注文履歴でご注文をひらくと、領収書・納品書・請求書があります。",
    beside: ["receipt"],
  },
  {
    ...ORDERS,
    id: "my-cancel",
    label: "注文のキャンセル",
    text: "ご注文の確定から30分以内なら、注文履歴のご注文からキャンセルできます。",
    beside: ["cancel"],
  },
  {
    id: "my-addresses",
    label: "お届け先の変更",
    text: "次のご注文からのお届け先は、ここで登録と変更ができます。",
    to: "/my-page/shipping-address",
    go: "お届け先をひらく",
    beside: ["change-address"],
  },
  {
    id: "my-items",
    label: "つくったアイテム",
    text: "完成したアイテムとつくりかけは、マイアイテムにあります。",
    to: "/my-items",
    go: "マイアイテムをひらく",
    beside: ["draft-life", "copy-design", "change-design", "download", "gallery"],
  },
  {
    id: "my-rank",
    label: "マイルとランク",
    text: "いまのマイルとランクは、ここでご覧いただけます。",
    to: "/rank",
    go: "会員ランクをひらく",
    beside: ["miles"],
    consumersOnly: true,
  },
  {
    id: "my-profile",
    label: "会員情報の変更",
    text: "お名前とニックネームは、マイページのプロフィールで変えられます。",
    to: "/my-page",
    go: "マイページをひらく",
    beside: ["profile"],
  },
  {
    id: "my-leaving",
    label: "退会",
    text: "退会の手続きの前に、消去されるものをご確認いただけます。",
    to: "/withdraw",
    go: "退会の手続きをひらく",
    beside: ["withdraw"],
  },
];

/** Empty for guests: the pages would only ask them to log in. */
export function doorsOf(session: Session): readonly HelpDoor[] {
  if (session.status !== "member") return [];
  const consumer = isConsumer(session.member);
  return DOORS.filter(({ consumersOnly = false }) => consumer || !consumersOnly);
}

export function doorNamed(id: string): HelpDoor | undefined {
  return DOORS.find((door) => door.id === id);
}
