export interface InstagramAccount {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly biography: string;
  readonly followers: number;
  readonly captions: readonly string[];
}

/** What a Facebook account of the demo has, and what goes wrong with it. */
export interface MetaCreator {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly fault?: "no-page" | "not-professional" | "scope" | "throttled" | "revoked" | "too-small";
  readonly accounts: readonly InstagramAccount[];
}

const HANKO: InstagramAccount = {
  id: "17841400000000001",
  username: "tabi.no_hanko",
  name: "旅のはんこ",
  biography: "旅先で消しゴムはんこを彫っています。紙雑貨と御朱印帳。",
  followers: 24_300,
  captions: [
    "尾道の坂道をはんこにしました。#消しゴムはんこ #旅 #尾道",
    "御朱印帳の新しい柄です。和柄とレトロのあいだ。#御朱印帳 #和柄",
    "手ぬぐいに捺したら、夏らしくなりました #消しゴムはんこ #手ぬぐい",
    "京都の銭湯で見つけたタイルの柄 #旅 #銭湯 #タイル",
    "プレゼント用の包装紙を刷りました。#紙雑貨 #プレゼント",
    "しおりの新作です。猫とふね。#紙雑貨 #猫",
    "ねこのはんこ、三年目の彫りなおし #消しゴムはんこ #猫",
    "金沢の和菓子をはんこに #旅 #和菓子 #消しゴムはんこ",
    "年賀状の準備をはじめました #年賀状 #消しゴムはんこ",
    "トートバッグに刷る柄を考え中。どれがお好きですか #トートバッグ",
    "雨の日の紙雑貨店 #紙雑貨 #レトロ",
    "旅の記録をZINEにまとめました #ZINE #旅",
  ],
};
const BAKERY: InstagramAccount = {
  id: "17841400000000002",
  username: "asa_no_pan",
  name: "朝のパン",
  biography: "朝七時に焼けるパンの記録。",
  followers: 6_150,
  captions: [
    "食パンの焼き色くらべ #パン #朝ごはん",
    "あんぱんの焼印をつくりました #パン #あんぱん",
    "朝ごはんの定番 #朝ごはん",
  ],
};

export const META_CREATORS: readonly MetaCreator[] = [
  {
    id: "hanko",
    label: "旅のはんこ",
    note: "フォロワー 24,300人。年代と性別のデータがあります。",
    accounts: [HANKO],
  },
  {
    id: "two",
    label: "ふたつ持っている人",
    note: "プロアカウントが2つあり、どちらかを選びます。",
    accounts: [HANKO, BAKERY],
  },
  {
    id: "small",
    label: "はじめての手しごと",
    note: "フォロワー 42人。年代と性別のデータがありません。",
    fault: "too-small",
    accounts: [
      { ...BAKERY, id: "17841400000000003", username: "hajimete.teshigoto", name: "はじめての手しごと", followers: 42 },
    ],
  },
  {
    id: "personal",
    label: "個人アカウントの人",
    note: "プロアカウントではありません。",
    fault: "not-professional",
    accounts: [],
  },
  { id: "pageless", label: "ページのない人", note: "Facebookページがありません。", fault: "no-page", accounts: [] },
  { id: "scope", label: "許可を外す人", note: "インサイトの許可を外します。", fault: "scope", accounts: [HANKO] },
  {
    id: "throttled",
    label: "混雑中の人",
    note: "APIの利用上限に達しています。",
    fault: "throttled",
    accounts: [HANKO],
  },
  {
    id: "revoked",
    label: "あとで取り消す人",
    note: "連携したすぐあとに、許可を取り消します。",
    fault: "revoked",
    accounts: [HANKO],
  },
];

/** Shares of the followers in a hundred. */
export const GENDER_SHARES = { F: 66, M: 29, U: 5 } as const;
export const AGE_SHARES = {
  "13-17": 3,
  "18-24": 17,
  "25-34": 34,
  "35-44": 26,
  "45-54": 13,
  "55-64": 5,
  "65+": 2,
} as const;
