/** What a Google account of the demo has, and what goes wrong with it. */
export interface GoogleCreator {
  readonly id: string;
  /** Shown on the page of choice. */
  readonly label: string;
  readonly note: string;
  readonly fault?: "no-channel" | "scope" | "quota" | "outage" | "revoked" | "no-age-gender";
  readonly channel?: {
    readonly title: string;
    readonly handle: string;
    readonly description: string;
    /** Undefined: the channel hides it. */
    readonly subscribers: number | undefined;
    readonly titles: readonly string[];
  };
}

const NIGHT_TITLES = [
  "【夜ふかし】深夜の銭湯とラーメンをはしごする日",
  "フクロウの刺繍ワッペンを一から作る",
  "レトロ喫茶めぐり 神保町編",
  "夜ふかしラジオ 猫とフクロウと、眠れない夜に",
  "銭湯のロゴを勝手にデザインしてみた",
  "推しのアクスタを飾る棚をつくる",
  "夜ふかし部のTシャツができました",
  "縦書きのフォントで年賀状をつくる",
  "銭湯上がりの牛乳を飲みくらべ",
  "フクロウのいる喫茶店に行ってきた",
  "レトロなマッチ箱のデザインを集めました",
  "夜ふかしのおとも、ホットサンド三種",
  "和柄のトートバッグを染めてみる",
  "文房具沼 夜に書きたくなるノート",
  "ねこの形のクッキーを焼く夜",
  "本日休業の札を刺繍でつくる",
  "深夜の散歩 川沿いの銭湯まで",
  "レトロな看板をスケッチする",
  "プレゼントにしたいマグカップのデザイン",
  "夜ふかしラジオ おたよりの回",
  "フクロウの絵を三種類の画材で描く",
  "推し活ノートの作り方",
  "喫茶店のプリンを再現する",
  "銭湯ポスターのできるまで",
];
const ENGAWA_TITLES = ["縁側の金魚鉢をみがく", "朝顔の観察日記 その一", "祖母の梅干しを受けつぐ", "縁側で読む本"];
const NIGHT = {
  title: "夜ふかし商店",
  handle: "yofukashi_shoten",
  description: "夜ふかしと銭湯、フクロウの話をする小さなチャンネルです。グッズもつくっています。",
  subscribers: 12_800,
  titles: NIGHT_TITLES,
};

export const GOOGLE_CREATORS: readonly GoogleCreator[] = [
  {
    id: "night",
    label: "夜ふかし商店",
    note: "登録者 12,800人。年代と性別のデータがあります。",
    channel: NIGHT,
  },
  {
    id: "hidden",
    label: "ひみつの製本室",
    note: "登録者の人数を公開していません。データはあります。",
    channel: { ...NIGHT, title: "ひみつの製本室", handle: "himitsu_seihon", subscribers: undefined },
  },
  {
    id: "small",
    label: "はじめての縁側",
    note: "登録者 38人。年代と性別のデータがありません。",
    fault: "no-age-gender",
    channel: {
      title: "はじめての縁側",
      handle: "hajimete_engawa",
      description: "縁側のある家で、はじめての動画をつくっています。",
      subscribers: 38,
      titles: ENGAWA_TITLES,
    },
  },
  { id: "viewer", label: "見るだけの人", note: "YouTubeのチャンネルがありません。", fault: "no-channel" },
  { id: "scope", label: "許可を外す人", note: "分析の許可のチェックを外します。", fault: "scope", channel: NIGHT },
  { id: "quota", label: "混雑中の人", note: "APIの利用上限に達しています。", fault: "quota", channel: NIGHT },
  { id: "outage", label: "障害中の人", note: "YouTubeの分析が止まっています。", fault: "outage", channel: NIGHT },
  {
    id: "revoked",
    label: "あとで取り消す人",
    note: "連携したすぐあとに、許可を取り消します。",
    fault: "revoked",
    channel: NIGHT,
  },
];

/** Percentages of subscribed viewers; they add up to 100. */
export const AUDIENCE_ROWS: readonly (readonly [string, string, number])[] = [
  ["age13-17", "female", 4.2],
  ["age13-17", "male", 2.1],
  ["age18-24", "female", 18.4],
  ["age18-24", "male", 9.3],
  ["age18-24", "user_specified", 1.2],
  ["age25-34", "female", 17.6],
  ["age25-34", "male", 11.2],
  ["age25-34", "user_specified", 0.8],
  ["age35-44", "female", 10.1],
  ["age35-44", "male", 7.4],
  ["age45-54", "female", 5.9],
  ["age45-54", "male", 4.3],
  ["age55-64", "female", 3.1],
  ["age55-64", "male", 2.2],
  ["age65-", "female", 1.2],
  ["age65-", "male", 1],
];
