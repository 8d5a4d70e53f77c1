import { isEmail } from "../address/address.ts"
import { mailboxKey } from "../mail/mailbox.ts"

/** What is wrong with an address before the server is asked whose it is (rule account.neutral). */
export type EmailProblem = "required" | "invalid" | "refused"

/** Hosts whose addresses are not taken, in lower case; each stands for its subdomains, too. */
export interface EmailPolicy {
  readonly refusedHosts: ReadonlyArray<string>
}

/** Why an address is not taken; undefined for one that is well-formed and not refused by policy. */
export const emailProblem = (
  text: string,
  { refusedHosts }: EmailPolicy = { refusedHosts: [] }
): EmailProblem | undefined => {
  const email = mailboxKey(text)
  if (email === "") return "required"
  if (!isEmail(email)) return "invalid"
  const host = email.slice(email.lastIndexOf("@") + 1)
  return refusedHosts.some((refused) => host === refused || host.endsWith(`.${refused}`))
    ? "refused"
    : undefined
}
