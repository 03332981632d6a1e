import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const policy = readFileSync(join(root, "content/guides/cookie-policy.md"), "utf8");

/** Every name under which the shop leaves something in a browser, and the row of the cookie policy that tells of it. */
const rows: Readonly<Record<string, string>> = {
  "surimono.token": "ログインの維持",
  "surimono.foreign-token": "ログインの維持",
  "surimono.account-switched": "ログインの維持",
  surimono_device_: "ログインした端末の確認（クッキー）",
  surimono_voter: "投票（クッキー）",
  surimono_session: "外部のアカウントでのログイン（クッキー）",
  "surimono.wanted-path": "ログイン後に開くページ",
  "surimono.member-here": "ログインのご案内",
  "surimono-studio": "デザインの操作",
  "surimono-simulator": "ためしたデザイン",
  "surimono.picture-wish": "ためしたデザイン",
  "surimono.typed": "入力の途中の内容",
  "surimono/colors/": "エディターの設定",
  "surimono/colors/simulation": "エディターの設定",
  "surimono:screen-px-per-mm": "エディターの設定",
  "surimono.order-choice": "ご注文の手続き",
  "surimono.sending": "ご注文の手続き",
  "surimono.checked-items.": "最近チェックしたアイテム",
  "surimono.help-talk": "チャットの会話",
  "surimono.closed-message.": "お知らせの表示",
  "surimono.seen.": "お知らせの表示",
  "surimono.my-measures": "からだの寸法とサイズ",
  "surimono.picked-size": "からだの寸法とサイズ",
  "phone-columns": "一覧の表示",
  "surimono.pending": "画面の更新",
  "surimono.boots": "画面の更新",
  "surimono.reloaded-at": "画面の更新",
};

/** Names that look alike and stay in the page. */
const notKept = ["surimono.first-password"];

/** Keeps what is given to it, by the name that is given with it. */
const nameless = ["web/app/session/tab-store.ts"];

/** Files that use a storage or a cookie, or pass a key to one. */
const KEEPS = /(?:local|session)Storage|createStore\("|createTabStore|colorsKey=|shelf|set-cookie|Max-Age/i;
const NAME = /["'`](surimono[._/:-][a-z/_-]*\.?|phone-columns)/g;

const places = ["web/app/**/*.{ts,tsx}", "studio/src/**/*.{ts,tsx}"];
const cookies = ["members", "my-items/votes"].map((feature) => `server/src/features/${feature}/**/*.ts`);
const sources = globSync([...places, ...cookies], { cwd: root }).filter(
  (file) => !/\.(test|fixture)\.tsx?$/.test(file),
);

function namesIn(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return KEEPS.test(text) ? [...text.matchAll(NAME)].map(([, name = ""]) => name) : [];
}

test("the cookie policy tells of everything that the shop leaves in a browser, and of nothing else", () => {
  const found = new Set(sources.flatMap(namesIn).filter((name) => !notKept.includes(name)));
  expect([...found].sort()).toEqual(Object.keys(rows).sort());
  const told = [...policy.matchAll(/^\| (?!目的|---)(.+?) \|/gm)].map(([, row]) => row);
  expect([...new Set(Object.values(rows))].sort()).toEqual(told.sort());
});

test("everything kept in a storage has a name known to the policy's test", () => {
  const keepers = sources.filter((file) =>
    /(?:local|session)Storage\.setItem|createStore\("/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(keepers.filter((file) => namesIn(file).length === 0)).toEqual(nameless);
});
