/** The preset colours as inks (rule catalogue-preset-colors); その他 is a free choice instead. */
export const PALETTE = [
  { name: "ホワイト", hex: "#ffffff" },
  { name: "ブラウン", hex: "#6b4a35" },
  { name: "ブルー", hex: "#2450a4" },
  { name: "ピンク", hex: "#f0a6b6" },
  { name: "シルバー", hex: "#c9cbcc" },
  { name: "ブラック", hex: "#1c1c1e" },
  { name: "ベージュ", hex: "#d9c7a3" },
  { name: "パーペル", hex: "#6b4a9e" },
  { name: "レッド", hex: "#d9240f" },
  { name: "ゴールド", hex: "#c9a227" },
  { name: "グレー", hex: "#8f8f8f" },
  { name: "グリーン", hex: "#2e7d4f" },
  { name: "イエロー", hex: "#f4d14f" },
  { name: "オレンジ", hex: "#e8702a" },
] as const;
