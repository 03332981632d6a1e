/** Someone has become a member who can order. */
export { tellNewMember } from "../features/coupons/index.ts";
