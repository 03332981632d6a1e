import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { SelectBox } from "@surimono/ui/select.tsx";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { base64Of } from "./base64-of.ts";
import { FileInput } from "./file-input.tsx";

interface Statement {
  readonly name: string;
  /** Base 64. */
  readonly file: string;
}

interface StatementUploadProps {
  /** Of the form. */
  label: string;
  fileLabel: string;
  hint: string;
  mostBytes: number;
  /** How the file may be written. */
  ways: readonly { readonly value: string; readonly label: string }[];
  take: (statement: Statement, way: string) => Promise<{ readonly lines: number; readonly added: number }>;
  onDone: () => void;
  /** The dialog that saves how a CSV is written. */
  mappingDialog: (onClose: () => void) => ReactNode;
}

/** A file of lines from elsewhere, taken over once however often it is chosen. */
export function StatementUpload({
  label,
  fileLabel,
  hint,
  mostBytes,
  ways,
  take,
  onDone,
  mappingDialog,
}: StatementUploadProps) {
  const [isMapping, setMapping] = useState(false);
  const taking = useMutation({
    mutationFn: async (form: FormData) => {
      const file = form.get("file");
      if (!(file instanceof File) || file.size === 0) throw new Error("ファイルを選んでください。");
      if (file.size > mostBytes) throw new Error("ファイルが大きすぎます。期間を分けて、ダウンロードしてください。");
      return take({ name: file.name.slice(-200), file: await base64Of(file) }, String(form.get("way")));
    },
    onSuccess: onDone,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!taking.isPending) taking.mutate(new FormData(event.currentTarget));
  };
  return (
    <section className="rounded-card border border-line p-4">
      <form onSubmit={submit} aria-label={label}>
        <div className="flex flex-wrap items-end gap-3">
          <label className="text-12">
            形式
            <SelectBox name="way" size={44} className="mt-1 min-w-52" options={[...ways]} />
          </label>
          <FileInput label={fileLabel} name="file" required />
          <Button type="submit" size={44} icon="upload" pending={taking.isPending}>
            取り込む
          </Button>
          <Button size={44} onClick={() => setMapping(true)}>
            CSVの形を登録
          </Button>
        </div>
        <p className="mt-2 text-12 text-mute">{hint}</p>
        <div role="status" className="mt-2 empty:hidden">
          {taking.isError && <Notice tone="error">{taking.error.message}</Notice>}
          {taking.data && (
            <Notice tone="ok">
              {taking.data.lines}件のうち、新しい{taking.data.added}件を取り込みました。
            </Notice>
          )}
        </div>
      </form>
      {isMapping && mappingDialog(() => setMapping(false))}
    </section>
  );
}
