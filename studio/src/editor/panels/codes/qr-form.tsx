import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { BLANK_ENTRIES, type QrEntry, qrContentOf } from "../../model/qr-entry.ts";
import { Segments } from "../fields/segments.tsx";

interface QrFormProps {
  readonly entry: QrEntry;
  readonly onChange: (entry: QrEntry) => void;
}

const KINDS = [
  { value: "link", name: "ページのアドレス", word: "リンク" },
  { value: "instagram", name: "Instagram", word: "インスタ" },
  { value: "wifi", name: "Wi-Fiの接続", word: "Wi-Fi" },
  { value: "words", name: "文字", word: "文字" },
] as const;

/** What nobody but the customer can spell. */
const EXACT = { autoCapitalize: "none", autoComplete: "off", spellCheck: false } as const;

/** What the code leads to; what is wrong stands below the field while it is typed. */
export function QrForm({ entry, onChange }: QrFormProps) {
  return (
    <div className="grid gap-3">
      <Segments
        label="QRコードの種類"
        value={entry.kind}
        options={KINDS}
        onChange={(kind) => onChange(BLANK_ENTRIES[kind])}
      />
      <QrFieldsOf entry={entry} onChange={onChange} />
    </div>
  );
}

function QrFieldsOf({ entry, onChange }: QrFormProps) {
  const written = qrContentOf(entry);
  const error = "problem" in written && written.problem !== "" ? written.problem : undefined;
  switch (entry.kind) {
    case "link":
      return (
        <TextInput
          label="ページのアドレス"
          inputMode="url"
          {...EXACT}
          placeholder="https://"
          value={entry.url}
          error={error}
          onChange={(event) => onChange({ ...entry, url: event.target.value })}
        />
      );
    case "instagram":
      return (
        <TextInput
          label="Instagramのユーザーネーム"
          {...EXACT}
          placeholder="surimono.jp"
          value={entry.name}
          error={error}
          onChange={(event) => onChange({ ...entry, name: event.target.value })}
        />
      );
    case "wifi":
      return (
        <>
          <TextInput
            label="ネットワーク名（SSID）"
            {...EXACT}
            maxLength={32}
            value={entry.ssid}
            onChange={(event) => onChange({ ...entry, ssid: event.target.value })}
          />
          <TextInput
            label="パスワード"
            hint="印刷したコードを読み取れる人に伝わります。"
            {...EXACT}
            maxLength={63}
            value={entry.password}
            error={error}
            onChange={(event) => onChange({ ...entry, password: event.target.value })}
          />
        </>
      );
    case "words":
      return (
        <TextArea
          label="文字"
          rows={3}
          value={entry.words}
          error={error}
          onChange={(event) => onChange({ ...entry, words: event.target.value })}
        />
      );
  }
}
