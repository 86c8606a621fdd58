import { createApp } from "../money-transfer/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
