/** Rule my-items-link-comment. */
export const MAX_LINK_COMMENT = 200;
export const MAX_LINK_COMMENT_NAME = 30;
/** On one link. */
export const MAX_LINK_COMMENTS = 100;
/** A pin's place is in thousandths of the picture's width and height. */
export const PIN_WHOLE = 1000;
