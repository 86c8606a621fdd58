const apart = "/((?!sample/).*)";

/** @type {import("next").NextConfig} */
export default {
  // For a container: the server with just what it loads. `next start` wants the whole.
  ...(process.env.SUREFOOT_STANDALONE === "1" ? { output: "standalone" } : {}),
  // Native parts are loaded by a name that is put together at run time.
  outputFileTracingIncludes: { "/*": ["./node_modules/@libsql/**/*"] },
  // Loaded from node_modules as they are: they have native parts, or are large, gain nothing from bundling, and would be in the bundle of each route anew.
  serverExternalPackages: [
    "@google/genai",
    "@langchain/core",
    "@langchain/langgraph",
    "@langfuse/client",
    "@langfuse/otel",
    "@langfuse/tracing",
    "@opentelemetry/api",
    "@opentelemetry/core",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/sdk-trace-base",
    "@opentelemetry/sdk-trace-node",
    "@tavily/core",
    "cheerio",
    "langfuse",
    "libsql",
    "mingo",
    "mongoose",
    "openai",
    "pino",
    "prom-client",
    "pusher",
  ],
  // A page's title comes with its head, for every browser: titles are known without waiting, and a page without one cannot be told by a screen reader.
  htmlLimitedBots: /.*/,
  // Each route has a bundle of its own with all that it may need: to read all of them at start took half of it, and memory for each.
  experimental: { preloadEntriesOnStart: false },
  // `npm run check` checks types; who only wants to run the product need not wait for it.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  allowedDevOrigins: ["127.0.0.1"],
  devIndicators: false,
  poweredByHeader: false,
  redirects: async () => [
    { source: "/sample", destination: "/sample/index.html", permanent: false },
    // What is left of a session's address that was cut.
    { source: "/sessions", destination: "/", permanent: false },
  ],
  headers: async () => [
    {
      // The sample site shows what other people's sites look like; it sets its own.
      source: apart,
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "X-Frame-Options", value: "DENY" },
        { key: "Referrer-Policy", value: "no-referrer" },
        { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
        { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
        { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
      ],
    },
    {
      // No answer of the API is a page; the pages' own policy has a nonce and comes from `proxy.ts`.
      source: "/api/:path*",
      headers: [{ key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'" }],
    },
  ],
};
