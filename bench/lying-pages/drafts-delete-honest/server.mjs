import { createApp } from "../drafts-delete/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
