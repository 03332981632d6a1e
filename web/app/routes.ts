import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/**
 * The site map: every path of the shop, once. A page is in the list of its frame and its audience.
 * Guards run from the outside in (rule session-guards): root, then `guest-only`, `member-only` or `consumer-only`.
 */

/** Header, footer and bottom bar, for everybody. */
const publicPages = [
  index("routes/home.tsx"),
  route("guides/protocol-auth", "routes/guide.tsx", { id: "terms" }),
  route("guides/privacy", "routes/guide.tsx", { id: "privacy" }),
  route("guides/transactions", "routes/guide.tsx", { id: "transactions" }),
  route("guides/cookie-policy", "routes/guide.tsx", { id: "cookie-policy" }),
  route("guides/copyright", "routes/guide.tsx", { id: "copyright" }),
  // Each file of content/articles is a page; the browser need not know each.
  route("articles/*", "routes/article.tsx"),
  route("faq", "routes/faq.tsx"),
  route("inquiryFormContent", "routes/inquiry.tsx"),
  route("thanks", "routes/thanks.tsx"),
  route("print", "routes/print.tsx"),
  route("material", "routes/material.tsx"),
  route("surimono-studio", "routes/surimono-studio.tsx"),
  route("protocol", "routes/protocol.tsx"),
  route("gallery", "routes/gallery.tsx"),
];

/** The same frame, for members. */
const memberPages = [
  route("my-page", "routes/my-page.tsx"),
  route("my-page/orders", "routes/my-page-orders.tsx"),
  route("my-page/orders/:id", "routes/my-page-order.tsx"),
  route("my-page/orders/:id/receipt", "routes/my-page-order-receipt.tsx"),
  route("my-page/bills", "routes/my-page-bills.tsx"),
  route("quote/:id", "routes/quote.tsx"),
  route("my-page/documents", "routes/my-page-documents.tsx"),
  route("my-page/documents/:id", "routes/my-page-document.tsx"),
  // Stock, intro, return address and sending: one route, as each costs the first page its bytes.
  route("my-page/warehouse/:view?", "routes/my-page-warehouse.tsx"),
  route("my-page/shipping-address", "routes/my-page-shipping-address.tsx"),
  route("my-page/setting/account", "routes/my-page-setting-account.tsx"),
  route("my-page/setting/address", "routes/my-page-setting-address.tsx"),
  route("my-page/setting/agreement", "routes/my-page-setting-agreement.tsx"),
  route("my-page/setting/calculation", "routes/my-page-setting-calculation.tsx"),
  route("my-page/fans", "routes/my-page-fans.tsx"),
  route("my-page/fans/custom", "routes/my-page-fans-custom.tsx", { id: "accountFansInfoCustom" }),
  route("my-page/fans/instagram", "routes/my-page-fans-linked.tsx", { id: "fans-instagram" }),
  route("my-page/fans/youTube", "routes/my-page-fans-linked.tsx", { id: "fans-youtube" }),
  route("orderList", "routes/order-list.tsx"),
  route("fansSetting", "routes/fans-setting.tsx"),
  layout("layouts/consumer-only.tsx", [route("rank", "routes/rank.tsx")]),
  route("favorite", "routes/favorite.tsx"),
  route("my-items/:id?", "routes/my-items.tsx"),
  route("myItems", "routes/my-items-drafts.tsx"),
];

/** For members too, but with its own guard: the session ends while the page is open, and then it redirects itself. */
const leavingPages = [route("withdraw", "routes/withdraw.tsx")];

/** The item frame: browsing goods fills the page. For members (rule session-members-only). */
const itemPages = [
  route("items", "routes/items.tsx", [route("detail/:id?", "routes/item-detail.tsx")]),
  route("items/category/:category", "routes/items-category.tsx"),
];

/** Trying a design without saving it: for anybody, though its path is below the items. */
const simulatorPages = [
  layout("layouts/simulator-layout.tsx", [route("items/designSimulator", "routes/items-design-simulator.tsx")]),
  layout("layouts/empty-layout.tsx", { id: "simulator-confirm" }, [
    route("items/designSimulator/confirm", "routes/items-design-simulator-confirm.tsx"),
  ]),
];

/** Only the logo and the steps, without links away from the order. For members. */
const orderPages = [
  route("cart", "routes/cart.tsx"),
  route("cart/delivery-list", "routes/cart-delivery-list.tsx"),
  route("cart/complete", "routes/cart-complete.tsx"),
];

/** No frame, for members: the studio and what belongs to it. */
const studioPages = [
  route("mt/dtpage/v1/start", "routes/studio.tsx", { id: "studio-start" }),
  route("mt/dtpage/v1/edit", "routes/studio.tsx", { id: "studio-edit" }),
  route("item/design/callback", "routes/design-callback.tsx"),
  route("item/detail/:id?/design/confirm", "routes/design-confirm.tsx"),
];

/** Only the logo, for guests: a member is sent home. */
const loginPages = [route("login", "routes/login.tsx")];

/** Only the logo, for members: the questions of the first login. */
const setUpPages = [route("agree", "routes/agree.tsx"), route("nickname", "routes/nickname.tsx")];

/** Only the logo, for everybody: pages of signing in and out, and errors. Letters send members to them too. */
const passagePages = [
  route("password-reset", "routes/password-reset.tsx"),
  route("callback", "routes/callback.tsx"),
  route("verification", "routes/verification.tsx"),
  route("email-change", "routes/email-change.tsx"),
  route("redirect", "routes/redirect.tsx"),
  route("logout", "routes/logout.tsx"),
  route("withdraw-complete", "routes/withdraw-complete.tsx"),
  route("maintain", "routes/maintain.tsx"),
  route("errorPage", "routes/error-page.tsx"),
  route("error-login", "routes/error-login.tsx"),
];

/** Not pages, but files made by the build. */
const files = [route("help.json", "routes/help-content.ts")];

export default [
  ...files,
  layout("layouts/default-layout.tsx", [
    ...publicPages,
    ...leavingPages,
    membersOnly("in-frame", memberPages),
    route("*", "routes/not-found.tsx"),
  ]),
  layout("layouts/item-layout.tsx", [membersOnly("items", itemPages)]),
  ...simulatorPages,
  layout("layouts/order-layout.tsx", [membersOnly("order", orderPages)]),
  layout("layouts/empty-layout.tsx", [membersOnly("studio", studioPages)]),
  layout("layouts/single-layout.tsx", [
    layout("layouts/guest-only.tsx", loginPages),
    membersOnly("set-up", setUpPages),
    ...passagePages,
  ]),
] satisfies RouteConfig;

function membersOnly(id: string, pages: RouteConfigEntry[]): RouteConfigEntry {
  return layout("layouts/member-only.tsx", { id: `member-only-${id}` }, pages);
}
