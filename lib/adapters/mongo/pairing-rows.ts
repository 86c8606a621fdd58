import type { PairingRecord, Store } from "@/lib/agent/ports/store";
import type { Models, PairingDocument } from "./models";

type PairingMethods = Pick<Store, "createPairingCode" | "takePairingCode">;

export function pairingRows({ pairings }: Models): PairingMethods {
  return {
    async createPairingCode({ hash, ...offer }) {
      await pairings.deleteMany({ expiresAt: { $lte: offer.createdAt } });
      await pairings.insertMany([{ _id: hash, ...offer }], { lean: true });
    },

    /** The mark is set before the row is read: of two that come at once only one sets it. */
    async takePairingCode(hash, now) {
      const open = { _id: hash, usedAt: null, expiresAt: { $gt: now } };
      const { modifiedCount } = await pairings.updateOne(open, { $set: { usedAt: now } });
      const taken =
        modifiedCount === 1 ? await pairings.findOne({ _id: hash }).lean<PairingDocument>() : null;
      return taken ? recordOf(taken) : null;
    },
  };
}

const recordOf = ({ _id, usedAt: _usedAt, ...offer }: PairingDocument): PairingRecord => ({
  hash: _id,
  ...offer,
});
