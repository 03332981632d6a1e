import { Fragment } from "react";

/** Long katakana is one word to the browser: without these it breaks before its last letter. */
const BEFORE_GOODS =
  /(?=Tシャツ|ポロシャツ|パーカー|スウェット|タンクトップ|トート|サコッシュ|ポーチ|エプロン|キャップ|タンブラー|ポスター|ポストカード|キーホルダー|コースター|マウスパッド|パネル|クッション|ハンドタオル|フェイスタオル)/u;
/** 「トート L」「ノート A5」「330 mL」: what is so short does not stand on a line of its own. */
const SHORT_END = / \S{1,2}$/u;

/** The name of a catalogue item, which breaks between what it is made of and what it is. */
export function ItemName({ name }: { name: string }) {
  return name.split(BEFORE_GOODS).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {SHORT_END.test(part) ? <span className="whitespace-nowrap">{part}</span> : part}
    </Fragment>
  ));
}
