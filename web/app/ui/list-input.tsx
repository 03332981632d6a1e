import { Button } from "@surimono/ui/button.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { type ChangeEvent, useRef } from "react";
import { decodeList, MAX_LIST_BYTES } from "./decode-list.ts";

interface ListInputProps {
  text: string;
  /** The columns, as the first line of a list names them. */
  headings: string;
  onChange: (text: string) => void;
  /** A file was chosen, and this is its text. */
  onFile: (text: string) => void;
  /** The file cannot be a list, with the words for it. */
  onRefuse: (message: string) => void;
  onSample: () => void;
}

/** A list of rows, pasted or from a CSV file, with a sample to start from. */
export function ListInput({ text, headings, onChange, onFile, onRefuse, onSample }: ListInputProps) {
  const file = useRef<HTMLInputElement>(null);
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const [picked] = event.target.files ?? [];
    event.target.value = "";
    if (!picked) return;
    if (picked.size > MAX_LIST_BYTES) return onRefuse("ファイルが大きすぎます。1MBまでのファイルをお選びください。");
    onFile(decodeList(await picked.arrayBuffer()));
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon="upload" size={36} onClick={() => file.current?.click()}>
          CSVファイルをえらぶ
        </Button>
        <Button icon="download" size={36} variant="quiet" onClick={onSample}>
          サンプルをダウンロード
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label="CSVファイル"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void pick(event)}
        />
      </div>
      <TextArea
        label="リスト"
        className="mt-4 [&_textarea]:max-h-40 [&_textarea]:overflow-auto [&_textarea]:whitespace-pre"
        placeholder={headings}
        value={text}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
