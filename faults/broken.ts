import type { Entry, Ledger } from "./ledger.ts"

/** The shop has lost data that it had acknowledged: the buyer cannot continue, and the story ends. */
export class Broken extends Error {}

/** Records the lost data, and ends the story. */
export const broken = (
  ledger: Ledger,
  { subject, call, key }: Pick<Entry, "subject" | "call" | "key">,
  says: string
): never => {
  ledger.note({ subject, call, key, what: "broken", says })
  throw new Broken(`${call} of ${subject}: ${says}`)
}
