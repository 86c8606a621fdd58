/** More than any answer of a model; what is longer is no answer, and would have to be held in memory whole. */
const longestBody = 8 * 1024 * 1024;

/** `fetch` whose answers end with a fault when they grow too long. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let length = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.byteLength;
        if (length > longestBody) controller.error(new RangeError("the provider's answer is too long"));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
};
