import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { failedReads } from "./failed-reads";

const page = '\n  button "Show the tides" #show';
const failed = (requests: readonly string[]): number =>
  failedReads(groundOf(aVerificationCase({ step: "Show the tides", before: page, on: "#show", requests })))
    .length;

it.each<[string, number, string[]]>([
  ["that the server broke at", 1, ["GET /tides 500"]],
  ["that broke off", 1, ["GET /tides failed"]],
  ["of a script of the older kind", 1, ["GET /tides 503 xhr"]],
  ["of a site that nobody knows", 1, ["GET unknown/tides 500"]],
  ["that broke twice", 2, ["GET /tides 500", "GET /tides 500"]],
  ["that was answered", 0, ["GET /tides 200"]],
  ["that was answered the second time", 0, ["GET /tides 500", "GET /tides 200"]],
  ["beside another one that was answered", 0, ["GET /tides 500", "GET /winds 200"]],
  ["beside a page that came", 0, ["GET /tides 500", "GET /beds 200 document"]],
  ["beside a picture that came", 1, ["GET /tides 500", "GET /logo.png 200 image"]],
  ["beside an answer of another site", 1, ["GET /tides 500", "GET maps.test/tile 200"]],
  ["beside something that was stored", 1, ["GET /tides 500", "POST /visits 200"]],
  ["that was refused", 0, ["GET /tides 404"]],
  ["that nobody has answered yet", 0, ["GET /tides"]],
  ["of another site", 0, ["GET maps.test/tile 500"]],
  ["for a picture", 0, ["GET /tides.png 500 image"]],
  ["for the page itself", 0, ["GET /beds 500 document"]],
  ["that was to store something", 0, ["POST /tides 500"]],
  ["that was not asked", 0, []],
])("a question %s: %s", (_, count, requests) => expect(failed(requests)).toBe(count));
