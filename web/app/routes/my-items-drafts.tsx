import { redirect } from "react-router";

/** /myItems is the list of drafts (spec §2). */
export function clientLoader() {
  throw redirect("/my-items?itemTab=1");
}

export default function MyItemsDraftsRoute() {
  return null;
}
