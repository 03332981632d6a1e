/** The code that reads pictures could not be fetched. */
export const NO_LINE = "画像を読み込む準備ができませんでした。接続を確かめて、もう一度お試しください。";
