import { getPiecePhoto, listPiecePhotos } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { backgroundCall, orThrow } from "#app/session/call.ts";

type Photo = AnswerOf<typeof listPiecePhotos>["photos"][number];

interface PiecePhotosProps {
  order: {
    readonly order_id: string;
    readonly lines: readonly { readonly line_id: string; readonly name: string }[];
  };
}

/** What the workshop photographed of an order when it was checked. Nothing where nobody did. */
export function PiecePhotos({ order }: PiecePhotosProps) {
  const { order_id } = order;
  const { data: photos = [] } = useQuery({
    queryKey: ["piece-photos", order_id],
    queryFn: async ({ signal }) => orThrow(await backgroundCall(listPiecePhotos, { order_id }, { signal })).photos,
  });
  const [open, setOpen] = useState<Photo>();
  if (photos.length === 0) return null;
  const nameOf = ({ line_id }: Photo) => order.lines.find((line) => line.line_id === line_id)?.name ?? "商品";
  return (
    <section aria-labelledby="piece-photos" className="mt-6">
      <h2 id="piece-photos" className="font-bold text-16">
        できあがりの写真
      </h2>
      <p className="text-12 text-mute">工房で、検品のときに撮りました。</p>
      <ul className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {photos.map((photo) => (
          <li key={photo.photo_id}>
            <button
              type="button"
              aria-label={`${nameOf(photo)}の写真を大きく見る`}
              onClick={() => setOpen(photo)}
              className="block aspect-square w-full overflow-hidden rounded-card border border-line bg-paper hover:border-deep"
            >
              <PiecePhoto orderId={order_id} photo={photo} className="size-full object-cover" />
            </button>
            <p className="mt-1 truncate text-12">{nameOf(photo)}</p>
            <p className="num text-12 text-mute">{slashedDay(dayInJapan(new Date(photo.checked_at)))}</p>
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open ? `${nameOf(open)}の写真` : ""}
        width={720}
        closable
      >
        {open && (
          <PiecePhoto
            orderId={order_id}
            photo={open}
            alt={`${nameOf(open)}のできあがり`}
            className="max-h-[70dvh] w-full rounded-card bg-paper object-contain"
          />
        )}
      </Dialog>
    </section>
  );
}

interface PiecePhotoProps {
  orderId: string;
  photo: Photo;
  alt?: string;
  className: string;
}

/** Fetched by the signed-in buyer: it has no address that somebody else could open. */
function PiecePhoto({ orderId: order_id, photo: { photo_id }, alt = "", className }: PiecePhotoProps) {
  const { data: blob, isLoadingError } = useQuery({
    queryKey: ["piece-photo", photo_id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      orThrow(await backgroundCall(getPiecePhoto, { order_id, photo_id }, { signal })) as Blob,
  });
  const [url, setUrl] = useState("");
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (isLoadingError) return <p className="grid aspect-square place-items-center p-2 text-12">表示できませんでした</p>;
  return url ? <img src={url} alt={alt} className={className} /> : <Skeleton className="aspect-square w-full" />;
}
