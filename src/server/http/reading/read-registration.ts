import { readAddresses } from "./read-addresses.ts"
import { type Body, given, isBody, type Read, withMembers } from "./body.ts"

/** Reads the registration data; the default is a registration without an order. */
const readAuthData = (sent: unknown): unknown =>
  isBody(sent)
    ? withMembers(sent, {
        Mode: given(sent, "Mode") ?? "register",
        AsGuest: given(sent, "AsGuest") ?? false,
        ForOrder: given(sent, "ForOrder") ?? false
      })
    : sent

const common = (sent: Body): Body =>
  withMembers(readAddresses(sent), { AuthData: readAuthData(given(sent, "AuthData")) })

export const readRegistration: Read = (sent) =>
  isBody(sent)
    ? withMembers(common(sent), {
        TermsVersion: given(sent, "TermsVersion") ?? "",
        Newsletter: given(sent, "Newsletter") ?? false
      })
    : sent

/**
 * Reads the registration that is stored between pages: a password in the request is dropped, and the e-mail address may
 * be missing.
 */
export const readRegistrationCache: Read = (sent) => {
  if (!isBody(sent)) return sent
  const auth = given(sent, "AuthData") ?? {}
  const known = isBody(auth)
    ? withMembers(sent, {
        AuthData: withMembers(auth, { Email: given(auth, "Email") ?? "", Password: undefined })
      })
    : sent
  const read = common(known)
  return withMembers(read, { DeliveryAddress: given(read, "DeliveryAddress") ?? null })
}
