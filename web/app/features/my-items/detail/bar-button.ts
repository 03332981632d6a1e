/** The buttons of a bottom bar: side by side on a phone too, the main one below over the whole width. */
export const barButton = "max-sm:flex-1 max-sm:basis-[28%] max-sm:px-1 max-sm:text-14 max-sm:[&_svg]:hidden";
export const mainBarButton = "max-sm:basis-full sm:min-w-44";
