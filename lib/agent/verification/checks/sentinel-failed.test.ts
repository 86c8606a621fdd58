import { checkTable } from "@/tests/support/check-table";
import { sentinelFailed } from "./sentinel-failed";

const page = `
  heading "Parcels"
  button "Refresh rates"
`;
const refresh = { step: "Refresh the rates", before: page, on: "Refresh rates" };
const sentinel = (passed: boolean | undefined, ...errors: string[]) => ({
  report: { sentinel: { ...(passed === undefined ? {} : { passed }), errors, successes: [] } },
});

checkTable(sentinelFailed, [
  {
    when: "the client's check failed, and it saw an error",
    says: "refuted",
    ...refresh,
    ...sentinel(false, "The rates service is down"),
  },
  { when: "the client's check failed, without an error", says: "nothing", ...refresh, ...sentinel(false) },
  {
    when: "the client's check passed beside an error of something else",
    says: "nothing",
    ...refresh,
    ...sentinel(true, "The map is down"),
  },
  {
    when: "the client checked nothing and saw an error of something else",
    says: "nothing",
    ...refresh,
    ...sentinel(undefined, "The map is down"),
  },
  {
    when: "the client's check passed: its word alone is no success",
    says: "nothing",
    ...refresh,
    ...sentinel(true),
  },
]);
