/** Bytes of Shift_JIS for half-width kana and ASCII, which are one each. */
function bytesOf(text: string): number[] {
  return [...text].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code >= 0xff61 ? code - 0xff61 + 0xa1 : code;
  });
}

const number = (value: number | string, digits: number) => String(value).padStart(digits, "0");
const words = (value: string, bytes: number) => value.padEnd(bytes, " ").slice(0, bytes);

export interface Came {
  /** YYMMDD. */
  readonly day: string;
  readonly amount: number;
  readonly payer?: string;
  readonly edi?: string;
  readonly reference?: number;
  readonly isCancelled?: boolean;
  readonly isOut?: boolean;
  readonly memo?: string;
}

const bank = (code: string, branch: string) =>
  `${number(code, 4)}${words("ﾐﾎﾝｷﾞﾝｺｳ", 15)}${number(branch, 3)}${words("ﾐﾎﾝ", 15)}`;

interface Shape {
  readonly account?: string;
  readonly between?: string;
  readonly trailer?: string;
  /** With amounts of 12 digits behind the mark of cancellation. */
  readonly isWide?: boolean;
}

/** 振込入金通知. */
export function noticeFile(
  lines: readonly Came[],
  { account = "0000000", between = "\r\n", trailer, isWide = false }: Shape = {},
) {
  const header = `1010${"081201".repeat(3)}${bank("9999", "999")}1${account}${words("ﾐﾎﾝｽﾘﾓﾉｺｳﾎﾞｳ", 40)}${words("", 93)}`;
  const data = lines.map(
    ({ day, amount, payer = "", edi = "", reference = 1, isCancelled }) =>
      `2${number(reference, 6)}${day}${day}${number(amount, 10)}${number(0, 10)}${number(0, 10)}${words(payer, 48)}${words("ﾐﾅﾄ", 15)}${words("ｼﾌﾞﾔ", 15)}${isCancelled ? 1 : " "}${isWide ? number(amount, 12) + number(0, 12) : ""}${words(edi, 20)}${words("", isWide ? 28 : 52)}`,
  );
  const counted = lines.filter((line) => !line.isCancelled);
  const sum = counted.reduce((all, { amount }) => all + amount, 0);
  const end =
    trailer ?? `8${number(counted.length, 6)}${number(sum, 12)}${number(0, 6)}${number(0, 12)}${words("", 163)}`;
  return Uint8Array.from(bytesOf([header, ...data, end, words("9", 200)].join(between)));
}

/** 入出金取引明細. */
export function movementsFile(lines: readonly Came[], { between = "" }: Shape = {}) {
  const header = `1030${"081201".repeat(3)}${bank("9999", "999")}000${"1"}${number(0, 10)}${words("ﾐﾎﾝｽﾘﾓﾉｺｳﾎﾞｳ", 40)}1 ${number(0, 14)}${words("", 71)}`;
  const data = lines.map(
    ({ day, amount, payer = "", edi = "", reference = 1, isOut, isCancelled, memo = "" }) =>
      `2${number(reference, 8)}${day}${day}${isOut ? 2 : 1}${isCancelled ? 19 : 11}${number(amount, 12)}${number(0, 12)}${number(0, 12)}0${number(0, 7)}${number(0, 3)}${number(0, 10)}${words(payer, 48)}${words("ﾐﾅﾄ", 15)}${words("ｼﾌﾞﾔ", 15)}${words(memo, 20)}${words(edi, 20)} `,
  );
  const came = lines.filter(({ isOut }) => !isOut);
  const sum = (of: readonly Came[]) => of.reduce((all, { amount }) => all + amount, 0);
  const out = lines.filter(({ isOut }) => isOut);
  const end = `8${number(came.length, 6)}${number(sum(came), 13)}${number(out.length, 6)}${number(sum(out), 13)}1${number(0, 14)}${number(lines.length, 7)}${words("", 139)}`;
  return Uint8Array.from(bytesOf([header, ...data, end, words("9", 200)].join(between)));
}
