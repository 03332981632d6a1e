/** How a failure that the customer can cause leaves the server: its HTTP status and its Japanese wording, which says what to do. */
export interface FailureWording {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 423 | 429 | 503;
  readonly message: string;
}

export type FailureTable = Readonly<Record<string, FailureWording>>;

/** A feature's only table of the codes it can answer with. The only place that knows HTTP statuses. */
export function defineFailures<const Table extends FailureTable>(table: Table): Table {
  return table;
}

/** The rows of a feature's table that one call can answer with. */
export function pickFailures<const Table extends FailureTable, const Code extends keyof Table>(
  table: Table,
  ...codes: readonly Code[]
): Pick<Table, Code> {
  return Object.fromEntries(codes.map((code) => [code, table[code]])) as Pick<Table, Code>;
}

/** What any call can answer with, whatever its feature. */
export const requestFailures = defineFailures({
  "request/malformed": { status: 400, message: "入力内容に誤りがあります。赤く示した項目をご確認ください。" },
  "request/bad-signature": { status: 400, message: "通信の途中で内容が変わりました。もう一度お試しください。" },
  "request/too-large": { status: 413, message: "送られたデータが大きすぎます。" },
  "request/unsupported": { status: 415, message: "この形式のデータは受け取れません。" },
  "request/too-many": { status: 429, message: "短い間に操作が続きました。しばらく待ってからお試しください。" },
  "request/not-found": { status: 404, message: "お探しの情報は見つかりませんでした。" },
  "request/overlapping": { status: 409, message: "ほかの操作と重なりました。もう一度お試しください。" },
  "session/expired": { status: 401, message: "ログインの有効期限が切れました。もう一度ログインしてください。" },
  "access/forbidden": { status: 403, message: "この操作はご利用のアカウントではできません。" },
  "server/stopping": { status: 503, message: "ただいま混み合っています。少し待ってからお試しください。" },
  "server/busy": {
    status: 503,
    message: "ただいま混み合っていて、お調べできませんでした。少し待ってから、もう一度お試しください。",
  },
});

export type RequestFailureCode = keyof typeof requestFailures;
