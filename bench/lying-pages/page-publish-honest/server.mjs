import { createApp } from "../page-publish/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
