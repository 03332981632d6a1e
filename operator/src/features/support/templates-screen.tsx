import { deleteTemplate, listTemplates, saveTemplate } from "@surimono/contract/support";
import { Button } from "@surimono/ui/button.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { TEMPLATES_KEY, type Template } from "./ticket-query.ts";

const PLACES = "{お名前}、{番号}、{注文番号}、{担当} は、お返事に入れるときに置きかわります。";

export function TemplatesScreen() {
  const [editing, setEditing] = useState<Template | "new">();
  const [deleting, setDeleting] = useState<Template>();
  const mayWrite = useRight("support.answer");
  const templates = useQuery({
    queryKey: TEMPLATES_KEY,
    queryFn: async () => orThrow(await call(listTemplates, {})).templates,
  });
  const done = (words: string) => () => {
    showToast(words, { tone: "success" });
    void templates.refetch();
  };
  return (
    <>
      <BackLink to="/tickets">お問い合わせの一覧</BackLink>
      <ScreenHeading
        title="返信のひな形"
        aside={
          mayWrite && (
            <Button variant="primary" size={44} icon="plus" onClick={() => setEditing("new")}>
              ひな形を作る
            </Button>
          )
        }
      />
      <p className="mb-4 text-14 text-mute">{PLACES}</p>
      <Fetched query={templates}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="rounded-card border border-line p-6 text-center text-mute">
              まだありません。よく使うお返事を、ひな形にしておけます。
            </p>
          ) : (
            <ul className="flex flex-col gap-3">
              {rows.map((row) => (
                <li key={row.template_id} className="rounded-card border border-line p-4">
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <h2 className="font-bold text-16">{row.name}</h2>
                    {mayWrite && (
                      <span className="flex gap-2">
                        <Button size={44} icon="pencil" onClick={() => setEditing(row)}>
                          直す
                        </Button>
                        <Button size={44} variant="quiet" icon="trash" onClick={() => setDeleting(row)}>
                          消す
                        </Button>
                      </span>
                    )}
                  </div>
                  <p className="mt-2 whitespace-pre-wrap text-14">{row.text}</p>
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
      {editing && (
        <EditDialog
          template={editing === "new" ? undefined : editing}
          onDone={done("保存しました。")}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <ReasonDialog
          title={`「${deleting.name}」を消しますか？`}
          effect="送ったお返事は、そのまま残ります。"
          yes="消す"
          withReason={false}
          run={async () => orThrow(await call(deleteTemplate, { template_id: deleting.template_id }))}
          onDone={done("消しました。")}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

interface EditDialogProps {
  template: Template | undefined;
  onDone: () => void;
  onClose: () => void;
}

function EditDialog({ template, onDone, onClose }: EditDialogProps) {
  return (
    <ReasonDialog
      title={template ? "ひな形を直す" : "ひな形を作る"}
      effect={PLACES}
      yes="保存する"
      withReason={false}
      run={async (form) => {
        const wish = { name: String(form.get("name")), text: String(form.get("text")) };
        orThrow(await call(saveTemplate, { ...wish, ...(template && { template_id: template.template_id }) }));
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput label="名前" name="name" maxLength={60} defaultValue={template?.name} required />
      <TextArea label="本文" name="text" rows={8} maxLength={4000} defaultValue={template?.text} required />
    </ReasonDialog>
  );
}
