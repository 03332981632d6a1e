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

interface UnitPhotosProps {
  title: string;
  code: string;
  photos: readonly Photo[];
}

/** What was wrong with the piece, or how it turned out. */
export function UnitPhotos({ title, code, photos }: UnitPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-4">
        {photos.map((photo) => (
          <li key={photo.photo_id} className="w-60">
            <UnitPhoto title={title} code={code} photo={photo} />
            <p className="num mt-1 text-12 text-mute">
              {momentOf(photo.at)}　{photo.by}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function UnitPhoto({ title, code, photo: { photo_id, at } }: Omit<UnitPhotosProps, "photos"> & { photo: Photo }) {
  const picture = useQuery({
    queryKey: ["unit", code, "photo", photo_id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => orThrow(await call(getUnitPhoto, { code, photo_id })) as Blob,
  });
  return (
    <Fetched query={picture} rows={1}>
      {(blob) => <Shown blob={blob} name={`${title} ${momentOf(at)}`} />}
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
