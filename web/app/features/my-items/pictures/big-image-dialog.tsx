import { imageAddress } from "@surimono/contract/catalogue";
import { Dialog } from "@surimono/ui/dialog.tsx";

interface BigImage {
  /** Below `images`, or the address of a newly chosen file. */
  readonly url: string;
  readonly name: string;
}

/** One picture large: 500 px wide at most, the image 456 px high (rule my-items-big-image). */
export function BigImageDialog({ image, onClose }: { image: BigImage | undefined; onClose: () => void }) {
  return (
    <Dialog open={image !== undefined} onClose={onClose} title={image?.name ?? ""} width={500} closable>
      {image && (
        <div className="paper flex h-[456px] max-h-[64dvh] items-center justify-center rounded-card">
          <img
            src={image.url.startsWith("blob:") ? image.url : imageAddress(image.url, 900)}
            alt={image.name}
            className="h-full w-full object-contain"
          />
        </div>
      )}
    </Dialog>
  );
}
