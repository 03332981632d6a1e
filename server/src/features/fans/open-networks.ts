import type { SocialNetwork } from "@surimono/domain/fans";
import type { Shop } from "../../platform/http/index.ts";
import { localNetworkSettings } from "./local-networks/settings.ts";
import type { SocialClient } from "./networks/social-client.ts";

export interface Networks {
  isSetUp(network: SocialNetwork): boolean;
  /** Undefined if not set up. The client is loaded when first needed. */
  client(network: SocialNetwork): Promise<SocialClient | undefined>;
}

/** The real networks whose clients are set, else the demo's through the same client code, else none. */
export function openNetworks(shop: Shop): Networks {
  const { social, demo } = shop.env;
  const settings = () => (demo ? localNetworkSettings(shop) : undefined);
  return {
    isSetUp: (network) => demo || social[network] !== undefined,
    async client(network) {
      if (network === "youtube") {
        const youtube = social.youtube ?? settings()?.youtube;
        return youtube && (await import("./networks/youtube-client.ts")).youtubeClient(youtube, shop);
      }
      const instagram = social.instagram ?? settings()?.instagram;
      return instagram && (await import("./networks/instagram-client.ts")).instagramClient(instagram, shop);
    },
  };
}
