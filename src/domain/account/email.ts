import { isEmail } from "../address/address.ts"
import { mailboxKey } from "../mail/mailbox.ts"

/** Problem with an e-mail address that is found before the server looks up the account (rule account.neutral). */
export type EmailProblem = "required" | "invalid" | "refused"

/** Hosts whose e-mail addresses are refused, in lower case; subdomains are refused too. */
export interface EmailPolicy {
  readonly refusedHosts: ReadonlyArray<string>
}

/**
 * Returns the reason why an e-mail address is refused, or `undefined` if it is well-formed and the policy accepts it.
 */
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
