import type { GalleryVerdict } from "@surimono/domain/words";
import type { Letter } from "../../../platform/mail/index.ts";

export interface Verdict {
  readonly verdict: GalleryVerdict;
  readonly itemName: string;
  readonly productId: number;
  /** Of the operator, for the maker. */
  readonly words: string;
  /** By its maker: it is in the gallery whenever nothing keeps it out. */
  readonly isPublished: boolean;
  /** The maker had objected. */
  readonly isAnswer: boolean;
}

const SENTENCES: Readonly<Record<Exclude<GalleryVerdict, "restored">, string>> = {
  left: "確認の結果、いまの扱いを続けることにいたしました。",
  hidden: "運営の確認により、ギャラリーへの表示をとりやめました。ご自身でのご注文は、これまでどおりできます。",
  removed:
    "運営の確認により、ギャラリーへの表示と、新しいご注文の受付をとりやめました。お受けしているご注文は、そのままお届けします。",
};

function sentenceOf({ verdict, isPublished }: Verdict): string {
  if (verdict !== "restored") return SENTENCES[verdict];
  const gallery = isPublished
    ? "ギャラリーにも、ふたたび表示しています。公開は、マイアイテムからいつでもやめられます。"
    : "ギャラリーへの公開は、マイアイテムからお選びいただけます。";
  return `あらためて確認し、ふたたびご利用いただけるようにしました。${gallery}`;
}

/** In the bell, with the words for the maker. */
export function verdictSentence(told: Verdict): string {
  return `「${told.itemName}」は、${sentenceOf(told)}${told.words}`;
}

export function verdictLetter(to: string, told: Verdict, publicUrl: string): Letter {
  const { verdict, itemName, productId, words, isAnswer } = told;
  const isOut = verdict === "hidden" || verdict === "removed";
  const way = `お考えと異なるときは、マイアイテムのこの作品の編集画面からお申し出ください。運営があらためて確認し、お返事します。
${publicUrl}/my-items?itemTab=0&productId=${productId}

`;
  return {
    to,
    subject: `【SURIMONO】作品「${itemName}」について`,
    text: `いつもSURIMONOをご利用いただき、ありがとうございます。
${isAnswer ? "お申し出を拝見しました。\n" : ""}
作品「${itemName}」（${productId}）は、${sentenceOf(told)}
${words ? `\n${words}\n` : ""}
${isOut || isAnswer ? way : ""}利用規約
${publicUrl}/guides/protocol-auth
`,
  };
}
