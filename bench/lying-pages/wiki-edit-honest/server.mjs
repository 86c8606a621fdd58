import { createApp } from "../wiki-edit/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
