import { redirect } from "react-router";

/** /fansSetting leads to the fans' page when logged in (rule fans-setting-way); the layout around it sends a guest to log in. */
export function clientLoader() {
  throw redirect("/my-page/fans");
}

export default function FansSettingRoute() {
  return null;
}
