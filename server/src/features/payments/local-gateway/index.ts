export { openLocalGateway } from "./open-local-gateway.ts";
export { localGatewaySecrets } from "./secrets.ts";
