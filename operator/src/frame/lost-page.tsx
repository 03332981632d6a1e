import { Link } from "react-router";

/** For an address that is no screen, and for what could not be loaded. */
export function LostPage() {
  return (
    <main className="px-4 py-16 text-center">
      <title>見つかりません｜SURIMONO 管理</title>
      <h1 className="font-bold text-20">この画面は開けませんでした</h1>
      <p className="mt-3">
        アドレスをたしかめるか、
        <Link to="/" reloadDocument className="text-red-text underline">
          今日の画面
        </Link>
        からお進みください。
      </p>
    </main>
  );
}
