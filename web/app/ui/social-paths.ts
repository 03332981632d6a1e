/** Line drawings of networks, on the icons' 24 × 24 grid. */
export const socialPaths = {
  youtube: "M6.5 6h11a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM10.3 9.3v5.4l4.6-2.7Z",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 15.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM16.6 7.4h.01",
  twitter: "M4.5 4.5 15.8 19.5h3.7L8.2 4.5ZM19 4.5l-6.3 6.8M5 19.5l6.2-6.7",
} as const;
