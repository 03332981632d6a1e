import { getCounterDefectPhoto } from "@surimono/contract/defects";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import type { OneDefect } from "./defect-query.ts";

interface DefectPhotosProps {
  one: OneDefect;
  photos: OneDefect["photos"];
}

/** Fetched like any other call, so that a photograph has no address that opens without the session. */
export function DefectPhotos({ one, photos }: DefectPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {photos.map(({ photo }) => (
        <li key={photo}>
          <Photo order_number={one.order_number} report={one.report} photo={photo} />
        </li>
      ))}
    </ul>
  );
}

function Photo(wish: { order_number: string; report: number; photo: number }) {
  const found = useQuery({
    queryKey: ["defect-photo", wish],
    queryFn: async () => orThrow(await call(getCounterDefectPhoto, wish)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useObjectUrl(found.data);
  if (found.isError)
    return (
      <p className="text-12 text-mute">
        写真{wish.photo}：{found.error.message}
      </p>
    );
  if (!url) return <Skeleton className="size-40" />;
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={`写真${wish.photo}を大きく見る`}>
      <img src={url} alt={`写真${wish.photo}`} className="size-40 rounded-ctl bg-bench object-cover" />
    </a>
  );
}

/** Given back when the picture leaves the page. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
