import { lookup as lookUpHost } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { AppError } from "@/lib/agent/domain/app-error";
import { type KnowledgeType, knowledgeLimits, knowledgeTypes } from "@/lib/contracts/knowledge";

export type FetchedDocument = { bytes: Uint8Array; mimeType: KnowledgeType };

const patienceMs = 15_000;
const redirectsFollowed = 4;

/** Networks that an address from outside may not lead the server into: its own machine, its local network, its cloud's metadata. */
const inside = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  inside.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::", 128],
  ["::1", 128],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  inside.addSubnet(network, bits, "ipv6");

/** Whether an IP address lies in one of those networks, also as IPv4 written as IPv6. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isInside(mapped);
  const version = isIP(address);
  if (version === 0) return true;
  if (version === 6 && /^::ffff:/i.test(address)) return true;
  return inside.check(address, version === 6 ? "ipv6" : "ipv4");
}

/**
 * A page or file from the web. The address that a name resolves to is checked at the moment of connecting, at each redirect too. Throws
 * `invalid_request` that says what is wrong with the address or what it gave.
 */
export async function fetchDocument(
  address: string,
  { allowInside }: { allowInside: boolean },
): Promise<FetchedDocument> {
  const ends = AbortSignal.timeout(patienceMs);
  let url = new URL(address);
  for (let hop = 0; hop <= redirectsFollowed; hop++) {
    const response = await get(url, allowInside, ends);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.resume();
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.resume();
      throw refused(`the address answered with status ${statusCode}`);
    }
    return { bytes: await bytesOf(response, ends), mimeType: typeOf(headers["content-type"]) };
  }
  throw refused(`the address redirects more than ${redirectsFollowed} times`);
}

const refused = (what: string, cause?: unknown): AppError =>
  new AppError("invalid_request", `url: ${what}`, { cause });

function get(url: URL, allowInside: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw refused("only http and https are fetched");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowInside && isIP(host) !== 0 && isInside(host)) throw refused(insideMessage);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const accept = `${knowledgeTypes.join(", ")}, */*;q=0.1`;
  return new Promise((resolve, reject) => {
    // A connection of its own: one that was kept may be closed by its server at this moment, and was checked for another call.
    request(url, { agent: false, signal, lookup: guardedLookup(allowInside), headers: { accept } }, resolve)
      .on("error", (error) =>
        reject(error instanceof AppError ? error : refused("it cannot be reached", error)),
      )
      .end();
  });
}

const insideMessage =
  "it leads into this server's own network, from which nothing is fetched; add the page as a file";

const guardedLookup =
  (allowInside: boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookUpHost(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error("no address"), "", 4);
      if (!allowInside && addresses.some(({ address }) => isInside(address)))
        return callback(refused(insideMessage), "", 4);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };

async function bytesOf(response: IncomingMessage, ends: AbortSignal): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      const bytes = Buffer.from(part);
      size += bytes.byteLength;
      if (size > knowledgeLimits.fileBytes)
        throw refused(`it holds more than ${knowledgeLimits.fileBytes} bytes`);
      parts.push(bytes);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused(
      ends.aborted ? `its answer took longer than ${patienceMs / 1_000} s` : "its answer broke off",
      error,
    );
  }
  return Buffer.concat(parts);
}

function typeOf(header: string | undefined): KnowledgeType {
  const type = header?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/xhtml+xml") return "text/html";
  const known = knowledgeTypes.find((one) => one === type);
  if (known) return known;
  throw refused(`it is ${type ?? "of no stated type"}; taken are ${knowledgeTypes.join(", ")}`);
}
