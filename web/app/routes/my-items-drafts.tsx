import { redirect } from "react-router";

/** /myItems is the list of drafts (rule my-items-tabs). */
export function clientLoader() {
  throw redirect("/my-items?itemTab=1");
}

export default function MyItemsDraftsRoute() {
  return null;
}
