/** Waits until typing pauses, then asks for a part of a page and gives it. An older answer is dropped. */
export function whileTyping(waitMs: number, use: (part: Document) => void) {
  let timer: number | undefined;
  let last: XMLHttpRequest | undefined;
  const stop = () => {
    clearTimeout(timer);
    last?.abort();
  };
  const ask = (address: string) => {
    stop();
    timer = setTimeout(() => {
      const request = new XMLHttpRequest();
      last = request;
      request.open("GET", address);
      request.responseType = "document";
      request.addEventListener("load", () => {
        if (request.status === 200 && request.responseXML) use(request.responseXML);
      });
      request.send();
    }, waitMs);
  };
  return { ask, stop };
}
