import { INK_ON_GOODS, type InkOnGoods, type MethodId, SILK_SCREEN } from "@surimono/domain/catalogue";
import type { ShapeLayer } from "@surimono/domain/designs";
import { SHAPE_NAMES } from "../../scene/index.ts";
import { layersIn } from "../model/edit-document.ts";
import { type EditorArea, isForPress } from "../model/editor-area.ts";
import { pressLook, pressPart } from "../parts/press-part.ts";
import type { Session } from "../session/session.ts";
import type { DialogName, PanelName } from "../store/editor-state.ts";
import type { EditorStore } from "../store/editor-store.ts";
import { ALL_COMMANDS } from "./all-commands.ts";
import { always, type Command } from "./command.ts";

type StudioCommand = Command<Session>;
type Looks = Pick<StudioCommand, "icon" | "shortcuts">;

function dialogCommand(id: DialogName, label: string, looks: Looks): StudioCommand {
  return { id, label, ...looks, when: always, do: ({ store }) => store.set({ dialog: id }) };
}

function panelCommand(panel: PanelName, label: string, icon: StudioCommand["icon"]): StudioCommand {
  return {
    id: `open-${panel}`,
    label,
    ...(icon && { icon }),
    when: always,
    do: ({ store }) => store.set({ panel: store.get().panel === panel ? undefined : panel }),
  };
}

export const commandListCommand = dialogCommand("commands", "コマンドを検索", {
  icon: "search",
  shortcuts: ["Mod+K"],
});
export const keysCommand = dialogCommand("keys", "キーボード操作", { icon: "keyboard", shortcuts: ["Shift+?"] });
export const previewCommand = dialogCommand("preview", "仕上がりを大きく見る", { icon: "eye" });
export const colorsCommand: StudioCommand = {
  ...dialogCommand("colors", "すべての色で見る", { icon: "shirt" }),
  when: (_state, { hasColors }) => hasColors,
};
export const inksCommand: StudioCommand = {
  ...dialogCommand("inks", "インクを選ぶ", { icon: "eyedropper" }),
  when: ({ document }) => document.methodId === SILK_SCREEN,
};
export const checksCommand = dialogCommand("checks", "印刷前のチェック", { icon: "check-list" });

export const copyToAreasCommand: StudioCommand = {
  ...dialogCommand("copy-to-areas", "ほかの場所にコピー", { icon: "copy" }),
  when: (state, { areas }) => areas.length > 1 && layersIn(state.document, state.areaKindId).length > 0,
};
export const copyToItemCommand: StudioCommand = {
  ...dialogCommand("copy-to-item", "ほかのアイテムにコピー", { icon: "copy" }),
  when: (state, { hasOtherGoods }) => hasOtherGoods && state.document.areas.some((area) => area.layers.length > 0),
  do: ({ store }) => store.set({ dialog: "copy-to-item", copyTo: undefined }),
};

export const openPanelCommands = {
  image: panelCommand("image", "画像", "image"),
  stamp: panelCommand("stamp", "スタンプ", "stamp"),
  shape: panelCommand("shape", "図形", "shapes"),
  template: panelCommand("template", "テンプレート", "template"),
  arrange: panelCommand("arrange", "おまかせレイアウト", "wand"),
  qr: panelCommand("qr", "QRコード", "qr"),
  layers: panelCommand("layers", "レイヤー", "layers"),
  settings: panelCommand("settings", "設定", "sliders"),
  goods: {
    ...panelCommand("goods", "アイテムの色とサイズ", "shirt"),
    when: (_, { hasGoodsChoice }) => hasGoodsChoice,
  } as StudioCommand,
} as const;

export const uploadCommand: StudioCommand = {
  id: "upload",
  label: "画像をアップロード",
  icon: "upload",
  when: always,
  do: (session) => void session.pickFiles(),
};

export const addTextCommand: StudioCommand = {
  id: "add-text",
  label: "テキストを追加",
  icon: "text",
  when: always,
  do: (session) => void session.addText(),
};

const shapeCommands = (Object.entries(SHAPE_NAMES) as [ShapeLayer["shape"], string][]).map(
  ([shape, name]): StudioCommand => ({
    id: `add-${shape}`,
    label: `${name}を追加`,
    icon: "shapes",
    when: always,
    do: (session) => session.addShape(shape),
  }),
);

