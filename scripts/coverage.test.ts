import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { errorLines, screens } from "./named-screens.fixture.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const guides = ["cookie-policy", "copyright", "privacy", "protocol-auth", "transactions"];
const useCases = ["brand", "houjin", "merchandise", "present", "school", "shopgoods"];

const numbered = (count: number, name: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index + 1));
const articles = [
  ...["howto", "features", "business", "shopgoods_01", "brand_01", "lookbooks", "events", "DESIGN-LAB"],
  ...["brand", "business", "shopgoods"].map((name) => `lookbook_2025spring_${name}`),
  ...numbered(9, (number) => `blog_${number}`),
  ...numbered(20, (number) => `DESIGN-LAB24-${String(number).padStart(2, "0")}`),
];

/** Every path that the shop was to have. */
const routes = [
  ...["/", "/surimono-studio", "/callback", "/cart", "/cart/complete", "/cart/delivery-list", "/error-login"],
  ...["/errorPage", "/faq", "/favorite", "/gallery", "/inquiryFormContent", "/items", "/items/designSimulator"],
  ...["/items/designSimulator/confirm", "/items/category/{category}", "/items/detail/{id}", "/item/design/callback"],
  ...["/item/detail/{id}/design/confirm", "/login", "/logout", "/maintain", "/material", "/my-items", "/my-items/{id}"],
  ...["/myItems", "/orderList", "/my-page", "/my-page/fans", "/my-page/fans/custom", "/my-page/fans/instagram"],
  ...["/my-page/fans/youTube", "/my-page/orders", "/my-page/orders/{id}", "/my-page/orders/{id}/receipt"],
  ...["/my-page/shipping-address", "/my-page/setting/address", "/my-page/setting/agreement"],
  ...["/my-page/setting/calculation", "/print", "/protocol", "/rank", "/redirect", "/fansSetting", "/thanks"],
  ...["unknown paths", "/verification", "/withdraw", "/withdraw-complete", "/mt/dtpage/v1/start", "/mt/dtpage/v1/edit"],
  ...guides.map((name) => `/guides/${name}`),
  ...useCases.map((name) => `/articles/usecases/${name}`),
  ...articles.map((name) => `/articles/${name}`),
];

/** Every call that it was to have. */
const calls = [
  "GET /api/maintain/latest/one",
  "POST /api/auth/login",
  "POST /api/auth/login-log",
  "POST /api/log",
  "GET /api/db/sustainable_materials",
  "GET /api/db/fabric_types",
  "GET /api/db/donations",
  "GET /api/product/getPrintMethods",
  "GET /api/kind/get/display/list",
  "GET /api/kind/get/all",
  "POST /api/db/user/query",
  "PUT /api/db/user",
  "POST /api/db/user_insight/query",
  "PUT /api/db/user_insight",
  "POST /api/db/user_insight",
  "POST /api/db/history",
  "POST /api/aiq/user/profile",
  "GET /api/aiq/user/instagram-profiles",
  "POST /api/user/insight/get/fans/number",
  "POST /api/notification/sendUserNotification",
  "GET /api/notification/getPublicNotification",
  "GET /api/systemMessage/latest",
  "GET /api/mile/get-for-me",
  "GET /api/product/getProductTax",
  "POST /api/db/sys_param/query",
  "POST /api/product/get/searchedProducts",
  "POST /api/db/product/query",
  "POST /api/db/product",
  "PUT /api/db/product",
  "POST /api/product/update",
  "POST /api/product/design/confirm",
  "POST /api/product/getTags",
  "POST /api/product/getImageMagicToken",
  "POST /api/product/editImageMagicDesign",
  "POST /api/product/deliveryStatus",
  "POST /api/product/getProductWithKind",
  "GET /api/product/store/zip",
  "GET /api/image/azure",
  "GET /api/image/imageMagic",
];

const page = read("docs/coverage.md");
const part = (heading: string) => page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
const [routePart, screenPart, callPart, errorPart] = ["Routes", "Screens and dialogs", "Calls", "Error catalogue"].map(
  part,
) as [string, string, string, string];
/** Rows below the heading's rule; a name may be in backticks. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| `?([^|]+?)`? \| (.*) \|$/gm)].filter(
    ([row]) => !/^\|(-|.* \| (Served|Shown|Declared|Provoked) )/.test(row),
  );
const notThere = (text: string) => [...text.matchAll(/^- `?([^`\n]+)`?$/gm)].map(([, name]) => name);

test.each([
  ["route", routes, routePart],
  ["screen", screens, screenPart],
  ["call", calls, callPart],
  ["error", errorLines, errorPart],
] as const)("every %s that the shop was to have is listed exactly once", (_what, wanted, text) => {
  const listed = [...rowsOf(text).map(([, name]) => name), ...notThere(text)];
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

test("every file that the page names exists", () => {
  const named = [...page.matchAll(/`((?:web|server|contract|e2e|scripts)\/[\w./-]+\.tsx?)`/g)].map(
    ([, path]) => path ?? "",
  );
  expect(named.length).toBeGreaterThan(routes.length);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("each screen names the file that serves it, and each screen, route and error line a test", () => {
  const last = /`([^`]+\.(?:test|spec)\.tsx?)`$/;
  const withoutTest = [routePart, screenPart, errorPart]
    .flatMap(rowsOf)
    .filter(([, , cells = ""]) => !last.test(cells))
    .map(([, name]) => name);
  expect(withoutTest).toEqual([]);
  const withoutFile = rowsOf(screenPart).filter(
    ([, , cells = ""]) => !/^`(?:web\/app|ui\/src)\/[^`]+\.tsx?`/.test(cells),
  );
  expect(withoutFile.map(([, name]) => name)).toEqual([]);
});

test("what is listed as not there yet is not there", () => {
  const declared = read("web/app/routes.ts");
  const built = notThere(routePart).filter((path) =>
    declared.includes(`"${path?.slice(1).replaceAll(/\{(\w+)\}/g, ":$1")}"`),
  );
  expect(built, "these have a page now: give them their row").toEqual([]);
});

test("a listed route is served by the file that its row names", () => {
  const declared = read("web/app/routes.ts");
  const strangers = rowsOf(routePart)
    .map(([, , cells = ""]) => /`web\/app\/(routes\/[\w.-]+)`/.exec(cells)?.[1])
    .filter((file) => !file || !declared.includes(`"${file}"`));
  expect(strangers).toEqual([]);
});

test("a listed call is declared in the files that its row names", () => {
  const strangers = rowsOf(callPart).filter(([, name = "", cells = ""]) => {
    const [method, path] = name.split(" ");
    // A path that pages know without its call has a file of its own.
    const source = [...cells.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = ""]) => read(file)).join("\n");
    return !source.includes(`method: "${method}"`) || !source.includes(`"${path}"`);
  });
  expect(strangers.map(([, name]) => name)).toEqual([]);
});
