import { imageAddress, MAX_ITEM_PICTURE_BYTES, uploadItemPicture } from "@surimono/contract/catalogue";
import { type ItemPicture, MAX_PICTURE_WORDS, MOST_ITEM_PICTURES } from "@surimono/domain/catalogue";
import { itemPicturePath } from "@surimono/domain/designs";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useRef, useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { base64Of } from "../../../ui/base64-of.ts";
import { errorOf, type FieldProps } from "./field-props.ts";

/** Photographs in the order in which the shop shows them, before the drawings. */
export function PictureFields(props: FieldProps) {
  const { item, problems, change } = props;
  const pictures = item.pictures ?? [];
  const keep = (next: readonly ItemPicture[]) => change({ pictures: next.length > 0 ? next : undefined });
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-14 text-mute">
        お店の一覧と商品の画面で、絵の前に表示します。デザインの画面と刷り上がりの見本は、いつもの絵のままです。
      </p>
      {pictures.length > 0 && (
        <ol className="flex w-full flex-col gap-4">
          {pictures.map((picture, at) => (
            <li key={picture.id} className="rounded-card border border-line p-3">
              <PictureRow {...props} {...{ picture, at, pictures, keep }} />
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="text-12 text-red-text empty:hidden">
        {problems.some(({ field }) => field === "pictures") && errorOf(problems, "pictures")}
      </p>
      {pictures.length < MOST_ITEM_PICTURES && (
        <Upload
          room={MOST_ITEM_PICTURES - pictures.length}
          onUploaded={(id) => change((latest) => ({ pictures: withNew(latest, id) }))}
        />
      )}
    </div>
  );
}

/** One that is there already stays where it is. */
function withNew({ pictures = [], name = "商品" }: FieldProps["item"], id: string): readonly ItemPicture[] {
  return pictures.some((picture) => picture.id === id) ? pictures : [...pictures, { id, alt: `${name}の写真` }];
}

interface PictureRowProps extends FieldProps {
  picture: ItemPicture;
  at: number;
  pictures: readonly ItemPicture[];
  keep: (pictures: readonly ItemPicture[]) => void;
}

function PictureRow({ picture, at, pictures, keep, item, choices, problems }: PictureRowProps) {
  const error = (field: string) => errorOf(problems, `pictures.${at}.${field}`);
  const put = (changed: ItemPicture) => keep(pictures.map((one, index) => (index === at ? changed : one)));
  const move = (to: number) => keep(pictures.with(at, pictures[to] ?? picture).with(to, picture));
  const name = `${at + 1}枚目`;
  const { colorId, ...ofAll } = picture;
  const colors = choices.colors.filter(({ id }) => item.colorIds?.includes(id) || id === colorId);
  return (
    <div className="flex gap-4 max-sm:flex-col">
      <div className="relative w-28 shrink-0 self-start">
        <img
          src={imageAddress(itemPicturePath(picture.id), 240)}
          alt={picture.alt}
          width={900}
          height={1020}
          className="h-auto w-full rounded-ctl bg-paper"
        />
        {at === 0 && (
          <span className="absolute top-1 left-1">
            <Badge tone="ok">一覧の写真</Badge>
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1">
        <TextInput
          label={`${name}の説明`}
          hint="写っているものを書きます。読み上げに使います。"
          value={picture.alt}
          maxLength={MAX_PICTURE_WORDS}
          error={error("alt") ?? error("id")}
          onChange={(event) => put({ ...picture, alt: event.target.value })}
        />
        <Select
          label={`${name}の色`}
          value={colorId ?? 0}
          options={[{ value: 0, label: "色を決めない" }, ...colors.map(({ id, name }) => ({ value: id, label: name }))]}
          error={error("colorId")}
          onChange={(event) => {
            const chosen = Number(event.target.value);
            put(chosen === 0 ? ofAll : { ...picture, colorId: chosen });
          }}
        />
        <div className="flex gap-1">
          <IconButton icon="chevron-up" label={`${name}を前へ`} disabled={at === 0} onClick={() => move(at - 1)} />
          <IconButton
            icon="chevron-down"
            label={`${name}を後ろへ`}
            disabled={at === pictures.length - 1}
            onClick={() => move(at + 1)}
          />
          <IconButton
            icon="trash"
            label={`${name}を外す`}
            className="ml-auto"
            onClick={() => keep(pictures.filter((_, index) => index !== at))}
          />
        </div>
      </div>
    </div>
  );
}

const MEGABYTES = MAX_ITEM_PICTURE_BYTES / 1_000_000;

/** One after the other: each is seen as the shop will show it, and stays where a later one fails. */
function Upload({ room, onUploaded }: { room: number; onUploaded: (id: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [whole, setWhole] = useState(false);
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      if (files.length > room) throw new Error(`写真はあと${room}枚までです。`);
      const heavy = files.find(({ size }) => size > MAX_ITEM_PICTURE_BYTES);
      if (heavy) throw new Error(`「${heavy.name}」が大きすぎます。${MEGABYTES}MBまでの写真を選んでください。`);
      for (const file of files)
        onUploaded(orThrow(await call(uploadItemPicture, { photo: await base64Of(file), whole })).picture_id);
    },
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again after it was refused.
    target.value = "";
    if (files.length > 0) upload.mutate(files);
  };
  return (
    <div className="flex w-full flex-col items-start gap-2 rounded-card bg-paper p-4">
      {upload.isError && <Notice tone="error">{upload.error.message}</Notice>}
      <Checkbox checked={whole} onChange={(event) => setWhole(event.target.checked)}>
        切り抜かずに全体を入れる（余白がつきます）
      </Checkbox>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        onChange={choose}
        className="sr-only"
        aria-label="商品の写真"
        tabIndex={-1}
      />
      <Button icon="image" pending={upload.isPending} onClick={() => input.current?.click()}>
        写真を加える
      </Button>
      <p className="text-12 text-mute">
        JPEGかPNG、{MEGABYTES}MBまで。短いほうの辺は800ピクセル以上。まんなかを縦長に切り抜きます。
      </p>
    </div>
  );
}
