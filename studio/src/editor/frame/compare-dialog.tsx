import type { DesignDocument } from "@surimono/domain/designs";
import { Button } from "@surimono/ui/button.tsx";
import { Sheet } from "@surimono/ui/sheet.tsx";
import { useEffect, useState } from "react";
import type { Keeping } from "../keeping/keeping.ts";
import { DesignPicture } from "../panels/image/design-picture.tsx";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { useAside } from "./keeping-bar.tsx";
import { momentText, useSaveState } from "./save-words.tsx";

type Split = ReturnType<Keeping["splitHere"]>;

/** Two copies of one design side by side, with everything that can be done with either. Nothing is discarded without asking. */
export function CompareDialog({ onClose }: { readonly onClose: () => void }) {
  const { keeping, scene } = useSession();
  const state = useSaveState();
  const aside = useAside();
  const document = useEditorState((current) => current.document);
  const [made, setMade] = useState<string>();
  const canSplit = useEditorProps().server.keepCopy !== undefined;
  const theirs = state.kind === "conflict" ? state.theirs : undefined;

  useEffect(() => {
    if (theirs) scene.prepare(theirs.document);
    for (const { copy } of aside) scene.prepare(copy.document);
  }, [scene, theirs, aside]);

  async function split(run: () => Split): Promise<string | undefined> {
    const answer = await run();
    if (!answer.ok) return answer.failure.message;
    setMade(answer.value.url);
    return undefined;
  }

  return (
    <Sheet look="tool" width={760} title="デザインを見くらべる" onClose={onClose}>
      {made && <MadeNotice url={made} />}
      <ul className="grid gap-4 md:grid-cols-2">
        <Version title="この画面" document={document}>
          {theirs && (
            <>
              <Choice isMain text="この画面の内容で保存する" onChoose={keeping.takeHere} />
              {canSplit && (
                <Choice text="別のアイテムとして残し、もう一方を開く" onChoose={() => split(keeping.splitHere)} />
              )}
            </>
          )}
          {state.kind === "refused" && canSplit && (
            <Choice isMain text="別のアイテムとして残す" onChoose={() => split(keeping.splitHere)} />
          )}
        </Version>
        {theirs && (
          <Version title="別の画面で保存された内容" at={theirs.savedAt} document={theirs.document}>
            <Choice text="こちらを開く" onChoose={keeping.takeTheirs} />
          </Version>
        )}
        {aside.map(({ key, copy }) => (
          <Version key={key} title="この端末に残っている編集" at={copy.editedAt} document={copy.document}>
            {!theirs && <Choice text="こちらを開く" onChoose={() => keeping.openAside(key)} />}
            {canSplit && <Choice text="別のアイテムとして残す" onChoose={() => split(() => keeping.splitAside(key))} />}
            <Choice text="削除する" confirm="本当に削除する" onChoose={() => keeping.aside.drop(key)} />
          </Version>
        ))}
      </ul>
      {theirs && (
        <p className="mt-4 text-12 text-mute">
          選ばなかったほうも、この端末に残ります。あとから開いたり、別のアイテムにしたりできます。
        </p>
      )}
    </Sheet>
  );
}

function MadeNotice({ url }: { readonly url: string }) {
  return (
    <p role="status" className="mb-4 rounded-ctl border border-line bg-paper px-4 py-3 text-14 text-deep">
      別のアイテムとして、マイアイテムの下書きに残しました。{" "}
      <a href={url} target="_blank" rel="noopener noreferrer" className="text-red-text underline">
        新しいタブで開く
      </a>
    </p>
  );
}

interface VersionProps {
  readonly title: string;
  readonly at?: number | undefined;
  readonly document: DesignDocument;
  readonly children: React.ReactNode;
}

function Version({ title, at, document, children }: VersionProps) {
  return (
    <li className="rounded-card border border-line p-4">
      <h3 className="mb-3 flex flex-wrap items-baseline gap-x-3 text-16 font-bold text-deep">
        {title}
        {at !== undefined && <span className="num text-12 font-normal text-mute">{momentText(at)}</span>}
      </h3>
      <DesignPicture document={document} />
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">{children}</div>
    </li>
  );
}

interface ChoiceProps {
  readonly text: string;
  readonly isMain?: boolean;
  /** Asks for confirmation in the same place. */
  readonly confirm?: string;
  /** Returns what went wrong. */
  readonly onChoose: () => Promise<unknown>;
}

function Choice({ text, isMain = false, confirm, onChoose }: ChoiceProps) {
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function choose(): Promise<void> {
    if (confirm && !isAsked) return setAsked(true);
    setBusy(true);
    const answer = await onChoose();
    setProblem(typeof answer === "string" ? answer : undefined);
    setBusy(false);
  }

  return (
    <>
      <Button variant={isMain ? "primary" : "outline"} size={44} pending={isBusy} onClick={() => void choose()}>
        {isAsked ? confirm : text}
      </Button>
      {problem && (
        <p role="alert" className="w-full text-14 text-red-text">
          {problem}
        </p>
      )}
    </>
  );
}
