/** Modules on each side of a code that stay light (ISO/IEC 18004, 7.3.8); a box of a layer holds them too. */
export const QR_QUIET_MODULES = 4;
