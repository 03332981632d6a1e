import { checkCatalogueDrafts, publishCatalogueDrafts } from "@surimono/contract/catalogue";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { momentIn } from "../../ui/moment.ts";
import { useFormDeed } from "../../ui/use-form-deed.ts";
import { EffectList } from "./effect-list.tsx";
import { CATALOGUE_KEY, type Checked } from "./goods-query.ts";
import { ProblemList } from "./json-editor.tsx";
import { useChoices } from "./use-choices.ts";

export interface SeenDraft {
  readonly path: string;
  readonly revision: string;
}

interface PublishDialogProps {
  title?: string;
  drafts: readonly SeenDraft[];
  onDone?: () => void;
  onClose: () => void;
}

/** Shows what will change before anything does, and publishes at once or plans it. */
export function PublishDialog({ title = "公開する", drafts, onDone, onClose }: PublishDialogProps) {
  const id = useId();
  const [isPlanned, setIsPlanned] = useState(false);
  const client = useQueryClient();
  const choices = useChoices();
  const checked = useQuery({
    queryKey: [...CATALOGUE_KEY, "check", ...drafts.map(({ revision }) => revision)],
    queryFn: async () => orThrow(await call(checkCatalogueDrafts, { paths: drafts.map(({ path }) => path) })),
  });
  const publish = useFormDeed(
    async (form) => {
      const at = momentIn(form, "at");
      const wish = { drafts: drafts.map(({ path, revision }) => ({ path, revision })), at };
      orThrow(await call(publishCatalogueDrafts, { ...wish, reason: String(form.get("reason")) }));
      showToast(at ? "公開を予約しました。" : "公開しました。数秒でお店に出ます。", { tone: "success" });
    },
    () => {
      // What is fetched again is more than this dialog has to wait for.
      void client.invalidateQueries({ queryKey: CATALOGUE_KEY });
      onDone?.();
      onClose();
    },
  );
  const isSound = checked.data?.problems.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>やめる</Button>
          {isSound && (
            <Button type="submit" form={id} variant="primary" pending={publish.isPending}>
              {isPlanned ? "公開を予約する" : "公開する"}
            </Button>
          )}
        </>
      }
    >
      <form id={id} onSubmit={publish.submit} noValidate className="flex flex-col gap-3">
        <Fetched query={checked}>{(found) => <Effect found={found} choices={choices} />}</Fetched>
        {isSound && (
          <>
            <TextInput
              label="公開する日時"
              hint="空にすると、いますぐ公開します。日本時間で、1分ほどの幅があります。"
              name="at"
              type="datetime-local"
              onChange={({ target }) => setIsPlanned(target.value !== "")}
            />
            <TextInput label="理由" hint="公開の履歴と記録に残ります。" name="reason" maxLength={200} required />
          </>
        )}
        <FormProblem words={publish.problem} />
      </form>
    </Dialog>
  );
}

function Effect({ found, choices }: { found: Checked; choices: ReturnType<typeof useChoices> }) {
  if (found.problems.length > 0)
    return (
      <>
        <Notice tone="error">誤りがあるため、まだ公開できません。直して保存すると、もう一度確かめます。</Notice>
        <ProblemList problems={found.problems} />
      </>
    );
  return (
    <div className="max-h-[45vh] overflow-y-auto">
      <EffectList {...found} choices={choices} />
    </div>
  );
}
