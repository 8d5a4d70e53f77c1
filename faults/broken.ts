import type { Entry, Ledger } from "./ledger.ts"

/** The shop has not kept what it had confirmed: the buyer cannot go on, and the story ends. */
export class Broken extends Error {}

/** Notes what was not kept, and ends the story. */
export const broken = (
  ledger: Ledger,
  { subject, call, key }: Pick<Entry, "subject" | "call" | "key">,
  says: string
): never => {
  ledger.note({ subject, call, key, what: "broken", says })
  throw new Broken(`${call} of ${subject}: ${says}`)
}
