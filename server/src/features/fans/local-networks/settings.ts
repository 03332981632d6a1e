import { createHmac } from "node:crypto";
import type { InstagramSettings, YoutubeSettings } from "../../../platform/env/index.ts";
import type { Shop } from "../../../platform/http/index.ts";

/** The prefix of the demo's networks. */
export const LOCAL_NETWORKS = "/dev/networks";

/** Where the demo's networks are: for the browser at the shop's address as visited, for the rest at this process. */
export function localNetworkSettings(shop: Shop): {
  readonly youtube: YoutubeSettings;
  readonly instagram: InstagramSettings;
} {
  const own = `http://127.0.0.1:${listeningPort(shop)}${LOCAL_NETWORKS}`;
  const google = `${own}/google`;
  return {
    youtube: {
      ...localClient(shop.env.secret, "google"),
      authorizationUrl: `${LOCAL_NETWORKS}/google/authorize`,
      tokenUrl: `${google}/token`,
      revokeUrl: `${google}/revoke`,
      analyticsUrl: google,
      dataUrl: google,
    },
    instagram: {
      ...localClient(shop.env.secret, "meta"),
      authorizationUrl: `${LOCAL_NETWORKS}/meta/authorize`,
      graphUrl: `${own}/meta`,
    },
  };
}

/** Derived from the shop's secret, so that all processes of one shop agree and nothing needs to be set up. */
export function localClient(secret: string, network: "google" | "meta") {
  const clientSecret = createHmac("sha256", secret).update(`local-network ${network}`).digest("hex");
  return { clientId: `local-${network}`, clientSecret };
}

function listeningPort(shop: Shop): number {
  const address = shop.http.server.address();
  if (typeof address !== "object" || !address)
    throw new Error("the shop does not listen, so its social networks cannot be reached");
  return address.port;
}
