import { hash } from "@node-rs/argon2"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Secret, TOTP } from "otpauth"
import { argonCost } from "../src/server/accounts/password-hash.ts"
import { inDatabase } from "./in-database.ts"
import { type BenchVisitor, newVisitor } from "./visitor.ts"

const password = "ein langer Satz als Kennwort"
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"

/** Signs in an admin of the measured shop with the second factor. */
export const signedInStaff = async (origin: string, dataDir: string): Promise<BenchVisitor> => {
  const passwordHash = await hash(password, argonCost)
  const email = `staff-${Date.now()}@bench.example`
  await inDatabase(
    dataDir,
    Effect.flatMap(
      SqlClient,
      (sql) => sql`
        insert into account (email, password_hash, roles, totp_secret, first_name, last_name)
        values (${email}, ${passwordHash}, '{Role_Interaid_Admin}', ${secret}, 'Erika', 'Muster')`
    )
  )
  const { headers } = await newVisitor(origin)
  const answer = await fetch(`${origin}/api/account/jwt/anmelden`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      UserName: email,
      Password: password,
      Code: new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    })
  })
  if (!answer.ok) throw new Error(`Staff cannot sign in: ${answer.status} ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")
  const access = cookies.find((cookie) => cookie.startsWith("__Host-access="))?.slice("__Host-access=".length)
  return { headers: { "content-type": "application/json", authorization: `Bearer ${access ?? ""}` } }
}
