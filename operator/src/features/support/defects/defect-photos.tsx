import { openCounterDefectPhoto } from "@surimono/contract/defects";
import { Button } from "@surimono/ui/button.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import type { OneDefect } from "./defect-query.ts";

interface DefectPhotosProps {
  one: OneDefect;
  photos: OneDefect["photos"];
}

/** They may show people and rooms: nothing is fetched before somebody asks, and each look is written down. */
export function DefectPhotos({ one, photos }: DefectPhotosProps) {
  const [isOpen, setOpen] = useState(false);
  if (photos.length === 0) return null;
  if (!isOpen)
    return (
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size={44} icon="eye" onClick={() => setOpen(true)}>
          写真{photos.length}枚をひらく
        </Button>
        <p className="text-12 text-mute">だれがひらいたかを記録します。</p>
      </div>
    );
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
    queryFn: async () => orThrow(await call(openCounterDefectPhoto, wish)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
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
