import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { designRooms } from "../.dependency-cruiser.mjs";
import { root } from "./run-command.ts";

type Files = Record<string, string>;

const workspaces = ["domain", "contract", "ui", "studio", "server", "web", "operator"];

/** The smallest tree that keeps every rule, under the repository's settings. */
export const obedient: Files = {
  "domain/src/kernel/index.ts": 'export { floorYen } from "./floor-yen.ts";\n',
  "domain/src/kernel/floor-yen.ts": "export const floorYen = (yen: number) => Math.floor(yen);\n",
  "contract/src/cart/index.ts":
    'import { floorYen } from "@surimono/domain/kernel";\n\nexport const cheapest = floorYen(1.5);\n',
  "studio/src/scene/index.ts":
    'import { floorYen } from "@surimono/domain/kernel";\n\nexport const narrowest = floorYen(1.5);\n',
  "ui/src/mark.tsx": 'import { path } from "./path.ts";\n\nexport const Mark = () => <path d={path} />;\n',
  "ui/src/path.ts": 'export const path = "M4 12h16";\n',
  "server/src/features/cart/index.ts": 'export { findCart } from "./find-cart.ts";\n',
  "server/src/features/cart/find-cart.ts": "export const findCart = () => 1;\n",
  "server/src/features/designs/pictures/index.ts": "export const findPicture = () => 1;\n",
  "server/src/features/designs/version/find-version.ts":
    'import { findPicture } from "../pictures/index.ts";\n\nexport const findVersion = () => findPicture();\n',
  "server/src/features/orders/index.ts":
    'import { findCart } from "../cart/index.ts";\n\nexport const findOrder = () => findCart();\n',
  "server/src/main.ts":
    'import { cheapest } from "@surimono/contract/cart";\nimport { findOrder } from "./features/orders/index.ts";\n\nprocess.exitCode = findOrder() + cheapest;\n',
  "operator/src/features/counter/order-screen.tsx":
    'import { Mark } from "@surimono/ui/mark.tsx";\n\nexport const OrderScreen = () => <Mark />;\n',
  "operator/src/features/operators/role-choice.tsx": "export const RoleChoice = () => <p />;\n",
  "web/app/features/cart/cart-screen.tsx":
    'import { narrowest } from "@surimono/studio/scene";\n\nexport const CartScreen = () => <p>{narrowest}</p>;\n',
  "web/app/features/orders/order-screen.tsx": "export const OrderScreen = () => <p />;\n",
  "web/app/compose/cart-with-order.tsx":
    'import { CartScreen } from "../features/cart/cart-screen.tsx";\nimport { OrderScreen } from "../features/orders/order-screen.tsx";\n\nexport const CartWithOrder = () => [<CartScreen key="cart" />, <OrderScreen key="order" />];\n',
  "web/app/routes/cart.tsx":
    'import { CartWithOrder } from "../compose/cart-with-order.tsx";\nimport { CartScreen } from "../features/cart/cart-screen.tsx";\nimport { OrderScreen } from "../features/orders/order-screen.tsx";\n\nexport default function Cart() {\n  return [<CartScreen key="cart" />, <OrderScreen key="order" />, <CartWithOrder key="both" />];\n}\n',
};

const lines = (count: number, text: string) => text.repeat(count);

/** In each room of the designs but the last, a file that knows the next room. */
const towardsLaterRooms = Object.fromEntries(
  designRooms.slice(0, -1).map((room, at): [string, [string, string]] => {
    const peek = `export { face } from "../${designRooms[at + 1]}/index.ts";\n`;
    return [`designs-${room}-knows-no-later-room`, [`server/src/features/designs/${room}/peek.ts`, peek]];
  }),
);

