import { ColorField } from "../fields/color-field.tsx";

interface InkFieldProps {
  readonly value: string;
  readonly onChange: (ink: string) => void;
}

/** The only ink of an effect. */
export function InkField(field: InkFieldProps) {
  return (
    <>
      <p className="text-12 text-mute">この1色で刷ります。白いところは刷りません。</p>
      <ColorField label="インクの色" {...field} />
    </>
  );
}
