/** The couriers by whom parcels are sent, with the page that says where one is. */
export const COURIERS = {
  yamato: {
    name: "ヤマト運輸",
    track: (number: string) => `https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=${number}`,
  },
  sagawa: {
    name: "佐川急便",
    track: (number: string) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  },
  japanpost: {
    name: "日本郵便",
    track: (number: string) =>
      `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${number}&locale=ja`,
  },
} as const;
export type Courier = keyof typeof COURIERS;
export const COURIER_IDS = Object.keys(COURIERS) as [Courier, ...Courier[]];

/** Digits and letters of a tracking number, without its hyphens; undefined when it is none. */
export function readTrackingNumber(typed: string): string | undefined {
  const number = typed.normalize("NFKC").replaceAll(/[\s-]/g, "").toUpperCase();
  return /^[0-9A-Z]{8,20}$/.test(number) ? number : undefined;
}