/** One file for each rule of direction that breaks it, by the name of the rule. */
export const crossings: Record<string, [path: string, text: string]> = {
  // By types alone: Biome finds a circle of values.
  "no-circle": [
    "domain/src/kernel/hen.ts",
    'import type { Nest } from "./nest.ts";\n\nexport interface Hen {\n  readonly in: Nest;\n}\n',
  ],
  "domain-reaches-too-far": [
    "domain/src/kernel/peek.ts",
    'import type { findCart } from "../../../server/src/features/cart/index.ts";\n\nexport type Peek = typeof findCart;\n',
  ],
  "domain-is-pure": ["domain/src/kernel/read.ts", 'export { readFileSync } from "node:fs";\n'],
  "contract-reaches-too-far": ["contract/src/cart/peek.ts", 'export { narrowest } from "@surimono/studio/scene";\n'],
  "studio-reaches-too-far": ["studio/src/scene/peek.ts", 'export { cheapest } from "@surimono/contract/cart";\n'],
  "ui-reaches-too-far": ["ui/src/peek.ts", 'export { floorYen } from "@surimono/domain/kernel";\n'],
  "server-reaches-too-far": [
    "server/src/platform/peek.ts",
    'export { useTool } from "../../../studio/src/editor/use-tool.ts";\n',
  ],
  "operator-reaches-too-far": [
    "operator/src/frame/peek.ts",
    'export { OrderScreen } from "../../../web/app/features/orders/order-screen.tsx";\n',
  ],
  "operator-features-never-meet": [
    "operator/src/features/counter/peek.ts",
    'export { RoleChoice } from "../operators/role-choice.tsx";\n',
  ],
  "web-reaches-too-far": [
    "web/app/features/cart/peek.ts",
    'import type { findCart } from "../../../../server/src/features/cart/index.ts";\n\nexport type Peek = typeof findCart;\n',
  ],
  "drawing-knows-no-react": ["studio/src/print/hook.ts", 'export { useState } from "react";\n'],
  "web-features-never-meet": [
    "web/app/features/orders/peek.ts",
    'import type { CartScreen } from "../cart/cart-screen.tsx";\n\nexport type Peek = typeof CartScreen;\n',
  ],
  "web-rooms-are-their-features-own": [
    "web/app/compose/peek.ts",
    'export { CartLine } from "../features/cart/lines/cart-line.tsx";\n',
  ],
  "web-features-know-no-route": [
    "web/app/features/cart/route.ts",
    'export { default as cart } from "../../routes/cart.tsx";\n',
  ],
  "web-features-know-no-composition": [
    "web/app/features/cart/whole.ts",
    'export { CartWithOrder } from "../../compose/cart-with-order.tsx";\n',
  ],
  "web-ui-knows-no-feature": ["web/app/ui/peek.ts", 'export { CartScreen } from "../features/cart/cart-screen.tsx";\n'],
  "server-features-meet-at-index": [
    "server/src/features/orders/peek.ts",
    'export { findCart } from "../cart/find-cart.ts";\n',
  ],
  "designs-rooms-meet-at-index": [
    "server/src/features/designs/proof/reach.ts",
    'export { findVersion } from "../version/find-version.ts";\n',
  ],
  ...towardsLaterRooms,
  "server-uses-features-by-index": ["server/src/peek.ts", 'export { findCart } from "./features/cart/find-cart.ts";\n'],
  "server-platform-knows-no-feature": [
    "server/src/platform/cart.ts",
    'export { findCart } from "../features/cart/index.ts";\n',
  ],
  "code-knows-no-test": ["server/src/features/cart/spy.ts", 'export { spied } from "./cart.fixture.ts";\n'],
  "nothing-unresolvable": ["server/src/features/cart/gone.ts", 'export { gone } from "./no-such-file.ts";\n'],
};

/** Files that the crossings need. */
export const accomplices: Files = {
  "domain/src/kernel/nest.ts":
    'import type { Hen } from "./hen.ts";\n\nexport interface Nest {\n  readonly of: Hen;\n}\n',
  "studio/src/editor/use-tool.ts": "export const useTool = () => 1;\n",
  "server/src/features/cart/cart.fixture.ts": "export const spied = 1;\n",
  ...Object.fromEntries(
    designRooms.map((room) => [`server/src/features/designs/${room}/index.ts`, "export const face = 1;\n"]),
  ),
  "web/app/features/cart/lines/cart-line.tsx": "export const CartLine = () => <li />;\n",
};

