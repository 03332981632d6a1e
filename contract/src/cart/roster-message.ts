import type { RosterField, RosterProblem } from "@surimono/domain/cart";
import { PERSONAL_KIND_NAMES } from "@surimono/domain/catalogue";

/** What is wrong with a roster, beside its field. */
export function rosterMessage({ field, code, limit, characters = "", scripts = [] }: RosterComplaint): string {
  const word = field === "size" ? "サイズ" : PERSONAL_KIND_NAMES[field];
  switch (code) {
    case "unknown-size":
      return "このサイズはありません。サイズを選んでください。";
    case "missing":
      return `${word}を入れてください。`;
    case "too-long":
      return `${word}は${limit}${field === "number" ? "桁" : "字"}までです。`;
    case "wrong-characters":
      if (field === "number") return "番号は数字で入れてください。";
      if (scripts.includes("kana")) return "ひらがな・カタカナで入れてください。";
      return scripts.includes("latin")
        ? "英字で入れてください。"
        : "使えない文字があります。絵文字や《》は外してください。";
    case "missing-glyph":
      return `「${characters}」はこの書体で印刷できません。別の文字にしてください。`;
    case "too-wide":
      return "長すぎて枠に入りません。短くしてください。";
  }
}

interface RosterComplaint {
  readonly field: RosterField;
  readonly code: RosterProblem["code"] | "missing-glyph" | "too-wide";
  readonly limit?: number | undefined;
  readonly characters?: string | undefined;
  readonly scripts?: readonly string[] | undefined;
}
