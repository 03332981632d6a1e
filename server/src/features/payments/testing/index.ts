export { localGatewayClient, localGatewayKey } from "./local-gateway-client.ts";