/** One file for each rule of Biome that breaks it, by the name of the rule; after a colon, which of a rule's many cases. */
export const blemishes: Record<string, [path: string, text: string]> = {
  "lint/suspicious/noImportCycles": [
    "server/src/platform/chicken.ts",
    'import { egg } from "./egg.ts";\n\nexport const chicken = () => egg();\n',
  ],
  "lint/style/noRestrictedGlobals": ["domain/src/kernel/ask.ts", 'export const ask = () => fetch("/");\n'],
  plugin: ["domain/src/kernel/now.ts", "export const now = () => Date.now();\n"],
  "plugin: an inch": ["studio/src/scene/inch.ts", "export const pixels = (um: number) => (um * 300) / 25_400;\n"],
  "plugin: a day": ["domain/src/cart/day.ts", "export const week = 7 * 24 * 60 * 60 * 1000;\n"],
  "plugin: another day": ["server/src/platform/day.ts", "export const day = 86_400_000;\n"],
  "plugin: a clock": [
    "web/app/ui/clock.ts",
    "export const inJapan = (at: Date) => new Date(at.getTime() + 9 * 60 * 60_000);\n",
  ],
  "plugin: a zone": [
    "web/app/ui/zone.ts",
    'export const zone = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo" });\n',
  ],
  "plugin: a grouped number": [
    "contract/src/cart/grouped.ts",
    'export const grouped = (yen: number) => yen.toLocaleString("en");\n',
  ],
  "plugin: an amount": [
    "server/src/features/cart/amount.ts",
    `export const amount = (yen: number) => \`¥\${yen}\`;
`,
  ],
  "lint/style/useFilenamingConvention": ["domain/src/kernel/floorYen.ts", "export const one = 1;\n"],
  "lint/style/noExcessiveLinesPerFile": [
    "server/src/platform/long-file.ts",
    `export const list = [\n${lines(299, "  1,\n")}];\n`,
  ],
  "lint/style/noExcessiveLinesPerFile: a test": [
    "domain/src/kernel/long.test.ts",
    `export const list = [\n${lines(299, "  1,\n")}];\n`,
  ],
  "lint/complexity/noExcessiveLinesPerFunction": [
    "server/src/platform/long-function.ts",
    `export function count(n: number) {\n  let m = n;\n${lines(60, "  m += n;\n")}  return m;\n}\n`,
  ],
  "lint/performance/noReExportAll": ["domain/src/kernel/all.ts", 'export * from "./floor-yen.ts";\n'],
  "lint/style/noDefaultExport": ["server/src/platform/nameless.ts", "export default 1;\n"],
  "lint/style/noProcessEnv": ["server/src/platform/setting.ts", "export const port = process.env.PORT;\n"],
  "lint/nursery/noFloatingPromises": [
    "server/src/platform/forget.ts",
    "const save = async () => 1;\n\nexport function forget() {\n  save();\n}\n",
  ],
  "lint/style/noRestrictedImports": [
    "domain/src/kernel/idiom.test.ts",
    'import { it } from "vitest";\n\nit("is called otherwise", () => {});\n',
  ],
  format: ["server/src/platform/untidy.ts", "export const  untidy='x'\n"],
};

/** Writes the files into a temporary copy of the repository's settings; returns its path. */
export function plant(...sets: Files[]): string {
  const copy = mkdtempSync(join(tmpdir(), "surimono-planted-"));
  const settings = [
    "biome.json",
    ".dependency-cruiser.mjs",
    "knip.json",
    "package.json",
    ".gitignore",
    "tsconfig.base.json",
  ];
  const plugins = ["scripts/purity.grit", "scripts/one-place.grit"];
  const ofWorkspaces = workspaces.flatMap((name) => [`${name}/package.json`, `${name}/tsconfig.json`]);
  for (const file of [...settings, ...ofWorkspaces, ...plugins]) cpSync(join(root, file), join(copy, file));
  mkdirSync(join(copy, "node_modules/@surimono"), { recursive: true });
  for (const name of workspaces) symlinkSync(join(copy, name), join(copy, "node_modules/@surimono", name));
  for (const name of ["react", "@types"])
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  for (const [path, text] of sets.flatMap((files) => Object.entries(files))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return copy;
}
