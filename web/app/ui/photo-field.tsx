import { Button } from "@surimono/ui/button.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { useEffect, useRef, useState } from "react";

interface PhotoFieldProps {
  /** None need be there for a reply. */
  least?: 0 | 1;
  most: number;
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
}

/** Photographs to send, each small with a way to leave it out. */
export function PhotoField({ photos, onChange, least = 1, most }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset>
      <legend className="font-bold text-14 text-deep">
        写真
        <span className="ml-2 font-normal text-12 text-mute">
          {least === 0 ? "なくてもかまいません。" : "1枚から"}
          {most}枚まで
        </span>
      </legend>
      {photos.length > 0 && (
        <ul className="mt-2 grid grid-cols-3 gap-3 sm:grid-cols-5">
          {photos.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same photograph may be there twice
            <li key={index} className="relative">
              <Preview photo={photo} label={`写真${index + 1}`} />
              <IconButton
                icon="close"
                label={`写真${index + 1}を外す`}
                className="absolute top-0 right-0 bg-white"
                onClick={() => onChange(photos.filter((one) => one !== photo))}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < most && (
        <Button icon="upload" size={36} className="mt-2 max-md:min-h-11" onClick={() => input.current?.click()}>
          写真をえらぶ
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*"
        aria-label="写真"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          onChange([...photos, ...(target.files ?? [])].slice(0, most));
          target.value = "";
        }}
      />
    </fieldset>
  );
}

function Preview({ photo, label }: { photo: File; label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <div className="aspect-square overflow-hidden rounded-ctl border border-line bg-paper">
      {address && <img src={address} alt={label} className="size-full object-cover" />}
    </div>
  );
}
