import { markBuilt } from "./build-if-stale";

/** After `npm run build`: what starts a server need not build the same sources again. A standalone build is not for them. */
if (!process.env.SUREFOOT_STANDALONE) markBuilt();
