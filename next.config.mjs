const apart = "/((?!sample/).*)";

/** @type {import("next").NextConfig} */
export default {
  // Loaded from node_modules as they are: they have native parts, or are large and gain nothing from bundling.
  serverExternalPackages: [
    "@langchain/core",
    "@langchain/langgraph",
    "cheerio",
    "libsql",
    "mingo",
    "mongoose",
    "pino",
  ],
  // `npm run check` checks types; who only wants to run the product need not wait for it.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  allowedDevOrigins: ["127.0.0.1"],
  devIndicators: false,
  poweredByHeader: false,
  redirects: async () => [{ source: "/sample", destination: "/sample/index.html", permanent: false }],
  headers: async () => [
    {
      // The sample site shows what other people's sites look like; it sets its own.
      source: apart,
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "X-Frame-Options", value: "DENY" },
        { key: "Referrer-Policy", value: "no-referrer" },
      ],
    },
  ],
};
