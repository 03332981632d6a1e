import { getUnitPhoto } from "@surimono/contract/floor";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { momentOf } from "../../../ui/moment.ts";

interface Photo {
  readonly photo_id: string;
  readonly at: string;
  readonly by: string;
}

/** What was wrong with the piece. */
export function UnitPhotos({ code, photos }: { code: string; photos: readonly Photo[] }) {
  if (photos.length === 0) return null;
  return (
    <Part title="不良の写真">
      <ul className="flex flex-wrap gap-4">
        {photos.map((photo) => (
          <li key={photo.photo_id} className="w-60">
            <UnitPhoto code={code} photo={photo} />
            <p className="num mt-1 text-12 text-mute">
              {momentOf(photo.at)}　{photo.by}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function UnitPhoto({ code, photo: { photo_id, at } }: { code: string; photo: Photo }) {
  const picture = useQuery({
    queryKey: ["unit", code, "photo", photo_id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => orThrow(await call(getUnitPhoto, { code, photo_id })) as Blob,
  });
  return (
    <Fetched query={picture} rows={1}>
      {(blob) => <Shown blob={blob} name={`不良の写真 ${momentOf(at)}`} />}
    </Fetched>
  );
}

function Shown({ blob, name }: { blob: Blob; name: string }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (!url) return null;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={name} className="aspect-square w-full rounded-card border border-line object-cover" />
    </a>
  );
}
