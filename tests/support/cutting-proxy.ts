import { type AddressInfo, createServer, connect as dial, type Socket } from "node:net";

export type CuttingProxy = {
  url: string;
  /** Streams of events that go through now. */
  streams: () => number;
  /** Cuts every stream of events, as a network does that goes away for a moment. */
  cut: () => void;
  close: () => Promise<void>;
};

/** What the server asks for, and what a test can wait for; of one length, so that no count in the message is wrong. */
const patient = "retry: 1000";
const prompt = "retry: 0050";

/** A way to a server that can be cut. */
export async function cuttingProxy(target: string): Promise<CuttingProxy> {
  const { port: serverPort } = new URL(target);
  const streams = new Set<Socket>();
  const all = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = dial(Number(serverPort), "127.0.0.1");
    const pair = [near, far];
    const end = (): void => {
      for (const socket of pair) socket.destroy();
      streams.delete(near);
      all.delete(near);
    };
    all.add(near);
    for (const socket of pair) socket.on("error", end).on("close", end);
    near.on("data", (bytes) => {
      if (bytes.includes("GET /api/events")) streams.add(near);
      far.write(bytes);
    });
    far.on("data", (bytes) => {
      const at = bytes.indexOf(patient);
      if (at >= 0) bytes.write(prompt, at, "latin1");
      near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    streams: () => streams.size,
    cut: () => {
      for (const socket of [...streams]) socket.destroy();
    },
    async close() {
      for (const socket of all) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
