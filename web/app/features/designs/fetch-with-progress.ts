/** A `fetch` through XMLHttpRequest, which alone can tell how much of a body has been sent. `progress` takes 0 – 1. */
export function fetchWithProgress(progress: (share: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? "GET", String(input));
      request.responseType = "blob";
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) progress(loaded / total);
      };
      request.onload = () => resolve(new Response(request.response as Blob, { status: request.status }));
      request.onerror = () => reject(new TypeError("The upload did not get through"));
      request.onabort = request.onerror;
      init.signal?.addEventListener("abort", () => request.abort());
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}
