import { createApp } from "../coupon-apply/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
