/** What a material or fabric feels like, by its id in the look-ups; one without words stands with its name alone. */
export const materialWords: Readonly<Record<number, string>> = {
  1: "化学肥料や農薬を3年以上使わない畑で育てた綿。土と、つくる人の体にやさしい素材です。やわらかく、肌の弱い方にもおすすめです。",
  2: "使い終わったペットボトルなどからつくり直した糸。石油の使用をへらし、乾きやすさや強さは、新しいポリエステルと変わりません。",
  3: "古紙をもとにした紙。少し生成りがかった、目にやさしい色です。鉛筆も万年筆も、気持ちよくのります。",
};

export const fabricWords: Readonly<Record<number, string>> = {
  1: "Tシャツにいちばん多い編み方。表がなめらかなので、細かな絵まできれいに出ます。",
  2: "細かな穴のあいた、乾きの早い生地。スポーツや夏の行事に。",
  3: "裏がループになった、さらりとした生地。春と秋のパーカーに。",
  4: "裏を起毛した、あたたかな生地。冬のパーカーに。",
  5: "厚手の平織り。丈夫で、使うほどにやわらかくなります。トートバッグに。",
};
