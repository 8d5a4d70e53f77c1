import type { MailLink } from "../../domain/mail/mail-link.ts"
import type { Client } from "../client/client.ts"
import { registrationMailToken } from "../client/account-routes.gen.ts"

/** Checks a mailed link; the check does not use up the link (rule safety.mailed-links). */
export const loadMailLink = async (
  client: Client,
  purpose: "registration" | "password" | "email",
  token: unknown
): Promise<MailLink> => {
  if (typeof token !== "string" || token === "" || token.length > 200) return { kind: "gone" }
  const answer = await client.call(registrationMailToken, { params: { purpose, token } })
  if (answer.type === "unreachable") return { kind: "unreachable" }
  if (answer.type === "refused" || !answer.value.isValid) return { kind: "gone" }
  return { kind: "valid", email: answer.value.email ?? "" }
}
