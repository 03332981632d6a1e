/** An ink of the workshop, mixed ahead. */
export interface ShopInk {
  /** ASCII, in names of files; never another ink's, even once this one is gone. */
  readonly id: string;
  readonly name: string;
  /** How it looks printed, `#rrggbb`. */
  readonly hex: string;
}

/** The inks of the silk screen press, from light to dark by family (rule designs-screen-inks). */
export const SHOP_INKS: readonly ShopInk[] = [
  { id: "white", name: "白", hex: "#ffffff" },
  { id: "ivory", name: "生成り", hex: "#f3e9d2" },
  { id: "light-grey", name: "ライトグレー", hex: "#c4c6c8" },
  { id: "grey", name: "グレー", hex: "#8a8d8f" },
  { id: "charcoal", name: "チャコール", hex: "#4b4f54" },
  { id: "black", name: "黒", hex: "#1a1a1a" },
  { id: "lemon", name: "レモン", hex: "#f6e500" },
  { id: "yellow", name: "黄", hex: "#ffc72c" },
  { id: "mustard", name: "からし", hex: "#c99700" },
  { id: "orange", name: "オレンジ", hex: "#ff8200" },
  { id: "vermilion", name: "朱", hex: "#e8462a" },
  { id: "red", name: "赤", hex: "#d22630" },
  { id: "crimson", name: "えんじ", hex: "#8a1538" },
  { id: "light-pink", name: "桜", hex: "#f8c1d0" },
  { id: "pink", name: "ピンク", hex: "#f04e98" },
  { id: "magenta", name: "牡丹", hex: "#c6007e" },
  { id: "lavender", name: "藤", hex: "#a79fd1" },
  { id: "purple", name: "紫", hex: "#5f259f" },
  { id: "sky", name: "水色", hex: "#8ecae6" },
  { id: "turquoise", name: "ターコイズ", hex: "#00a3ad" },
  { id: "blue", name: "青", hex: "#0072ce" },
  { id: "royal", name: "ロイヤルブルー", hex: "#0033a0" },
  { id: "navy", name: "紺", hex: "#1b2a49" },
  { id: "mint", name: "ミント", hex: "#9bdcc4" },
  { id: "lime", name: "黄緑", hex: "#84bd00" },
  { id: "green", name: "緑", hex: "#00843d" },
  { id: "forest", name: "深緑", hex: "#154734" },
  { id: "beige", name: "ベージュ", hex: "#d3bc8d" },
  { id: "brown", name: "茶", hex: "#6b3f2a" },
];

export function findInk(id: string): ShopInk | undefined {
  return SHOP_INKS.find((ink) => ink.id === id);
}
