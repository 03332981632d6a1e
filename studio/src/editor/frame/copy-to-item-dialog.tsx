import { Button } from "@surimono/ui/button.tsx";
import { buttonStyle } from "@surimono/ui/button-style.ts";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { Sheet } from "@surimono/ui/sheet.tsx";
import { useRequestKey } from "@surimono/ui/use-request-key.ts";
import { useCallback, useEffect, useState } from "react";
import { answerOf } from "../keeping/design-server.ts";
import type { CopyChoice, GoodsChoices, OtherGoods } from "../model/other-goods.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { CopyChoices } from "./copy-choices.tsx";
import { GoodsList } from "./goods-list.tsx";

const NO_ANSWER = "通信できませんでした。接続を確かめて、もう一度お試しください。";

/** Copies the design to other goods as a new my item: which goods, how and where. */
export function CopyToItemDialog({ onClose }: { readonly onClose: () => void }) {
  const { goods } = useEditorProps();
  return goods && <OpenCopyDialog goods={goods} onClose={onClose} />;
}

interface OpenCopyDialogProps {
  readonly goods: OtherGoods;
  readonly onClose: () => void;
}

function OpenCopyDialog({ goods, onClose }: OpenCopyDialogProps) {
  const { autosave, store } = useSession();
  const { keyOf, renew } = useRequestKey();
  const copyTo = useEditorState((state) => state.copyTo);
  const [choices, setChoices] = useState<GoodsChoices>();
  const [opening, setOpening] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<string>();

  const open = useCallback(
    async (itemId: number): Promise<void> => {
      setOpening(itemId);
      setProblem(undefined);
      const answer = await answerOf(goods.open(itemId));
      setOpening(undefined);
      if (answer?.ok) setChoices(answer.value);
      else setProblem(answer?.failure.message ?? NO_ANSWER);
    },
    [goods],
  );

  useEffect(() => {
    if (copyTo) void open(copyTo.itemId);
  }, [copyTo, open]);

  async function copy(choice: CopyChoice): Promise<void> {
    setProblem(undefined);
    // The server copies its own version.
    if (!(await autosave.flush())) return setProblem("先にこのデザインを保存できるようにしてください。");
    const answer = await answerOf(goods.copy(choice, keyOf([choice, store.get().document])));
    if (answer?.ok) {
      renew();
      setMade(answer.value.url);
    } else setProblem(answer?.failure.message ?? NO_ANSWER);
  }

  return (
    <Sheet look="tool" width={760} title="ほかのアイテムにコピー" onClose={onClose}>
      {problem && (
        <p role="alert" className="mb-4 rounded-ctl bg-tint px-4 py-2.5 text-14 text-red-press">
          {problem}
        </p>
      )}
      {made ? (
        <CopyMade url={made} name={choices?.name ?? ""} onClose={onClose} />
      ) : choices ? (
        <>
          <div className="mb-4 flex items-center gap-1">
            <IconButton
              size={36}
              icon="chevron-left"
              label="アイテムを選び直す"
              onClick={() => setChoices(undefined)}
            />
            <h3 className="text-16 font-bold text-deep">{choices.name}</h3>
          </div>
          <CopyChoices key={choices.itemId} choices={choices} wantedColor={copyTo?.colorId} onCopy={copy} />
        </>
      ) : (
        <GoodsList goods={goods} opening={opening} onChoose={(card) => void open(card.itemId)} />
      )}
    </Sheet>
  );
}

interface CopyMadeProps {
  readonly url: string;
  readonly name: string;
  readonly onClose: () => void;
}

function CopyMade({ url, name, onClose }: CopyMadeProps) {
  return (
    <div role="status">
      <p className="text-16 text-deep">「{name}」にコピーし、マイアイテムの下書きに保存しました。</p>
      <p className="mt-1 text-14">場所の大きさに合わせて、中央に置いてあります。</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        <Button size={44} onClick={onClose}>
          このデザインに戻る
        </Button>
        <a href={url} className={buttonStyle({ variant: "primary", size: 44 })}>
          コピーを開く
        </a>
      </div>
    </div>
  );
}
