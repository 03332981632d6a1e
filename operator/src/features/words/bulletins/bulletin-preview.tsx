import { imageAddress } from "@surimono/contract/catalogue";
import type { NotificationType } from "@surimono/domain/notices";
import { Icon } from "@surimono/ui/icon.tsx";
import { TYPE_ICONS } from "./bulletin-words.ts";

interface BulletinPreviewProps {
  type: NotificationType;
  content: string;
  iconPath: string;
}

/** As members will see it in the bell, unread. */
export function BulletinPreview({ type, content, iconPath }: BulletinPreviewProps) {
  const picture = type >= 3 && type <= 5 && /^\/[\w\-./]+$/.test(iconPath) ? iconPath : "";
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-white p-4">
      <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-ctl bg-paper text-ink">
        {picture ? (
          // Another picture is another element, so that one that failed does not stay away.
          <img
            key={picture}
            src={imageAddress(picture, 120)}
            alt=""
            width={48}
            height={48}
            className="size-full object-contain"
          />
        ) : (
          <Icon name={TYPE_ICONS[type]} size={24} />
        )}
      </span>
      <span className="min-w-0">
        <span className="block whitespace-pre-wrap break-words font-bold text-14 text-deep">
          {content || "ここに本文が入ります。"}
        </span>
        <span className="text-12 text-mute">0秒前</span>
      </span>
    </div>
  );
}