export const rulersCommand: StudioCommand = {
  id: "rulers",
  label: "定規の表示",
  icon: "ruler",
  // A phone has no room for them.
  when: ({ viewport }) => viewport.width >= 560,
  do: ({ store }) => store.set({ hasRulers: !store.get().hasRulers }),
};

/** Of methods whose ink looks otherwise on the goods than on a screen. */
const COLOR_VIEWS: Readonly<Partial<Record<InkOnGoods, { readonly screen: string; readonly goods: string }>>> = {
  bare: {
    screen: "画面の色で表示しています。生地の色は透けて見えません。",
    goods: "生地の上の色で表示しています。白は刷られず、生地の色が透けます。",
  },
  spot: {
    screen: "描いた色で表示しています。刷り上がりは、選んだインクの色になります。",
    goods: "刷り上がりのインクの色で表示しています。",
  },
};

/** Only how the canvas shows the design: print files stay as they are. */
export const colorViewCommand: StudioCommand = {
  id: "color-view",
  label: "色の見え方：生地の上と画面を切り替え",
  icon: "eye",
  when: ({ document }) => COLOR_VIEWS[INK_ON_GOODS[document.methodId as MethodId]] !== undefined,
  do({ store }) {
    const hasScreenColors = !store.get().hasScreenColors;
    const words = COLOR_VIEWS[INK_ON_GOODS[store.get().document.methodId as MethodId]];
    store.set({ hasScreenColors });
    if (words) store.announce(hasScreenColors ? words.screen : words.goods);
  },
};

/** Likewise for paper, whose inks cannot print every colour of a screen. */
export const pressViewCommand: StudioCommand = {
  id: "press-view",
  label: "刷り上がりの色を見る",
  icon: "eye",
  when: (_state, { areas }) => isForPress(areas),
  do: ({ store }) => void showPressColors(store, !store.get().hasPressColors),
};

async function showPressColors(store: EditorStore, hasPressColors: boolean): Promise<void> {
  if (hasPressColors) await pressPart.load();
  if (hasPressColors && !pressLook()) {
    store.complain("刷り上がりの色を読み込めませんでした。接続を確かめて、もう一度お試しください。");
    return;
  }
  store.set({ hasPressColors });
  store.announce(hasPressColors ? "刷り上がりの色で表示しています。" : "画面の色で表示しています。");
}

export const pressCommand: StudioCommand = {
  ...dialogCommand("press", "刷り上がりの色をくわしく", { icon: "eye" }),
  when: (_state, { areas }) => isForPress(areas),
};

export const saveCommand: StudioCommand = {
  id: "save",
  label: "保存",
  icon: "check",
  shortcuts: ["Mod+S"],
  when: always,
  do: (session) => void session.saveNow(),
};

export const finishCommand: StudioCommand = {
  id: "finish",
  label: "確認へすすむ",
  icon: "check",
  shortcuts: ["Mod+Enter"],
  when: (state) => !state.isFinishing,
  do: (session) => void session.finish(),
};

/** Every command of the studio once: the keyboard looks up its shortcuts here, and the command list shows them. */
export const STUDIO_COMMANDS: readonly StudioCommand[] = [
  addTextCommand,
  uploadCommand,
  openPanelCommands.image,
  openPanelCommands.stamp,
  openPanelCommands.shape,
  openPanelCommands.template,
  openPanelCommands.qr,
  openPanelCommands.goods,
  ...shapeCommands,
  ...ALL_COMMANDS,
  copyToAreasCommand,
  copyToItemCommand,
  rulersCommand,
  previewCommand,
  colorsCommand,
  inksCommand,
  colorViewCommand,
  pressViewCommand,
  pressCommand,
  checksCommand,
  commandListCommand,
  keysCommand,
  saveCommand,
  finishCommand,
];

/** One for each place, since the goods decide which places there are. */
export function areaCommands(areas: readonly EditorArea[]): readonly StudioCommand[] {
  return areas.map((area) => ({
    id: `area-${area.areaKindId}`,
    label: `「${area.name}」を開く`,
    icon: "fit-view",
    when: (state) => state.areaKindId !== area.areaKindId,
    do: ({ store }) => {
      store.openArea(area.areaKindId);
      store.announce(`${area.name}を開きました`);
    },
  }));
}
