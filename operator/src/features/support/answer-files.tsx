import { MAX_ANSWER_FILE_BYTES, MOST_ANSWER_FILES } from "@surimono/contract/support";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useState } from "react";
import { FileInput } from "../../ui/file-input.tsx";

interface AnswerFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** What goes with the answer: chosen one after the other, so that each may lie elsewhere. */
export function AnswerFiles({ files, onChange }: AnswerFilesProps) {
  const [isTooLarge, setIsTooLarge] = useState(false);
  const add = (file: File | undefined) => {
    if (!file) return;
    setIsTooLarge(file.size > MAX_ANSWER_FILE_BYTES);
    if (file.size <= MAX_ANSWER_FILE_BYTES) onChange([...files.filter(({ name }) => name !== file.name), file]);
  };
  return (
    <div className="flex flex-col gap-2">
      {files.length > 0 && (
        <ul aria-label="添付ファイル" className="flex flex-col gap-1 text-14">
          {files.map((file) => (
            <li key={file.name} className="flex min-w-0 items-center gap-3">
              <span className="min-w-0 truncate">{file.name}</span>
              <span className="num shrink-0 text-mute">{formatNumber(Math.ceil(file.size / 1024))} KB</span>
              <Button
                size={44}
                variant="quiet"
                className="shrink-0"
                aria-label={`${file.name}を外す`}
                onClick={() => onChange(files.filter(({ name }) => name !== file.name))}
              >
                外す
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MOST_ANSWER_FILES && (
        <FileInput
          // A new field for each file: the same one may be chosen again after it was taken off.
          key={files.length}
          label={`${files.length > 0 ? "もう1つ付ける" : "添付ファイル"}（PDF・PNG・JPEG、1つ${formatNumber(MAX_ANSWER_FILE_BYTES / 1_000_000)} MBまで、${MOST_ANSWER_FILES}つまで）`}
          accept=".pdf,.png,.jpg,.jpeg"
          onChange={(event) => add(event.target.files?.[0])}
        />
      )}
      {isTooLarge && (
        <Notice tone="error">
          ファイルが大きすぎます。{formatNumber(MAX_ANSWER_FILE_BYTES / 1_000_000)} MBまでのファイルを選んでください。
        </Notice>
      )}
    </div>
  );
}
