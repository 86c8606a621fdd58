import type { PairingRecord, Store } from "@/lib/agent/ports/store";
import type { Models, PairingDocument } from "./models";

type PairingMethods = Pick<Store, "createPairingCode" | "takePairingCode">;

export function pairingRows({ pairings }: Models): PairingMethods {
  return {
    async createPairingCode({ hash, ...offer }) {
      await pairings.deleteMany({ expiresAt: { $lte: offer.createdAt } });
      await pairings.insertMany([{ _id: hash, ...offer }], { lean: true });
    },

    /** Whoever deletes the row has it: a delete counts what it removed on every engine, an update's count is not atomic on all. */
    async takePairingCode(hash, now) {
      const open = { _id: hash, expiresAt: { $gt: now } };
      const offer = await pairings.findOne(open).lean<PairingDocument>();
      if (!offer || (await pairings.deleteOne(open)).deletedCount !== 1) return null;
      return recordOf(offer);
    },
  };
}

const recordOf = ({ _id, ...offer }: PairingDocument): PairingRecord => ({
  hash: _id,
  ...offer,
});
