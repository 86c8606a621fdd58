import { createApp } from "../workspace-rename/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
