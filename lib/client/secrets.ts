/** A secret of the user, filled in on the hosts it is bound to and nowhere else. */
export type Secret = { name: string; value: string; hosts: readonly string[] };

const placeholder = /\{\{secret:([\w.-]+)\}\}/g;

/** Fills in placeholders for a host; undefined when one of the secrets is unknown or bound elsewhere. */
export function reveal(
  text: string,
  secrets: readonly Secret[],
  host: string,
): { text: string; secret: boolean } | undefined {
  let missing = false;
  let used = false;
  const filled = text.replace(placeholder, (_match, name: string) => {
    const secret = secrets.find(
      (one) => one.name === name && one.hosts.some((bound) => isWithin(host, bound)),
    );
    used = true;
    missing ||= secret === undefined;
    return secret?.value ?? "";
  });
  return missing ? undefined : { text: filled, secret: used };
}

/** The host itself or one below it. */
const isWithin = (host: string, bound: string): boolean => host === bound || host.endsWith(`.${bound}`);
