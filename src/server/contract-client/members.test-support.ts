import assert from "node:assert/strict"
import { Client } from "./client.test-support.ts"
import { named } from "./wire.test-support.ts"

export interface Credentials {
  readonly UserName: string
  readonly Password: string
}

/** Creates a client that is signed in to an account. */
export const signedIn = async (shop: string, credentials: Credentials): Promise<Client> => {
  const client = await new Client(shop).begin()
  const answer = named(
    await client.post("/api/account/jwt/anmelden", credentials),
    "success token redirectUrl"
  )
  assert.equal(answer["success"], true)
  return client
}

/** Signs out, and checks that a call that requires a sign-in is then refused. */
export const signOut = async (client: Client, closed: string): Promise<void> => {
  const answer = named(await client.post("/api/account/jwt/abmelden", {}), "Success UserSwitched")
  assert.deepEqual([answer["Success"], answer["UserSwitched"]], [true, false])
  assert.equal((await client.call("GET", closed)).status, 401)
}

/** Renews a sign-in, with each of the two forms of the request body. */
export const keepSignedIn = async (client: Client): Promise<void> => {
  for (const body of [{ CurrentToken: null }, {}])
    named(await client.post("/api/account/v2/get/token", body), "success reload token")
}

/** Sends the calls that precede the creation of an account; no response discloses whether an account exists. */
export const askAboutMailbox = async (client: Client, email: string): Promise<void> => {
  named(await client.post("/api/account/email-pruefen", { Email: email }), "Exists IsGuest")
  const sent = await client.post("/api/account/kennwort-vergessen", { Email: email })
  assert.equal(named(sent, "success")["success"], true)
}
