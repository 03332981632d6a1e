/** For the file input: what it offers, while the file's content decides. */
export const PICTURE_ACCEPT =
  "image/jpeg,image/png,image/gif,image/webp,image/avif,image/heic,image/heif,.jpg,.jpeg,.png,.gif,.webp,.avif,.heic,.heif";
