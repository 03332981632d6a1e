import { formatYen, type Yen } from "../kernel/index.ts";

/** Free for each item, counted from the day on which pieces of it were last put in (rule warehouse-free-30-days). */
export const FREE_STORAGE_DAYS = 30;

/** How many days before the end of the free time its owner is told, the last one being the day before. */
export const STORAGE_NOTICE_DAYS = [7, 3, 1] as const;

/** What happens after the free time, as the operator decides it. */
export interface StorageTerms {
  /** With tax, for each piece and day; 0 where nothing is asked. */
  readonly feePerPieceDay: Yen;
  /** So many days after the free time all pieces go back to the return address; null for never. */
  readonly returnAfterDays: number | null;
}

/** The terms in words, as they are shown before an order (rule warehouse-terms). */
export function storageTermsText({ feePerPieceDay, returnAfterDays }: StorageTerms): string[] {
  const fee =
    feePerPieceDay > 0
      ? `無料期間のあとは、1点につき1日${formatYen(feePerPieceDay)}（税込）の保管料がかかります。保管料は、倉庫から発送するときに、発送する分だけお支払いいただきます。`
      : "無料期間のあとも、保管料はかかりません。";
  return [
    `倉庫での保管は、アイテムごとに、最後に入庫した日から${FREE_STORAGE_DAYS}日間無料です。補充すると、無料期間が新しく始まります。`,
    fee,
    returnText(returnAfterDays),
    `無料期間が終わる${STORAGE_NOTICE_DAYS.join("日前・")}日前に、お知らせとメールでご案内します。`,
    "倉庫からの発送は、1か所目の送料が無料、2か所目から1か所につき770円（税込）です。",
  ].filter((text) => text !== "");
}

function returnText(days: number | null): string {
  if (days === null) return "";
  const when = days === 0 ? "無料期間が終わると" : `無料期間が終わって${days}日を過ぎると`;
  return `${when}、お預かりしているすべての商品を、登録された返送先へお返しします。このときの送料と保管料はいただきません。`;
}
