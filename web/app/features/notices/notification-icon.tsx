import { imageAddress } from "@surimono/contract/catalogue";
import type { WireNotification } from "@surimono/contract/notices";
import type { NotificationType } from "@surimono/domain/notices";
import { Icon } from "@surimono/ui/icon.tsx";
import type { IconName } from "@surimono/ui/icons.ts";
import { useState } from "react";
import { SocialIcon } from "./social-icon.tsx";

const icons: Record<NotificationType, IconName> = {
  1: "bell",
  2: "tag",
  3: "image",
  4: "image",
  5: "image",
  6: "user",
  7: "user",
  8: "pencil",
};

/**
 * A picture for types 3 to 5, the social account's icon for 6 (rule notices-types). A picture that fails to load leaves the icon of its
 * type.
 */
export function NotificationIcon({ notification }: { notification: WireNotification }) {
  const [broken, setBroken] = useState(false);
  const { type, icon_path, account_type } = notification;
  const picture = type >= 3 && type <= 5 && !broken ? icon_path : null;
  return (
    <span className="paper flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-ctl text-ink">
      {picture !== null ? (
        <img
          src={imageAddress(picture, 120)}
          alt=""
          width={48}
          height={48}
          onError={() => setBroken(true)}
          className="size-full object-contain"
        />
      ) : type === 6 && account_type ? (
        <SocialIcon account={account_type} />
      ) : (
        <Icon name={icons[type]} size={24} />
      )}
    </span>
  );
}
