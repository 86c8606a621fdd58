import { createApp } from "../parcel-return/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
