import { Breakable } from "#app/ui/breakable.tsx";

const BEFORE_GOODS =
  /(?=Tシャツ|ポロシャツ|パーカー|スウェット|タンクトップ|トート|サコッシュ|ポーチ|エプロン|キャップ|タンブラー|ポスター|ポストカード|キーホルダー|コースター|マウスパッド|パネル|クッション|ハンドタオル|フェイスタオル)/u;
/** 「トート L」「ノート A5」「330 mL」: a suffix this short gets no line of its own. */
const SHORT_END = / \S{1,2}$/u;

/** The name of a catalogue item; it breaks between material and noun. */
export function ItemName({ name }: { name: string }) {
  return (
    <Breakable text={name} before={BEFORE_GOODS}>
      {(part) => (SHORT_END.test(part) ? <span className="whitespace-nowrap">{part}</span> : part)}
    </Breakable>
  );
}
