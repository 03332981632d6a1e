import type { IconName } from "@surimono/ui/icons.ts";
import { isConsumer, type Session } from "#app/session/current-user.ts";
import outside from "../../../content/links.json" with { type: "json" };

/** Every link of the frame, as data. A new page gets its line here, in each place where it belongs. */

export interface SiteLink {
  to: string;
  label: string;
  /** The Japanese line under an English name. */
  note?: string;
  /** First path segments for which the link is highlighted. */
  segments?: readonly string[];
}

export const navigationLinks: readonly SiteLink[] = [
  { to: "/articles/howto", label: "HOW TO", note: "つくりかた" },
  { to: "/my-items", label: "MY ITEM", note: "つくったもの", segments: ["my-items", "myItems"] },
];

/** The desktop bar has room for two more, which a phone's menu lists further down. */
export const desktopLinks: readonly SiteLink[] = [
  ...navigationLinks,
  { to: "/gallery", label: "GALLERY", note: "みんなの作品", segments: ["gallery"] },
  { to: "/print", label: "PRINT", note: "印刷方法", segments: ["print"] },
];

/** The six articles of USE CASE (rule frame-use-cases). */
export const useCases: readonly SiteLink[] = [
  { to: "/articles/usecases/houjin", label: "企業・ノベルティ" },
  { to: "/articles/usecases/shopgoods", label: "ショップグッズ" },
  { to: "/articles/usecases/brand", label: "ブランド立ち上げ" },
  { to: "/articles/usecases/school", label: "学校・教育関連" },
  { to: "/articles/usecases/present", label: "家族や友人へのプレゼント" },
  { to: "/articles/usecases/merchandise", label: "導入事例" },
];

export const inquiryLink: SiteLink = { to: "/faq", label: "お問い合わせ", note: "よくある質問", segments: ["faq"] };

export const sideMenuLinks: readonly SiteLink[] = [
  { to: "/items/designSimulator", label: "ためしにデザイン" },
  { to: "/gallery", label: "ギャラリー" },
  { to: "/print", label: "印刷方法のちがい" },
  { to: "/favorite", label: "お気に入り" },
  { to: "/my-page/orders", label: "注文履歴" },
  { to: "/my-page", label: "MY PAGE", segments: ["my-page"] },
  { to: "/surimono-studio", label: "WHAT'S SURIMONO" },
];

export const userMenuLinks: readonly SiteLink[] = [
  { to: "/my-page", label: "マイページ" },
  { to: "/my-page/orders", label: "注文履歴" },
  { to: "/my-page/shipping-address", label: "お届け先" },
];

/** The overflow of a phone's header (rule frame-user-menu). */
export const phoneUserLinks: readonly SiteLink[] = [
  { to: "/my-page/orders", label: "注文履歴" },
  { to: "/my-page/fans", label: "ファン設定" },
  { to: "/inquiryFormContent", label: "お問い合わせ" },
];

/** Where to go next from any page (rule frame-guide). */
export const guideLinks: readonly SiteLink[] = [
  { to: "/articles/howto", label: "つくりかた" },
  { to: "/articles/size_guide", label: "サイズのえらびかた" },
  { to: "/articles/data_guide", label: "データのつくりかた" },
  { to: "/print", label: "印刷方法" },
  { to: "/faq", label: "チャットで聞く" },
];

/** The shop's own pages elsewhere. */
export const socialLinks: readonly SiteLink[] = [
  { to: outside.x, label: "X" },
  { to: outside.instagram, label: "Instagram" },
];

export const companyLink: SiteLink = { to: outside.company, label: "運営会社" };

export const bottomBarLinks: readonly (SiteLink & { icon: IconName })[] = [
  { to: "/", label: "ホーム", icon: "home", segments: [""] },
  { to: "/items", label: "アイテム", icon: "grid", segments: ["items", "item"] },
  { to: "/my-items", label: "MY ITEM", icon: "pencil", segments: ["my-items", "myItems"] },
  { to: "/faq", label: "お問い合わせ", icon: "help", segments: ["faq"] },
];

export interface FooterColumn {
  title: string;
  links: readonly (SiteLink & { when?: (session: Session) => boolean })[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: "アイテム",
    links: [
      { to: "/items", label: "すべてのアイテム" },
      { to: "/items/category/sustainable", label: "サステナブルなアイテム" },
      { to: "/items/category/donation", label: "寄付つきのアイテム" },
      { to: "/my-items", label: "マイアイテム" },
      { to: "/gallery", label: "ギャラリー" },
    ],
  },
  {
    title: "つくりかた",
    links: [
      { to: "/articles/howto", label: "4つの手順" },
      { to: "/items/designSimulator", label: "ためしにデザイン" },
      { to: "/print", label: "印刷方法のちがい" },
      { to: "/material", label: "素材とファブリック" },
      { to: "/faq", label: "よくある質問" },
    ],
  },
  {
    title: "読みもの",
    links: [
      { to: "/articles/features", label: "特集" },
      { to: "/articles/DESIGN-LAB", label: "DESIGN LAB" },
      { to: "/articles/lookbooks", label: "LOOKBOOK" },
      { to: "/articles/events", label: "行事とイベント" },
      { to: "/articles/business", label: "ビジネスでつくる" },
    ],
  },
  {
    title: "SURIMONO",
    links: [
      { to: "/surimono-studio", label: "SURIMONOとは" },
      { to: "/rank", label: "会員ランク", when: isConsumerSession },
      { to: "/guides/protocol-auth", label: "利用規約" },
      { to: "/guides/privacy", label: "プライバシーポリシー" },
      { to: "/guides/cookie-policy", label: "クッキーポリシー" },
      { to: "/guides/copyright", label: "著作権ガイド" },
      { to: "/guides/transactions", label: "特定商取引法に基づく表記" },
    ],
  },
];

function isConsumerSession(session: Session): boolean {
  return session.status === "member" && isConsumer(session.member);
}

/**
 * Whether a link points to the current page, by the first segment of the path (rule frame-here) if it covers more than one page.
 */
export function isHere({ to, segments }: SiteLink, pathname: string): boolean {
  return segments?.includes(pathname.split("/")[1] ?? "") ?? pathname === to;
}
