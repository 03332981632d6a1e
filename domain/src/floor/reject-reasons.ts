/** Why a piece is printed again. Each is counted against the stock of blanks. */
export const REJECT_REASONS = {
  blank: "生地の傷・汚れ",
  "wrong-blank": "品番・色・サイズ違い",
  place: "位置ずれ・傾き",
  colour: "色違い",
  banding: "すじ・かすれ",
  pretreatment: "前処理のしみ",
  underbase: "白版のずれ",
  film: "フィルム・密着不良",
  scorch: "焦げ・テカリ",
  words: "名前・番号の誤り",
  lost: "紛失",
  artwork: "データの不備",
} as const satisfies Readonly<Record<string, string>>;

export type RejectReason = keyof typeof REJECT_REASONS;
export const REJECT_REASON_IDS = Object.keys(REJECT_REASONS) as readonly RejectReason[];
