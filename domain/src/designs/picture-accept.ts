/** For the input that asks the machine for files: what it offers, while the content of the file decides. */
export const PICTURE_ACCEPT =
  "image/jpeg,image/png,image/gif,image/webp,image/avif,image/heic,image/heif,.jpg,.jpeg,.png,.gif,.webp,.avif,.heic,.heif";
