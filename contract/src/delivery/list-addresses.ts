import { defineCall, nothing } from "../kernel/index.ts";
import { addressList } from "./address.ts";

export const listAddresses = defineCall({
  name: "listAddresses",
  method: "GET",
  path: "/api/address/list",
  summary: "The member's address book, the default address first.",
  access: "member",
  payload: nothing,
  answer: addressList,
  failures: {},
});
