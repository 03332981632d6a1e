export { localNetworkRoutes } from "./local-network.routes.ts";
