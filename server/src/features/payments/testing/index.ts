export { impatientGateway, localGatewayClient, localGatewayKey } from "./local-gateway-client.ts";
