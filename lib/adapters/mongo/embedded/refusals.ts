import { unsupported } from "./server-error";

/**
 * Gives a class the methods that the driver's class has and it lacks; each refuses. So a call that nobody thought of ends
 * with a sentence that says what to do, not with "undefined is not a function".
 */
export function refuseTheRest(
  own: { prototype: object },
  drivers: { prototype: object },
  what: string,
): void {
  for (const name of Object.getOwnPropertyNames(drivers.prototype)) {
    if (name in own.prototype) continue;
    Object.defineProperty(own.prototype, name, {
      configurable: true,
      value() {
        throw unsupported(`${what}.${name}()`);
      },
    });
  }
}
