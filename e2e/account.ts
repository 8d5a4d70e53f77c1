import { hash } from "@node-rs/argon2"
import { type Address, emptyAddress } from "../src/domain/address/address.ts"
import { argonCost } from "../src/server/accounts/password-hash.ts"
import type { Role } from "../src/domain/rights/roles.ts"
import { ask } from "./database.ts"

export const password = "ein langer Satz als Kennwort"

/** TOTP secret of the staff members in the journeys, as stored in their authenticator app. */
export const totpSecret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"

export type { Role }

/** Inserts an account into the shop's database, as if its mailbox had been confirmed. */
export const insertAccount = async (
  email: string,
  role: Role,
  secret: string | null = null
): Promise<void> => {
  await ask(
    `insert into account (email, password_hash, roles, totp_secret, first_name, last_name)
     values ($1, $2, $3, $4, 'Erika', 'Muster')`,
    [email, await hash(password, argonCost), [role], secret]
  )
}

/** Gives an account a delivery address in Germany, as if it had been saved in the customer area. */
export const insertAddress = async (
  email: string,
  address: Partial<Omit<Address, "countryId">>
): Promise<void> => {
  await ask(
    `insert into account_address (account_id, kind, contents)
     select id, 1, $2::jsonb from account where email = $1`,
    [email, JSON.stringify({ ...emptyAddress(1, ""), ...address })]
  )
}
