/** The versions a sign-up accepts: the day the text in `content/` came into force. */
export const TERMS_VERSION = "2026-11-30";
export const PRIVACY_VERSION = "2026-11-30";

/** Shown beside the checkbox of a minor's guardian, and stored word for word with the consent. */
export const GUARDIAN_CONSENT_WORDING =
  "保護者（親権者）が利用規約とプライバシーポリシーを読み、会員登録とサービスの利用に同意しています。";
