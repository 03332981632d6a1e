export { createIdentity, type Identity, RESET_MINUTES, VERIFICATION_HOURS, type Visitor } from "./create-identity.ts";
