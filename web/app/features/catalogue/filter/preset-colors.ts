/** The 15 colours that goods are searched by, in their order (rule catalogue-preset-colors). */
export const PRESET_COLORS = [
  { id: 1, name: "ホワイト", color: "#ffffff" },
  { id: 2, name: "ブラウン", color: "#6b4a35" },
  { id: 3, name: "ブルー", color: "#2450a4" },
  { id: 4, name: "ピンク", color: "#f0a6b6" },
  { id: 5, name: "シルバー", color: "#c9cbcc" },
  { id: 6, name: "ブラック", color: "#1c1c1e" },
  { id: 7, name: "ベージュ", color: "#d9c7a3" },
  { id: 8, name: "パーペル", color: "#6b4a9e" },
  { id: 9, name: "レッド", color: "#c0272d" },
  { id: 10, name: "ゴールド", color: "#c9a227" },
  { id: 11, name: "グレー", color: "#8f8f8f" },
  { id: 12, name: "グリーン", color: "#2e7d4f" },
  { id: 13, name: "イエロー", color: "#f4d14f" },
  { id: 14, name: "オレンジ", color: "#e8702a" },
  { id: 15, name: "その他", color: "#e9e6e3" },
] as const;
