import { createApp } from "../visit-request/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
