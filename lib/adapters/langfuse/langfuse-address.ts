export type LangfuseAddress = {
  baseUrl: string;
  publicKey: string;
  secretKey: string;
  /** That one request may take. Nobody waits for it, but what waits behind it costs memory. */
  timeoutSeconds: number;
};
